# Leaves a folder that cannot be looked into.
mkdir -p closed/below
touch closed/below/file
chmod 000 closed/below closed
