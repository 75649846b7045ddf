#!/bin/sh
# Grades the hand-in beside this file. Without the line of scores, Autolab keeps no grade.
set -u
rm -f run.sh autograde.tar Makefile autograde-Makefile
result=$(sudo -n /opt/cavalo/grade.sh "$PWD" 2>/dev/null) && printf '%s\n' "$result" && exit 0
echo 'Cavalo could not grade this program, and gives no grade. Tell your teacher.'
echo 'O Cavalo não pôde avaliar este programa e não dá nota. Avise o professor.'
exit 2
