# Connects to a server of this machine.
import socket
import sys

try:
    with socket.create_connection(("127.0.0.1", int(sys.argv[1])), 2) as connection:
        print("BREACH connected:", connection.recv(40))
except OSError as error:
    print("refused:", error)
