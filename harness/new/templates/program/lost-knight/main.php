<?php
$board = file("php://stdin", FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES);
foreach ($board as $r => $line) {
    $c = strpos($line, "C");
    if ($c !== false) {
        [$row, $column] = [$r, $c];
    }
}

// {{todo}}

echo "{{yet}}\n";
