# Leaves a link where the harness will give and take rights.
ln -s "$1" link
