import sys

n = int(sys.argv[1])
for line in sys.stdin:
    row, column, last_row, last_column = map(int, line.split())
    steps = [[None] * n for _ in range(n)]
    steps[row][column] = 0
    squares = [(row, column)]
    for r, c in squares:
        for dr, dc in [(1, 2), (2, 1)]:
            for rr, cc in [(r + dr, c + dc), (r + dr, c - dc), (r - dr, c + dc), (r - dr, c - dc)]:
                if 0 <= rr < n and 0 <= cc < n and steps[rr][cc] is None:
                    steps[rr][cc] = steps[r][c] + 1
                    squares.append((rr, cc))
    print(steps[last_row][last_column])
