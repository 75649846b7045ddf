# What a submission's own build command would do: read, connect, stay, plant.
cat "$1" 2>/dev/null && echo "BREACH read $1 while building" >breach.txt
(exec 3<>"/dev/tcp/127.0.0.1/$2") 2>/dev/null && echo "BREACH connected while building" >>breach.txt
touch "/tmp/planted-$3" "/var/tmp/planted-$3" "$(dirname "$1")/planted-$3" 2>/dev/null
CAVALO_ATTACK=$3 setsid sleep 600 >/dev/null 2>&1 &
ln -s "$1" link
exit 0
