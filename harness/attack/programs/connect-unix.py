# Connects to a socket of this machine, by a path or by an abstract name (which begins with @).
import socket
import sys

name = sys.argv[1]
try:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(2)
        # Node fills abstract names up to their greatest length.
        connection.connect(("\0" + name[1:]).ljust(108, "\0") if name[0] == "@" else name)
        print("BREACH connected:", connection.recv(40))
except OSError as error:
    print("refused:", error)
