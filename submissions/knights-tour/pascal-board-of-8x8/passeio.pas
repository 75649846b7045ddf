program passeio;
{$R+}

const
  MAX = 8;
  dx: array[1..MAX] of integer = (-2, -1, 1, 2, 2, 1, -1, -2);
  dy: array[1..MAX] of integer = (-1, -2, -2, -1, 1, 2, 2, 1);

var
  tab: array[1..MAX, 1..MAX] of integer;
  linhas, colunas, x0, y0, i, j: integer;
  achou: boolean;

function livre(x, y: integer): boolean;
begin
  livre := (x >= 1) and (x <= linhas) and (y >= 1) and (y <= colunas);
  if livre then
    livre := tab[x, y] = 0;
end;

function saidas(x, y: integer): integer;
var
  k, total: integer;
begin
  total := 0;
  for k := 1 to 8 do
    if livre(x + dx[k], y + dy[k]) then
      total := total + 1;
  saidas := total;
end;

{ vai primeiro para a casa com menos saidas }
procedure anda(x, y, passo: integer);
var
  k, n: integer;
begin
  tab[x, y] := passo;
  if passo = linhas * colunas then
    achou := true
  else
    for n := 0 to 8 do
      for k := 1 to 8 do
        if not achou and livre(x + dx[k], y + dy[k]) then
          if saidas(x + dx[k], y + dy[k]) = n then
            anda(x + dx[k], y + dy[k], passo + 1);
  if not achou then
    tab[x, y] := 0;
end;

begin
  read(linhas, colunas, x0, y0);
  achou := false;
  for i := 1 to linhas do
    for j := 1 to colunas do
      tab[i, j] := 0;
  anda(x0 + 1, y0 + 1, 1);
  if achou then
    for i := 1 to linhas do
    begin
      for j := 1 to colunas do
        write(tab[i, j]:4);
      writeln;
    end
  else
    writeln('Nao existe passeio.');
end.
