<?php
$words = explode(" ", trim(fgets(STDIN)));
[$rows, $columns, $row, $column] = array_map("intval", $words);
$closed = in_array("closed", $words);

// {{todo}}

echo "{{yet}}\n";
