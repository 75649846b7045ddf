/*
 * The yardstick of the tours: Warnsdorff's rule with degrees kept up to date, ties to the square farthest
 * from the centre (Roth), without a way back from a dead end.
 *
 *     warnsdorff SIDE REPEATS
 *
 * starts from REPEATS squares of the colour that has tours and prints for each the squares visited and the
 * nanoseconds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const int DOWN[8] = {-2, -2, -1, -1, 1, 1, 2, 2};
static const int RIGHT[8] = {-1, 1, -2, 2, -2, 2, -1, 1};

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    int side = atoi(argv[1]);
    /* Two squares around the board count as visited, so that no move has to be checked. */
    int width = side + 4, size = width * width, offset[8];
    for (int i = 0; i < 8; i++) offset[i] = DOWN[i] * width + RIGHT[i];
    signed char *fresh = malloc(size), *degree = malloc(size);
    int *steps = malloc(sizeof(int) * size);
    memset(fresh, -1, size);
    for (int row = 2; row < side + 2; row++) {
        for (int column = 2; column < side + 2; column++) {
            int count = 0;
            for (int i = 0; i < 8; i++) {
                int r = row + DOWN[i], c = column + RIGHT[i];
                count += r >= 2 && r < side + 2 && c >= 2 && c < side + 2;
            }
            fresh[row * width + column] = count;
        }
    }
    unsigned seed = 1;
    for (int repeat = 0, repeats = atoi(argv[2]); repeat < repeats; repeat++) {
        seed = seed * 1664525u + 1013904223u;
        int row = 2 + (seed >> 8) % side;
        seed = seed * 1664525u + 1013904223u;
        int column = 2 + (seed >> 8) % side;
        if (side % 2 && (row + column) % 2) column += column == 2 ? 1 : -1;

        struct timespec from, to;
        clock_gettime(CLOCK_MONOTONIC, &from);
        memcpy(degree, fresh, size);
        int square = row * width + column, step = 0;
        while (square >= 0) {
            steps[square] = ++step;
            degree[square] = -1;
            int best = -1, least = 9;
            long farthest = -1;
            for (int i = 0; i < 8; i++) {
                int next = square + offset[i];
                if (degree[next] < 0) continue;
                int left = --degree[next];
                if (left > least) continue;
                long down = 2 * (row + DOWN[i]) - side - 3, right = 2 * (column + RIGHT[i]) - side - 3;
                long far = down * down + right * right;
                if (left == least && far <= farthest) continue;
                least = left;
                farthest = far;
                best = i;
            }
            if (best < 0) break;
            square += offset[best];
            row += DOWN[best];
            column += RIGHT[best];
        }
        clock_gettime(CLOCK_MONOTONIC, &to);
        printf("%d %ld\n", step, (to.tv_sec - from.tv_sec) * 1000000000L + to.tv_nsec - from.tv_nsec);
    }
}
