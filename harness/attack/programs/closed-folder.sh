# Folders that cannot be looked into, and so not be removed.
mkdir -p one/two/three
touch one/two/three/file
chmod 000 one/two/three one/two one .
