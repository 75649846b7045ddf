# A message that never ends.
yes "a message" >feedback/judgemessage.txt
exit 43
