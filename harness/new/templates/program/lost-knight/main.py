import sys

board = [line for line in sys.stdin.read().splitlines() if line]
row = next(row for row, line in enumerate(board) if "C" in line)
column = board[row].index("C")

# {{todo}}

print("{{yet}}")
