# Waits.
exec sleep 600
