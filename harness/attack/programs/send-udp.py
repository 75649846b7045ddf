# Sends a datagram to a server of this machine, which counts them.
import socket
import sys

try:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.settimeout(1)
        sender.sendto(b"hello", ("127.0.0.1", int(sys.argv[1])))
        print("BREACH answered:", sender.recv(40))
except OSError as error:
    print("refused:", error)
