# Three files, each below what one may be.
for number in 1 2 3; do
  head -c 200000000 /dev/zero >large-$number || exit 1
done
echo "BOUND $(du -sm . | cut -f1) MB in a build" >breach.txt
rm large-*
