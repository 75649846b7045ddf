<?php
// Passeio do cavalo: regra de Warnsdorff, e de novo com outra sorte quando nao da certo

const SALTOS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const TENTATIVAS = 400;

class Tabuleiro
{
    public array $passo;

    public function __construct(public int $linhas, public int $colunas)
    {
        $this->passo = array_fill(0, $linhas, array_fill(0, $colunas, 0));
    }

    private function livres(int $l, int $c): array
    {
        $livres = [];
        foreach (SALTOS as [$dl, $dc]) {
            if (($this->passo[$l + $dl][$c + $dc] ?? -1) === 0) {
                $livres[] = [$l + $dl, $c + $dc];
            }
        }
        return $livres;
    }

    public function percorre(int $l, int $c, bool $sorteia): bool
    {
        $casas = $this->linhas * $this->colunas;
        for ($n = 1; ; $n++) {
            $this->passo[$l][$c] = $n;
            if ($n === $casas) {
                return true;
            }
            $melhor = null;
            foreach ($this->livres($l, $c) as [$vl, $vc]) {
                $centro = (2 * $vl - $this->linhas + 1) ** 2 + (2 * $vc - $this->colunas + 1) ** 2;
                $nota = [count($this->livres($vl, $vc)), $sorteia ? mt_rand() : -$centro];
                if ($melhor === null || $nota < $melhor) {
                    $melhor = $nota;
                    [$nl, $nc] = [$vl, $vc];
                }
            }
            if ($melhor === null) {
                return false;
            }
            [$l, $c] = [$nl, $nc];
        }
    }
}

mt_srand(7);
[$linhas, $colunas, $l, $c] = array_map('intval', explode(' ', trim(fgets(STDIN))));

for ($i = 0; $i < TENTATIVAS; $i++) {
    $tabuleiro = new Tabuleiro($linhas, $colunas);
    if ($tabuleiro->percorre($l, $c, $i > 0)) {
        $largura = strlen((string) ($linhas * $colunas)) + 1;
        foreach ($tabuleiro->passo as $linha) {
            foreach ($linha as $n) {
                printf("%{$largura}d", $n);
            }
            echo PHP_EOL;
        }
        exit;
    }
}
echo "Não há passeio a partir dessa casa.\n";
