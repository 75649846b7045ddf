/* Warnsdorff with backtracking; fills the board with the steps 1 ... N * N. */
#define N 8

static int board[N][N];

static const int DR[8] = {2, 1, -1, -2, -2, -1, 1, 2};
static const int DC[8] = {1, 2, 2, 1, -1, -2, -2, -1};

static int is_free(int r, int c)
{
    return r >= 0 && r < N && c >= 0 && c < N && board[r][c] == 0;
}

static int exits(int r, int c)
{
    int m, count = 0;
    for (m = 0; m < 8; m++)
        count += is_free(r + DR[m], c + DC[m]);
    return count;
}

static int tour(int r, int c, int step)
{
    int wanted, m;
    board[r][c] = step;
    if (step == N * N)
        return 1;
    for (wanted = 0; wanted < 8; wanted++)
        for (m = 0; m < 8; m++)
            if (is_free(r + DR[m], c + DC[m]) && exits(r + DR[m], c + DC[m]) == wanted
                && tour(r + DR[m], c + DC[m], step + 1))
                return 1;
    board[r][c] = 0;
    return 0;
}
