local Fila = require("fila")

local saltos = {
  { -2, -1 }, { -2, 1 }, { -1, -2 }, { -1, 2 },
  { 1, -2 }, { 1, 2 }, { 2, -1 }, { 2, 1 },
}

local mapa = {}
for linha in io.lines(arg[1]) do
  if #linha > 0 then
    mapa[#mapa + 1] = linha
  end
end
local linhas, colunas = #mapa, #mapa[1]

local function casa(n)
  local l, c = n // colunas, n % colunas
  return mapa[l + 1]:sub(c + 1, c + 1)
end

local inicio
for n = 0, linhas * colunas - 1 do
  if casa(n) == "C" then inicio = n end
end

local dist = { [inicio] = 0 }
local fila = Fila.nova()
fila:entra(inicio)
local resposta
while not fila:vazia() do
  local n = fila:sai()
  if casa(n) == "S" then
    resposta = dist[n]
    break
  end
  local l, c = n // colunas, n % colunas
  for _, s in ipairs(saltos) do
    -- em Lua o resto nunca e negativo
    local v = (l + s[1]) % linhas * colunas + (c + s[2]) % colunas
    if casa(v) ~= "x" and not dist[v] then
      dist[v] = dist[n] + 1
      fila:entra(v)
    end
  end
end

if resposta then
  print(("O cavalo sai em %d movimentos."):format(resposta))
else
  print("O cavalo não consegue sair.")
end
