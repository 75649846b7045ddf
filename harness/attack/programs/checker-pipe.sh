# A message that is a pipe, which nobody fills.
rm feedback/told
mkfifo feedback/told feedback/teammessage.txt
exit 43
