program main;

var
  rows, columns, row, column: integer;
  word: string;
  closed: boolean;

begin
  readln(rows, columns, row, column, word);
  closed := pos('closed', word) > 0;

  { {{todo}} }

  writeln('{{yet}}');
end.
