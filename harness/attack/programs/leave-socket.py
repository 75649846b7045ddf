# Leaves a process with an abstract socket that others would meet.
import os
import socket
import time

listener = socket.socket(socket.AF_UNIX)
listener.bind("\0left-" + os.environ["CAVALO_ATTACK"])
listener.listen()
if os.fork() == 0:
    os.setsid()
    time.sleep(600)
