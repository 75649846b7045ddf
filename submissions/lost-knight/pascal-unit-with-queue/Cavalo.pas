program Cavalo;

{$H+} { string sem o limite de 255 letras }

uses fila;

const
  DL: array[1..8] of longint = (-2, -2, -1, -1, 1, 1, 2, 2);
  DC: array[1..8] of longint = (-1, 1, -2, 2, -2, 2, -1, 1);

var
  mapa: array of string;
  dist: array of longint;
  linhas, colunas: longint;
  partida, saida: longint;

procedure Le;
var
  l: longint;
begin
  linhas := 0;
  while not eof do
  begin
    setlength(mapa, linhas + 1);
    readln(mapa[linhas]);
    if mapa[linhas] <> '' then
      linhas := linhas + 1;
  end;
  colunas := length(mapa[0]);
  for l := 0 to linhas - 1 do
  begin
    if pos('C', mapa[l]) > 0 then
      partida := l * colunas + pos('C', mapa[l]) - 1;
    if pos('S', mapa[l]) > 0 then
      saida := l * colunas + pos('S', mapa[l]) - 1;
  end;
end;

{ largura: a primeira vez que chega em uma casa e a mais curta }
procedure Busca;
var
  f: TFila;
  casa, nova, l, c, k: longint;
begin
  setlength(dist, linhas * colunas);
  for k := 0 to high(dist) do
    dist[k] := -1;
  Cria(f);
  dist[partida] := 0;
  Entra(f, partida);
  while not Vazia(f) do
  begin
    casa := Sai(f);
    for k := 1 to 8 do
    begin
      { mod de negativo e negativo, por isso soma duas vezes }
      l := (casa div colunas + DL[k] + 2 * linhas) mod linhas;
      c := (casa mod colunas + DC[k] + 2 * colunas) mod colunas;
      nova := l * colunas + c;
      if (mapa[l][c + 1] <> 'x') and (dist[nova] < 0) then
      begin
        dist[nova] := dist[casa] + 1;
        Entra(f, nova);
      end;
    end;
  end;
end;

begin
  Le;
  Busca;
  if dist[saida] < 0 then
    writeln('Nao ha como chegar na saida.')
  else
    writeln('Menor caminho: ', dist[saida], ' movimentos.');
end.
