# Files of 200 MB, each below what one may be, up to 4 GB.
for number in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  head -c 200000000 /dev/zero >large-$number || exit 1
  sleep 0.2
done
echo "BREACH $(du -sm . | cut -f1) MB in a build" >breach.txt
rm large-*
