use strict;
use warnings;

chomp(my @board = grep { /\S/ } <STDIN>);
my ($row) = grep { index($board[$_], "C") >= 0 } 0 .. $#board;
my $column = index($board[$row], "C");

# {{todo}}

print "{{yet}}\n";
