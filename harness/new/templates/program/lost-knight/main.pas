{$mode objfpc}{$H+}
program main;

var
  board: array of string;
  line: string;
  row, column, r: integer;

begin
  while not eof do
  begin
    readln(line);
    if line = '' then continue;
    setlength(board, length(board) + 1);
    board[high(board)] := line;
  end;

  { Rows are counted from 0, and columns from 1. }
  for r := 0 to high(board) do
    if pos('C', board[r]) > 0 then
    begin
      row := r;
      column := pos('C', board[r]);
    end;

  { {{todo}} }

  writeln('{{yet}}');
end.
