# The usual one.
bomb() { bomb | bomb & }
bomb
sleep 1
