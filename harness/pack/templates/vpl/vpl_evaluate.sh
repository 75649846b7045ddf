#!/bin/bash
# VPL runs this while it compiles. Only what vpl_execution prints counts.
. common_script.sh
{
  echo '#!/bin/sh'
  echo "range='VPL_GRADEMIN=$VPL_GRADEMIN VPL_GRADEMAX=$VPL_GRADEMAX'"
  cat <<'END'
rm -f vpl_execution
result=$(sudo -n /opt/cavalo/grade.sh "$PWD" $range 2>/dev/null) && printf '%s\n' "$result" && exit 0
echo 'Comment :=>>Cavalo could not grade this program, and gives no grade. Tell your teacher.'
echo 'Comment :=>>O Cavalo não pôde avaliar este programa e não dá nota. Avise o professor.'
END
} >vpl_execution
chmod +x vpl_execution
