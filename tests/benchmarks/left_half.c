/* The yardstick of Pretty Tricky's race: the same pass over all states of the left half, as plain C.

   left_half MARKS BOXES   e.g.   left_half 5 23445554432
   prints the rolls to come, the number of states and the seconds that the pass took.

   One state after the other in ascending number, on one core, over the 126 multisets of four dice with their three
   splits each; buttons_widgets/pretty_tricky/analysis/passes.py says what a number is and what is computed. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROWS = 11, ROLLS = 126, SUMS = 13 };

static int splits[ROLLS][3][2];
static double chances[ROLLS];

static void roll(void) {
    int count = 0;
    for (int a = 1; a <= 6; a++)
        for (int b = a; b <= 6; b++)
            for (int c = b; c <= 6; c++)
                for (int d = c; d <= 6; d++, count++) {
                    int dice[4] = {a, b, c, d}, ways = 24, alike = 1;
                    for (int i = 1; i < 4; i++) alike = dice[i] == dice[i - 1] ? alike + 1 : 1, ways /= alike;
                    chances[count] = ways / 1296.0;
                    for (int with = 1; with < 4; with++) {
                        splits[count][with - 1][0] = a + dice[with];
                        splits[count][with - 1][1] = b + c + d - dice[with];
                    }
                }
}

int main(int count, char **words) {
    if (count != 3) return 1;
    int marks = atoi(words[1]), boxes[SUMS] = {0}, open[SUMS] = {0}, rows = 0;
    long steps[SUMS], states = 1;
    for (int row = SUMS - 1; row >= 2; row--) {
        boxes[row] = words[2][row - 2] - '0';
        rows += boxes[row] > 0;
        steps[row] = states;
        states *= boxes[row] + 1;
    }
    double *values = malloc(states * sizeof *values);
    if (!values) return 1;
    roll();
    struct timespec begun, ended;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    for (long state = 0; state < states; state++) {
        int still_open = 0;
        for (int row = 2; row < SUMS; row++) still_open += open[row] > 0;
        double total = 1, nothing = 0;
        for (int i = 0; i < ROLLS; i++) {
            double best = INFINITY;
            for (int j = 0; j < 3; j++) {
                int one = splits[i][j][0], other = splits[i][j][1];
                long after = state;
                if (open[one]) after -= steps[one];
                if (open[other] > (one == other)) after -= steps[other];
                if (after < state && values[after] < best) best = values[after];
            }
            if (best < INFINITY) total += chances[i] * best;
            else nothing += chances[i];
        }
        values[state] = rows - still_open >= marks || !still_open ? 0 : total / (1 - nothing);
        for (int row = SUMS - 1; row >= 2 && ++open[row] > boxes[row]; row--) open[row] = 0;
    }
    clock_gettime(CLOCK_MONOTONIC, &ended);
    printf("%.17g %ld %g\n", values[states - 1], states,
           (double)(ended.tv_sec - begun.tv_sec) + 1e-9 * (double)(ended.tv_nsec - begun.tv_nsec));
    return 0;
}
