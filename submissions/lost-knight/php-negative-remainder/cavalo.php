<?php
function ler_mapa($arquivo) {
    $mapa = file($arquivo, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES);
    return array_map('str_split', $mapa);
}

function achar($mapa, $letra) {
    foreach ($mapa as $l => $linha) {
        $c = array_search($letra, $linha);
        if ($c !== false) return array($l, $c);
    }
}

function busca($mapa) {
    $saltos = array(array(-2,-1), array(-2,1), array(-1,-2), array(-1,2), array(1,-2), array(1,2), array(2,-1), array(2,1));
    $linhas = count($mapa);
    $colunas = count($mapa[0]);
    list($l, $c) = achar($mapa, 'C');
    $dist["$l,$c"] = 0;
    $fila = array(array($l, $c));
    for ($i = 0; $i < count($fila); $i++) {
        list($l, $c) = $fila[$i];
        if ($mapa[$l][$c] == 'S') return $dist["$l,$c"];
        foreach ($saltos as $s) {
            $nl = ($l + $s[0]) % $linhas;
            $nc = ($c + $s[1]) % $colunas;
            if (isset($mapa[$nl][$nc]) && $mapa[$nl][$nc] != 'x' && !isset($dist["$nl,$nc"])) {
                $dist["$nl,$nc"] = $dist["$l,$c"] + 1;
                $fila[] = array($nl, $nc);
            }
        }
    }
    return -1;
}

$mapa = ler_mapa($argv[1]);
$n = busca($mapa);
if ($n < 0)
    echo "Impossivel\n";
else
    echo "Em $n movimentos\n";
?>
