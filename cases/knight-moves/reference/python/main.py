"""Least number of knight moves between squares of a board, by breadth-first search."""

import sys
from collections import deque

MOVES = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def square(name):
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def least_moves(start, end, side):
    steps = {start: 0}
    queue = deque([start])
    while end not in steps:
        column, row = queue.popleft()
        for right, up in MOVES:
            there = column + right, row + up
            if there not in steps and 0 <= there[0] < side and 0 <= there[1] < side:
                steps[there] = steps[column, row] + 1
                queue.append(there)
    return steps[end]


side = int(sys.argv[1])
for line in sys.stdin:
    start, end = line.split()
    print(f"To get from {start} to {end} takes {least_moves(square(start), square(end), side)} knight moves.")
