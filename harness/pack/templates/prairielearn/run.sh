#!/bin/sh
# The entrypoint of the question, as root: /grade/serverFilesCourse/cavalo/run.sh
set -u
# Programs run as other users.
mkdir -p /grade/results
for folder in results tests data serverFilesCourse; do chmod 700 "/grade/$folder" 2>/dev/null; done
# The image holds only the tools.
sh /grade/serverFilesCourse/cavalo/place.sh &&
  /opt/cavalo/grade.sh /grade/student >/grade/results/draft.json &&
  mv /grade/results/draft.json /grade/results/results.json && exit 0
rm -f /grade/results/draft.json
# Such an attempt costs the student nothing.
cat >/grade/results/results.json <<'END'
{
  "gradable": false,
  "format_errors": [
    "Cavalo could not grade this program, and gives no grade. Tell your teacher.",
    "O Cavalo não pôde avaliar este programa e não dá nota. Avise o professor."
  ]
}
END
