# Leaves a process with a session of its own.
setsid -f sleep 600
