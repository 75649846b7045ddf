# Leaves a process in a session of its own that holds the output open.
setsid sh -c 'sleep 600; echo late' &
sleep 0.1
