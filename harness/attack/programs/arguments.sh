# Reads the command lines of all processes for paths of the run.
for file in /proc/[0-9]*/cmdline; do
  line=$(tr '\0' ' ' 2>/dev/null <"$file")
  case $line in
    *bwrap* | */measure*) echo "BREACH $file tells: $(printf %s "$line" | head -c 80)" ;;
  esac
done
exit 0
