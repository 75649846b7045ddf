use strict;
use warnings;

my @words = split " ", <STDIN>;
my ($rows, $columns, $row, $column) = @words;
my $closed = grep { $_ eq "closed" } @words;

# {{todo}}

print "{{yet}}\n";
