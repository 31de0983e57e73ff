/* The yardstick of the solver: the same pass over all sets of buttons of an empty 6x6 board, solo, as plain C.

   full_pass LETTERS CARD DICE   e.g.   full_pass yrgb...gybry r 5
   prints the value, the number of sets and the seconds that the pass took.

   One set after the other in descending rank; buttons_widgets/buttons/analysis/lattice.py says what a rank is and
   buttons_widgets/buttons/analysis/backward_pass/recursion.py what is computed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 6, STATES = 21 };

static int masks[STATES], number_of[1 << N], before[N + 1][STATES][STATES];
static int lower[STATES][STATES + 1], plus[STATES][N];
static long covers[N][STATES];
static double weights[N];

static double power(double base, int exponent) {
    double result = 1;
    while (exponent-- > 0) result *= base;
    return result;
}

static int prepare(const char *letters, int dice) {
    const char *colours = "rbyg";
    int states = 0, fillings[STATES], of_this_row[STATES];
    for (int mask = 0; mask < 1 << N; mask++)
        if (!(mask & mask << 1)) masks[states] = mask, number_of[mask] = states++;
    for (int s = 0; s < STATES; s++) {
        fillings[s] = 1;
        for (int c = 0; c < N; c++) {
            int beside = masks[s] | masks[s] << 1 | masks[s] >> 1;
            plus[s][c] = beside >> c & 1 ? 0 : number_of[masks[s] | 1 << c];
        }
    }
    for (int row = N - 1; row >= 0; row--) {
        for (int above = 0; above < STATES; above++) {
            int running = 0;
            for (int s = 0; s < STATES; s++) {
                before[row][above][s] = running;
                if (!(masks[s] & masks[above])) running += fillings[s];
            }
            of_this_row[above] = running;
        }
        memcpy(fillings, of_this_row, sizeof fillings);
        for (int s = 0; s < STATES; s++)
            for (int c = 0; c < N; c++)
                if (masks[s] >> c & 1) covers[row][s] += 1L << 8 * (strchr(colours, letters[row * N + c]) - colours);
    }
    for (int above = 0; above < STATES; above++)
        for (int s = 0, last = -1; s <= STATES; s++) {
            lower[above][s] = last;
            if (s < STATES && !(masks[s] & masks[above])) last = s;
        }
    for (int i = 0; i < N; i++) weights[i] = (power(N - i, dice) - power(N - i - 1, dice)) / power(N, dice + 1);
    return fillings[0];
}

static void pass(double *values, int total, const int *pays) {
    int rows[N + 2] = {0}; /* the state of each row, between two empty ones */
    for (int row = 1; row <= N; row++) rows[row] = lower[rows[row - 1]][STATES];
    for (int rank = total - 1; rank >= 0; rank--) {
        double roll = 0, stop = rank > 0;
        long covered = 0;
        for (int row = 0; row < N; row++) {
            int above = rows[row], state = rows[row + 1], below = rows[row + 2], legal = 0;
            int taken = masks[above] | masks[below];
            double best[N];
            covered += covers[row][state];
            for (int c = 0; c < N; c++) {
                int more = plus[state][c];
                if (!more || taken >> c & 1) continue;
                double value = values[rank + before[row][above][more] - before[row][above][state]
                                      + before[row + 1][more][below] - before[row + 1][state][below]];
                int at = legal++;
                for (; at > 0 && best[at - 1] < value; at--) best[at] = best[at - 1];
                best[at] = value;
            }
            for (int i = 0; i < legal; i++) roll += weights[i] * best[i];
        }
        for (int colour = 0; rank > 0 && colour < 4; colour++)
            if ((covered >> 8 * colour & 255) >= 3) stop += pays[colour];
        values[rank] = roll > stop ? roll : stop;

        int row = N;
        while (row > 0 && !rows[row]) row--;
        if (!row) break;
        rows[row] = lower[rows[row - 1]][rows[row]];
        for (row++; row <= N; row++) rows[row] = lower[rows[row - 1]][STATES];
    }
}

int main(int count, char **words) {
    if (count != 4 || strlen(words[1]) != N * N) return fprintf(stderr, "full_pass LETTERS CARD DICE\n"), 2;
    int pays[4], total = prepare(words[1], atoi(words[3]));
    double *values = malloc(total * sizeof *values);
    if (!values) return 1;
    for (int colour = 0; colour < 4; colour++) pays[colour] = 1 + (words[2][0] == "rbyg"[colour]);
    struct timespec begun, done;
    memset(values, 0, total * sizeof *values); /* warm memory: the pass alone is timed */
    clock_gettime(CLOCK_MONOTONIC, &begun);
    pass(values, total, pays);
    clock_gettime(CLOCK_MONOTONIC, &done);
    printf("%.12f %d %.6f\n", values[0], total,
           (double)(done.tv_sec - begun.tv_sec) + (double)(done.tv_nsec - begun.tv_nsec) / 1e9);
    free(values);
    return 0;
}
