use strict;
use warnings;

my @saltos = ([1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]);
my ($linhas, $colunas, $l, $c) = @ARGV;
my @tab = map { [ (0) x $colunas ] } 1 .. $linhas;

sub livres {
    my ($l, $c) = @_;
    return grep {
        my ($i, $j) = @$_;
        $i >= 0 && $i < $linhas && $j >= 0 && $j < $colunas && !$tab[$i][$j];
    } map { [$l + $_->[0], $c + $_->[1]] } @saltos;
}

sub longe_do_centro {
    my ($l, $c) = @_;
    return (2 * $l - $linhas + 1) ** 2 + (2 * $c - $colunas + 1) ** 2;
}

sub anda {
    my ($l, $c, $n) = @_;
    $tab[$l][$c] = $n;
    return 1 if $n == $linhas * $colunas;
    my @vizinhas = sort { $a->[0] <=> $b->[0] || $b->[1] <=> $a->[1] }
        map { [scalar(livres(@$_)), longe_do_centro(@$_), @$_] } livres($l, $c);
    for (@vizinhas) {
        return 1 if anda($_->[2], $_->[3], $n + 1);
    }
    $tab[$l][$c] = 0;
    return 0;
}

no warnings 'recursion';
if (($linhas * $colunas) % 2 && ($l + $c) % 2 || !anda($l, $c, 1)) {
    print "Sem passeio.\n";
    exit;
}
for my $linha (@tab[0 .. $linhas - 2]) {
    print join(' ', map { sprintf '%4d', $_ } @$linha), "\n";
}
