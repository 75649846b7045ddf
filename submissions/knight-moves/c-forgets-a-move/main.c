#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int moves[7][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}};

int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  char from, to;
  int start, end;
  while (scanf(" %c%d %c%d", &from, &start, &to, &end) == 4) {
    int steps[26][26], queue[26 * 26], first = 0, last = 0;
    memset(steps, -1, sizeof steps);
    steps[from - 'a'][start - 1] = 0;
    queue[last++] = (from - 'a') * 26 + start - 1;
    while (first < last) {
      int column = queue[first] / 26, row = queue[first++] % 26;
      for (int i = 0; i < 7; i++) {
        int c = column + moves[i][0], r = row + moves[i][1];
        if (c < 0 || c >= n || r < 0 || r >= n || steps[c][r] >= 0) continue;
        steps[c][r] = steps[column][row] + 1;
        queue[last++] = c * 26 + r;
      }
    }
    printf("%d\n", steps[to - 'a'][end - 1]);
  }
  return 0;
}
