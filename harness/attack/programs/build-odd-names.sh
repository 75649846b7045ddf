# Builds files and a folder whose names are no text.
mkdir "$(printf 'folder-\377')" && cp build-odd-names.sh "$(printf 'folder-\377/-rf\n\376')"
