# Builds folders deeper than any path can say.
name=$(printf '%0200d' 0)
level=0
while [ $level -lt 60 ]; do
  mkdir $name && cd $name || exit 1
  level=$((level + 1))
done
exit 0
