# Prints without end.
exec yes
