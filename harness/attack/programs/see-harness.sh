# Is the process that stands for the harness among those that it sees?
if grep -qs "86399" "/proc/$1/cmdline"; then
  echo "BREACH sees process $1: $(tr '\0' ' ' <"/proc/$1/cmdline")"
fi
exit 0
