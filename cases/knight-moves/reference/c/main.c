/* Least number of knight moves between squares of a board, by relaxing all squares until nothing changes. */

#include <stdio.h>
#include <stdlib.h>

enum { LARGEST = 26, FAR = LARGEST * LARGEST };

static int side;
static int steps[LARGEST][LARGEST];

static int is_move(int columns, int rows) {
  return abs(columns) * abs(rows) == 2;
}

static int relax(int column, int row) {
  int changed = 0;
  for (int c = 0; c < side; c++)
    for (int r = 0; r < side; r++)
      if (is_move(c - column, r - row) && steps[c][r] > steps[column][row] + 1) {
        steps[c][r] = steps[column][row] + 1;
        changed = 1;
      }
  return changed;
}

int main(int count, char **words) {
  char from, to;
  int start, end;
  side = count > 1 ? atoi(words[1]) : 8;
  while (scanf(" %c%d %c%d", &from, &start, &to, &end) == 4) {
    for (int c = 0; c < side; c++)
      for (int r = 0; r < side; r++) steps[c][r] = FAR;
    steps[from - 'a'][start - 1] = 0;
    for (int changed = 1; changed;) {
      changed = 0;
      for (int c = 0; c < side; c++)
        for (int r = 0; r < side; r++) changed |= relax(c, r);
    }
    printf("To get from %c%d to %c%d takes %d knight moves.\n", from, start, to, end, steps[to - 'a'][end - 1]);
  }
  return 0;
}
