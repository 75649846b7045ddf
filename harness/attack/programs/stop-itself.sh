# Freezes its whole group.
sleep 60 &
kill -STOP 0
sleep 60
