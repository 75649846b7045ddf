# The compiler of Python must not import what lies beside this file.
print("compiled")
