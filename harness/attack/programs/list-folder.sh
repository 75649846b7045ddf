# Looks around in the folders that it is given, and from where it works upwards.
for folder in "$@" .. ../.. ../../..; do
  names=$(find "$folder" -maxdepth 2 '(' -name 'attack-stage-*' -o -name hidden.yaml ')' 2>/dev/null | head -3)
  [ -z "$names" ] || echo "BREACH seen in $folder:" $names
done
exit 0
