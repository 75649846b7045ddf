# An answer that its own author may not read.
echo 1 >answer
chmod 000 answer .
