# Freezes what is to end it, and stays.
kill -STOP $PPID
kill -STOP 1
sleep 60
