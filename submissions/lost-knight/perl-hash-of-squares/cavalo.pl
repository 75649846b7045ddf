#!/usr/bin/perl
use strict;
use warnings;

my @saltos = ([-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]);

chomp(my @mapa = grep { /\S/ } <>);
my ($linhas, $colunas) = (scalar @mapa, length $mapa[0]);

sub procura {
    my ($letra) = @_;
    for my $l (0 .. $linhas - 1) {
        my $c = index($mapa[$l], $letra);
        return ($l, $c) if $c >= 0;
    }
    die "nao ha $letra no mapa";
}

my ($l, $c) = procura('C');
my $saida = join ',', procura('S');
my %dist = ("$l,$c" => 0);
my @fila = ([$l, $c]);

while (@fila && !exists $dist{$saida}) {
    my ($l, $c) = @{ shift @fila };
    for my $salto (@saltos) {
        # o resto tem o sinal de $linhas, entao nunca e negativo
        my $nl = ($l + $salto->[0]) % $linhas;
        my $nc = ($c + $salto->[1]) % $colunas;
        next if exists $dist{"$nl,$nc"} || substr($mapa[$nl], $nc, 1) eq 'x';
        $dist{"$nl,$nc"} = $dist{"$l,$c"} + 1;
        push @fila, [$nl, $nc];
    }
}

if (exists $dist{$saida}) {
    print "Movimentos: $dist{$saida}\n";
} else {
    print "Nao e possivel chegar.\n";
}
