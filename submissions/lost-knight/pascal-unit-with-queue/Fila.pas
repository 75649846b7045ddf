unit Fila;

{ fila de casas do tabuleiro, guardada em uma lista encadeada }

interface

type
  TFila = record
    inicio, fim: pointer;
  end;

procedure Cria(var f: TFila);
function Vazia(const f: TFila): boolean;
procedure Entra(var f: TFila; casa: longint);
function Sai(var f: TFila): longint;

implementation

type
  PNo = ^TNo;
  TNo = record
    casa: longint;
    prox: PNo;
  end;

procedure Cria(var f: TFila);
begin
  f.inicio := nil;
  f.fim := nil;
end;

function Vazia(const f: TFila): boolean;
begin
  Vazia := f.inicio = nil;
end;

procedure Entra(var f: TFila; casa: longint);
var
  no: PNo;
begin
  new(no);
  no^.casa := casa;
  no^.prox := nil;
  if f.inicio = nil then
    f.inicio := no
  else
    PNo(f.fim)^.prox := no;
  f.fim := no;
end;

function Sai(var f: TFila): longint;
var
  no: PNo;
begin
  no := f.inicio;
  Sai := no^.casa;
  f.inicio := no^.prox;
  dispose(no);
end;

end.
