# Leaves a process in the background.
sleep 600 &
exit 0
