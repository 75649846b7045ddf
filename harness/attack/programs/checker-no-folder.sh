# No folder for a message.
rm -rf feedback
exit 43
