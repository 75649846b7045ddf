/*
 * The yardstick of the search: breadth-first from the knight with a flat queue, as a C programmer would write
 * it.
 *
 *     search BOARD REPEATS
 *
 * reads the board once, searches REPEATS times and prints the moves (-1: no way) and each search's
 * nanoseconds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const int DOWN[8] = {-2, -2, -1, -1, 1, 1, 2, 2};
static const int RIGHT[8] = {-1, 1, -2, 2, -2, 2, -1, 1};

static int rows, columns, knight, exit_square;
static char *board;
static int *distance, *queue;

static int search(void) {
    int head = 0, tail = 0;
    memset(distance, -1, sizeof(int) * rows * columns);
    distance[knight] = 0;
    queue[tail++] = knight;
    while (head < tail) {
        int square = queue[head++];
        if (square == exit_square) return distance[square];
        int row = square / columns, column = square % columns;
        for (int i = 0; i < 8; i++) {
            int r = row + DOWN[i], c = column + RIGHT[i];
            if (r < 0) r += rows; else if (r >= rows) r -= rows;
            if (c < 0) c += columns; else if (c >= columns) c -= columns;
            int to = r * columns + c;
            if (distance[to] >= 0 || board[to] == 'x') continue;
            distance[to] = distance[square] + 1;
            queue[tail++] = to;
        }
    }
    return -1;
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    FILE *file = fopen(argv[1], "rb");
    if (!file) return 2;
    board = malloc(64 << 20);
    size_t length = fread(board, 1, 64 << 20, file);
    int squares = 0;
    for (size_t i = 0; i < length; i++) {
        if (board[i] == '\r') continue;
        if (board[i] == '\n') {
            if (!columns) columns = squares;
            continue;
        }
        if (board[i] == 'C') knight = squares;
        if (board[i] == 'S') exit_square = squares;
        board[squares++] = board[i];
    }
    rows = squares / columns;
    distance = malloc(sizeof(int) * squares);
    queue = malloc(sizeof(int) * squares);
    for (int i = 0, repeats = atoi(argv[2]); i < repeats; i++) {
        struct timespec from, to;
        clock_gettime(CLOCK_MONOTONIC, &from);
        int moves = search();
        clock_gettime(CLOCK_MONOTONIC, &to);
        printf("%d %ld\n", moves, (to.tv_sec - from.tv_sec) * 1000000000L + to.tv_nsec - from.tv_nsec);
    }
}
