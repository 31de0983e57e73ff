/* The yardstick of the simulator: the same games between the same strategies with the same random numbers, as plain C.

   games KEY GAMES SIZE PLAYERS, then for each player: LETTERS CARDS LEAVING LIMIT LAYING GOLDEN PLACING
   e.g. games 7 10000 6 1 bgry...grry 0 3 0 2 2 1
   CARDS is the mask of the colours r b y g, 0 to have them dealt; rules go by their numbers in codes.py.
   prints the rolls, the rounds, each seat's share of the wins and its stars, sums over all rounds and turns that would
   hardly be the same by chance, and the seconds that the games took.

   buttons_widgets/buttons/strategy/kernel.py says what is done; streams.py says where the random numbers come from. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "streams.h"

enum { LEAVE_BUTTONS, LEAVE_STARS, LEAVE_BUST, LEAVE_ONE_ROLL, LEAVE_RANDOM };
enum { LAY_RANDOM, LAY_ROOM, LAY_STARS };
enum { GOLD_ALWAYS, GOLD_NEVER, GOLD_STARS, GOLD_RANDOM };
enum { PLACE_RANDOM, PLACE_LINE };
enum { IN, OUT, BUST };
enum { MOST_ROUNDS = 1000, TURNS = 20, BUTTONS = 19 };

typedef uint64_t Mask;

typedef struct {
    Mask colours[4];
    int colour_at[36], cards, leaving, laying, golden, placing;
    double limit;
} Player;

typedef struct {
    Mask buttons, open, stars;
    int64_t covered;
    uint64_t draws;
    int standing, cards, pays[4], turns;
} Seat;

typedef struct {
    int64_t game;
    int32_t rolls;
    int8_t starter, stars[4], buttons[4], bust[4];
} Round;

typedef struct {
    double shares[4];
    int32_t rounds, rolls;
    int8_t stars[4], lines[4];
} Game;

static int size, players, depot_dice, line_count;
static Mask every, first_column, last_column, lines[24];
static int64_t shown[6][64], ways[6], choices[19][19], line_worths[6];
static Player who[4];
static Seat seats[4];
static int64_t turns[4][5][TURNS][BUTTONS][3];

static int count_of(Mask mask) {
    mask -= mask >> 1 & 0x555555555u;
    mask = (mask & 0x333333333u) + (mask >> 2 & 0x333333333u);
    mask = (mask + (mask >> 4)) & 0xF0F0F0F0Fu;
    mask += mask >> 8;
    return (mask + (mask >> 16) + (mask >> 32)) & 63;
}

static Mask nth(Mask mask, int number) {
    while (number--) mask &= mask - 1;
    return mask & -mask;
}

static Mask opened(Mask open, Mask bit) {
    Mask beside = (bit & ~last_column) << 1 | (bit & ~first_column) >> 1 | bit << size | bit >> size;
    return open & ~(bit | beside);
}

static int64_t stars_for(int64_t covered, int any_button, const int *pays) {
    int64_t stars = any_button;
    for (int colour = 0; colour < 4; colour++)
        if ((covered >> 8 * colour & 255) >= 3) stars += pays[colour];
    return stars;
}

static int64_t one_roll(int seat, Mask open, int64_t covered, const int *pays, int dice) {
    Mask more = 0, doubly = 0, row = (1 << size) - 1;
    for (int colour = 0; colour < 4; colour++)
        if ((covered >> 8 * colour & 255) == 2) {
            more |= who[seat].colours[colour];
            if (pays[colour] > 1) doubly |= who[seat].colours[colour];
        }
    int64_t stars = stars_for(covered, 1, pays), worth = 0;
    for (int i = 0; i < size; i++, open >>= size, more >>= size, doubly >>= size) {
        Mask spaces = open & row;
        worth += stars * shown[dice][spaces] + shown[dice][spaces & more] + shown[dice][spaces & doubly];
    }
    return worth;
}

static int64_t one_step(int seat, Mask open, int64_t covered, int any_button, const int *pays, int dice) {
    int64_t stop = stars_for(covered, any_button, pays) * ways[dice] * size;
    int64_t roll = one_roll(seat, open, covered, pays, dice);
    return stop > roll ? stop : roll;
}

static int leaves(int seat, int dice) {
    Seat *now = &seats[seat];
    int rule = who[seat].leaving;
    double limit = who[seat].limit;
    if (rule == LEAVE_RANDOM) return below(&now->draws, now->buttons ? 2 : 1) == 1;
    if (!now->buttons) return 0;
    if (!now->open) return 1;
    if (rule == LEAVE_BUTTONS) return count_of(now->buttons) >= limit;
    if (rule == LEAVE_STARS) return stars_for(now->covered, 1, now->pays) >= limit;
    int64_t outcomes = ways[dice] * size, safe = 0;
    if (rule == LEAVE_ONE_ROLL)
        return stars_for(now->covered, 1, now->pays) * outcomes
               >= one_roll(seat, now->open, now->covered, now->pays, dice);
    for (int row = 0; row < size; row++) safe += shown[dice][now->open >> row * size & ((1 << size) - 1)];
    return outcomes - safe > limit * outcomes;
}

static int64_t with_one_more(int seat, Mask bit) {
    return seats[seat].covered + (1ll << 8 * who[seat].colour_at[count_of(bit - 1)]);
}

static Mask space_to_lay(int seat, Mask offered, int dice) {
    Seat *now = &seats[seat];
    Mask best = offered;
    if (who[seat].laying != LAY_RANDOM) {
        int64_t most = -1;
        for (Mask left = offered; left; left &= left - 1) {
            Mask bit = left & -left, after = opened(now->open, bit);
            int64_t rank = count_of(after);
            if (who[seat].laying == LAY_STARS)
                rank += one_step(seat, after, with_one_more(seat, bit), 1, now->pays, dice) * 64;
            if (rank > most) most = rank, best = bit;
            else if (rank == most) best |= bit;
        }
    }
    return nth(best, below(&now->draws, count_of(best)));
}

static int takes(int seat, Mask golden, int dice) {
    Seat *now = &seats[seat];
    int rule = who[seat].golden, taken = rule == GOLD_ALWAYS;
    if (rule == GOLD_RANDOM) return below(&now->draws, 2) == 0;
    if (rule == GOLD_STARS)
        taken = one_step(seat, opened(now->open, golden), with_one_more(seat, golden), 1, now->pays, dice)
                >= one_step(seat, now->open, now->covered, now->buttons != 0, now->pays, dice);
    below(&now->draws, 1);
    return taken;
}

static Mask stars_to_place(int seat, int count) {
    Seat *now = &seats[seat];
    Mask buttons = now->buttons, placed = 0;
    if (who[seat].placing == PLACE_RANDOM) {
        int left = count_of(buttons);
        int64_t place = below(&now->draws, choices[left][count]);
        for (; count; buttons &= buttons - 1) {
            left--;
            if (place < choices[left][count - 1]) placed |= buttons & -buttons, count--;
            else place -= choices[left][count - 1];
        }
        return placed;
    }
    for (int i = 0; i < line_count && !placed; i++) {
        Mask gaps = lines[i] & ~now->stars;
        if (gaps && !(gaps & ~buttons) && count_of(gaps) <= count) placed = gaps;
    }
    for (count -= count_of(placed); count > 0; count--) {
        int64_t most = -1;
        Mask best = 0;
        for (Mask left = buttons & ~placed; left; left &= left - 1) {
            Mask bit = left & -left;
            int64_t worth = 0;
            for (int i = 0; i < line_count; i++)
                if (lines[i] & bit) worth += line_worths[count_of(lines[i] & (now->stars | placed))];
            if (worth > most) most = worth, best = bit;
            else if (worth == most) best |= bit;
        }
        placed |= nth(best, below(&now->draws, count_of(best)));
    }
    return placed;
}

static void lay(int seat, Mask bit) {
    Seat *now = &seats[seat];
    now->covered = with_one_more(seat, bit);
    now->buttons |= bit;
    now->open = opened(now->open, bit);
}

static void deal(uint64_t key, int64_t game) {
    for (int seat = 0; seat < players; seat++) seats[seat].cards = who[seat].cards;
    if (who[0].cards || players == 1) {
        if (!who[0].cards) seats[0].cards = 1;
        return;
    }
    uint64_t draws = stream_of(key, game, 1);
    Mask left = 15;
    if (players == 3) left ^= nth(14, below(&draws, 3));
    for (int place = 0; place < (players == 2 ? 4 : players); place++) {
        Mask card = nth(left, below(&draws, count_of(left)));
        left ^= card;
        seats[place % players].cards |= card;
    }
}

static void pass_cards(void) {
    int last = seats[players - 1].cards;
    for (int seat = players - 1; seat > 0; seat--) seats[seat].cards = seats[seat - 1].cards;
    seats[0].cards = players > 1 ? last : last < 8 ? last << 1 : 1;
}

static int dice_in_play(int still_in) {
    int dice = 5 - depot_dice * (players - still_in);
    return dice > 1 ? dice : 1;
}

static void play_round(Round *found, uint64_t *dice_at) {
    int starter = 0, still_in = players;
    for (int i = 0; i < players; i++) {
        Seat *now = &seats[i];
        if (now->cards & 1) starter = i;
        now->buttons = now->covered = now->turns = 0;
        now->open = every & ~now->stars;
        now->standing = IN;
        for (int colour = 0; colour < 4; colour++) now->pays[colour] = 1 + (now->cards >> colour & 1);
    }
    found->starter = starter;
    found->rolls = 0;
    for (int turn = starter; still_in;) {
        Seat *now = &seats[turn];
        int dice = dice_in_play(still_in), held = count_of(now->buttons), nth_turn = now->turns++;
        int64_t *counts = turns[turn][still_in][nth_turn < TURNS ? nth_turn : TURNS - 1][held];
        counts[0]++;
        if (leaves(turn, dice)) {
            now->standing = OUT;
            counts[1]++;
            found->buttons[turn] = held, found->bust[turn] = 0;
            still_in--;
        } else {
            uint64_t bits = mixed(*dice_at += STEP), fraction = bits >> 32;
            int pips[6];
            Mask columns = 0;
            for (int die = 0; die <= dice; die++) {
                if (die == 3) fraction = bits & 0xFFFFFFFFu;
                fraction *= size;
                pips[die] = fraction >> 32;
                fraction &= 0xFFFFFFFFu;
                if (die) columns |= 1 << pips[die];
            }
            found->rolls++;
            Mask offered = now->open & columns << pips[0] * size, golden = (Mask)1 << (pips[0] * size + pips[1]);
            if (offered) lay(turn, space_to_lay(turn, offered, dice));
            else {
                now->standing = BUST, now->buttons = 0, now->covered = 0;
                counts[2]++;
                found->buttons[turn] = held, found->bust[turn] = 1, found->stars[turn] = 0;
                dice = dice_in_play(--still_in);
            }
            for (int step = 1; step < players; step++) {
                int seat = (turn + step) % players;
                if (seats[seat].standing == IN && seats[seat].open & golden && takes(seat, golden, dice))
                    lay(seat, golden);
            }
        }
        if (still_in) do turn = (turn + 1) % players;
            while (seats[turn].standing != IN);
    }
    for (int seat = 0; seat < players; seat++) {
        Seat *now = &seats[seat];
        if (now->standing != OUT) continue;
        int earned = stars_for(now->covered, 1, now->pays);
        now->stars |= stars_to_place(seat, earned);
        found->stars[seat] = earned;
    }
}

static int judged(Game *found) {
    int ends = 0, full = 1, best = 0, winners = 0, ranks[4];
    for (int seat = 0; seat < players; seat++) {
        int stars = count_of(seats[seat].stars), line = 0;
        for (int i = 0; i < line_count; i++) line |= (seats[seat].stars & lines[i]) == lines[i];
        ranks[seat] = stars + 64 * line;
        if (ranks[seat] > best) best = ranks[seat];
        ends |= ranks[seat] >= 12;
        full &= seats[seat].stars == every;
        found->stars[seat] = stars, found->lines[seat] = line;
    }
    for (int seat = 0; seat < players; seat++) winners += ranks[seat] == best;
    for (int seat = 0; seat < players; seat++)
        found->shares[seat] = ranks[seat] == best && (ends || full) ? 1.0 / winners : 0;
    return ends || full;
}

static void prepare(void) {
    every = ((Mask)1 << size * size) - 1;
    depot_dice = players == 1 ? 0 : players == 2 ? 2 : 1;
    for (int row = 0; row < size; row++) first_column |= (Mask)1 << row * size;
    last_column = first_column << (size - 1);
    for (int dice = 0; dice < 6; dice++) {
        ways[dice] = 1;
        for (int i = 0; i < dice; i++) ways[dice] *= size;
        for (int mask = 0; mask < 1 << size; mask++) {
            int64_t none = 1;
            for (int i = 0; i < dice; i++) none *= size - count_of(mask);
            shown[dice][mask] = ways[dice] - none;
        }
    }
    for (int n = 0; n < 19; n++)
        for (int k = 0; k <= n; k++) choices[n][k] = k ? choices[n - 1][k - 1] + choices[n - 1][k] : 1;
    for (int stars = 0, worth = 1; stars < 6; stars++, worth *= 6) line_worths[stars] = worth;
    for (int row = 0; row < size; row++)
        for (int start = 0; start + 5 <= size; start++) lines[line_count++] = (Mask)31 << (row * size + start);
    for (int column = 0; column < size; column++)
        for (int start = 0; start + 5 <= size; start++) {
            Mask line = 0;
            for (int row = start; row < start + 5; row++) line |= (Mask)1 << (row * size + column);
            lines[line_count++] = line;
        }
}

int main(int count, char **words) {
    if (count < 5 || count != 5 + 7 * atoi(words[4])) return fprintf(stderr, "games KEY GAMES SIZE PLAYERS …\n"), 2;
    uint64_t key = strtoull(words[1], NULL, 10);
    int64_t games = atoll(words[2]), rounds = 0, room = 0, rolls = 0;
    size = atoi(words[3]), players = atoi(words[4]);
    prepare();
    for (int seat = 0; seat < players; seat++) {
        char **word = words + 5 + 7 * seat;
        Player *one = &who[seat];
        for (int bit = 0; bit < size * size; bit++) {
            one->colour_at[bit] = strchr("rbyg", word[0][bit]) - "rbyg";
            one->colours[one->colour_at[bit]] |= (Mask)1 << bit;
        }
        one->cards = atoi(word[1]), one->leaving = atoi(word[2]), one->limit = atof(word[3]);
        one->laying = atoi(word[4]), one->golden = atoi(word[5]), one->placing = atoi(word[6]);
    }
    Game *found = calloc(games, sizeof *found);
    Round *found_rounds = NULL;
    if (!found) return 1;
    struct timespec begun, done;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    for (int64_t game = 0; game < games; game++) {
        uint64_t dice_at = stream_of(key, game, 0);
        for (int seat = 0; seat < players; seat++)
            seats[seat].draws = stream_of(key, game, 2 + seat), seats[seat].stars = 0;
        deal(key, game);
        for (int over = 0; !over && found[game].rounds < MOST_ROUNDS;) {
            if (rounds == room && !(found_rounds = realloc(found_rounds, (room = 2 * room + 1024) * sizeof(Round))))
                return 1;
            Round *round = &found_rounds[rounds++];
            round->game = game;
            play_round(round, &dice_at);
            found[game].rounds++, found[game].rolls += round->rolls;
            if (!(over = judged(&found[game]))) pass_cards();
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &done);
    double shares[4] = {0}, stars[4] = {0};
    int64_t of_rounds = 0, of_turns = 0, *counts = &turns[0][0][0][0][0];
    for (int64_t game = 0; game < games; game++) {
        rolls += found[game].rolls;
        for (int seat = 0; seat < players; seat++)
            shares[seat] += found[game].shares[seat], stars[seat] += found[game].stars[seat];
    }
    for (int64_t i = 0; i < rounds; i++) /* each by its place, so that no two rounds can be exchanged */
        for (int seat = 0; seat < players; seat++) {
            Round *one = &found_rounds[i];
            of_rounds += (i % 1009 + 1) * (one->stars[seat] + 8 * one->buttons[seat] + 256 * one->bust[seat]);
        }
    for (int64_t i = 0; i < players * 5 * TURNS * BUTTONS * 3; i++) of_turns += (i % 1009 + 1) * counts[i];
    printf("%lld %lld", (long long)rolls, (long long)rounds);
    for (int seat = 0; seat < players; seat++) printf(" %.9f %.0f", shares[seat], stars[seat]);
    printf(" %lld %lld %.6f\n", (long long)of_rounds, (long long)of_turns,
           (double)(done.tv_sec - begun.tv_sec) + (double)(done.tv_nsec - begun.tv_nsec) / 1e9);
    return 0;
}
