/* The random numbers of buttons_widgets/kit/analysis/streams.py, for the programs that play the same games in C. */
#include <stdint.h>

#define STEP 0x9E3779B97F4A7C15u

static uint64_t mixed(uint64_t number) {
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9u;
    number = (number ^ number >> 27) * 0x94D049BB133111EBu;
    return number ^ number >> 31;
}

static uint64_t stream_of(uint64_t key, int64_t game, int stream) {
    return mixed(mixed(key + (game + 1) * STEP) + (stream + 1) * STEP);
}

static int64_t below(uint64_t *draws, int64_t count) {
    *draws += STEP;
    return (mixed(*draws) >> 32) * (uint64_t)count >> 32;
}
