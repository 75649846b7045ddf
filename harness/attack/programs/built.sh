# What was built before: says what the building got at.
cat "$(dirname "$0")/breach.txt" "$(dirname "$0")/link" 2>/dev/null
exit 0
