/* The yardstick of Pretty Tricky's simulator: the same games between the same plain bots with the same random numbers,
   as plain C.

   sheets KEY GAMES PLAYERS NEEDED LEFT RIGHT NEAREST...   e.g.   sheets 7 10000 2 6 23445554432 22233333222 1 1
   LEFT and RIGHT are the open boxes of a new sheet; NEAREST says of each seat whether it ticks what is nearest its mark
   (1) or anything (0).
   prints the rounds, each seat's share of the wins, X and XX, a sum over all games that would hardly be the same by
   chance, and the seconds that the games took.

   buttons_widgets/pretty_tricky/strategy/kernel.py says what is done; streams.py says where the random numbers come
   from. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "streams.h"

enum { ROWS = 11, DICE = 4, BLUE = 3, ROLLS = 1296, MOVES = 9, NONE = -1 };

typedef struct {
    int left[ROWS], right[ROWS], full[ROWS], marks;
} Sheet;

static int own[ROLLS][MOVES][2], own_count[ROLLS], others[ROLLS][BLUE], others_count[ROLLS];

/* The splits, each ascending, in their order, and after them the sums; the others' sums. Each once, rows from 0. */
static void offer(void) {
    for (int roll = 0; roll < ROLLS; roll++) {
        int dice[DICE] = {roll / 216 + 1, roll / 36 % 6 + 1, roll / 6 % 6 + 1, roll % 6 + 1};
        int total = dice[0] + dice[1] + dice[2] + dice[3];
        char split[13] = {0}, sum[13] = {0}, blue[13] = {0};
        for (int with = 1; with < DICE; with++) {
            int one = dice[0] + dice[with], other = total - one;
            split[one < other ? one : other] = 1, sum[one] = sum[other] = 1;
        }
        for (int one = 0; one < BLUE; one++)
            for (int other = one + 1; other < BLUE; other++) blue[dice[one] + dice[other]] = 1;
        for (int low = 2; low <= 12; low++)
            if (split[low]) own[roll][own_count[roll]][0] = low - 2, own[roll][own_count[roll]++][1] = total - low - 2;
        for (int row = 2; row <= 12; row++) {
            if (sum[row]) own[roll][own_count[roll]][0] = row - 2, own[roll][own_count[roll]++][1] = NONE;
            if (blue[row]) others[roll][others_count[roll]++] = row - 2;
        }
    }
}

/* Any of the best moves; to pass is worth nothing, a move that is not legal less. */
static int any_best(const int *worths, int count, uint64_t *draws) {
    int most = 0, ties = 0;
    for (int i = 0; i < count; i++) most = worths[i] > most ? worths[i] : most;
    for (int i = 0; i < count; i++) ties += worths[i] == most;
    ties += most == 0;
    int64_t drawn = ties > 1 ? below(draws, ties) : 0;
    for (int i = 0; i < count; i++)
        if (worths[i] == most && drawn-- == 0) return i;
    return NONE;
}

static int choose(const Sheet *sheet, int roll, int mine, int nearest, uint64_t *draws) {
    int worths[MOVES], legal = 0, count = mine ? own_count[roll] : others_count[roll];
    for (int i = 0; i < count; i++) {
        int one = mine ? own[roll][i][0] : others[roll][i], other = mine ? own[roll][i][1] : NONE;
        int boxes = mine ? sheet->left[one] : sheet->right[one];
        int more = other == NONE ? 1 : sheet->left[other] - (one == other);
        worths[i] = NONE;
        if (boxes <= 0 || more <= 0) continue;
        legal = 1;
        worths[i] = nearest ? 20 - boxes + (other == NONE ? 0 : 20 - more) : 0;
    }
    return legal ? any_best(worths, count, draws) : NONE;
}

static void tick(Sheet *sheet, int row) {
    if (--sheet->left[row] == 0) sheet->full[row] = 1, sheet->marks++;
}

int main(int count, char **words) {
    if (count < 8 || count < 7 + atoi(words[3])) return 1;
    uint64_t key = strtoull(words[1], NULL, 10);
    int64_t games = atoll(words[2]), rounds = 0, sum = 0, x[4] = {0}, xx[4] = {0};
    int players = atoi(words[3]), needed = atoi(words[4]), nearest[4];
    double shares[4] = {0};
    Sheet new = {0}, sheets[4];
    for (int row = 0; row < ROWS; row++) new.left[row] = words[5][row] - '0', new.right[row] = words[6][row] - '0';
    for (int seat = 0; seat < players; seat++) nearest[seat] = atoi(words[7 + seat]);
    struct timespec begun, done;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    offer();
    for (int64_t game = 0; game < games; game++) {
        uint64_t dice_at = stream_of(key, game, 0), draws[4];
        int number = 0;
        for (int seat = 0; seat < players; seat++) sheets[seat] = new, draws[seat] = stream_of(key, game, 1 + seat);
        for (int over = 0; !over; number++) {
            for (int active = 0; active < players; active++) {
                int roll = (int)below(&dice_at, ROLLS);
                for (int asked = 0; asked < players; asked++) {
                    int seat = (active + asked) % players;
                    int move = choose(&sheets[seat], roll, !asked, nearest[seat], &draws[seat]);
                    if (move == NONE) continue;
                    if (asked) {
                        sheets[seat].right[others[roll][move]]--;
                        continue;
                    }
                    tick(&sheets[seat], own[roll][move][0]);
                    if (own[roll][move][1] != NONE) tick(&sheets[seat], own[roll][move][1]);
                }
            }
            for (int seat = 0; seat < players; seat++) over |= sheets[seat].marks >= needed;
        }
        int ranks[4], best = -1, winners = 0;
        for (int seat = 0; seat < players; seat++) {
            int right = 0, left = 2 * sheets[seat].marks;
            for (int row = 0; row < ROWS; row++)
                for (int other = 0; sheets[seat].right[row] == 0 && other < players; other++)
                    right += sheets[other].full[row];
            x[seat] += left, xx[seat] += right, ranks[seat] = (left + right) * 1000 + right;
            best = ranks[seat] > best ? ranks[seat] : best;
            sum += (game % 1009 + 1) * (left + 64 * right + 4096 * number);
        }
        for (int seat = 0; seat < players; seat++) winners += ranks[seat] == best;
        for (int seat = 0; seat < players; seat++) shares[seat] += ranks[seat] == best ? 1.0 / winners : 0;
        rounds += number;
    }
    clock_gettime(CLOCK_MONOTONIC, &done);
    printf("%lld", (long long)rounds);
    for (int seat = 0; seat < players; seat++)
        printf(" %.9f %lld %lld", shares[seat], (long long)x[seat], (long long)xx[seat]);
    printf(" %lld %.6f\n", (long long)sum,
           (double)(done.tv_sec - begun.tv_sec) + (double)(done.tv_nsec - begun.tv_nsec) / 1e9);
    return 0;
}
