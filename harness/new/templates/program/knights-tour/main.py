words = input().split()
rows, columns, row, column = map(int, words[:4])
closed = "closed" in words

# {{todo}}

print("{{yet}}")
