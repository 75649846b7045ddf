# Takes memory until it is refused.
blocks = []
while len(blocks) < 1024:
    blocks.append(b"x" * (1 << 20))
print("BREACH used", len(blocks), "MiB")
