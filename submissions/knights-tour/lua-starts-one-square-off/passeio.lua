local dl = { 2, 1, -1, -2, -2, -1, 1, 2 }
local dc = { 1, 2, 2, 1, -1, -2, -2, -1 }

local linhas, colunas, l, c = io.read("n", "n", "n", "n")

local tab = {}
for i = 1, linhas do
  tab[i] = {}
  for j = 1, colunas do
    tab[i][j] = 0
  end
end

local function livre(i, j)
  return i >= 1 and i <= linhas and j >= 1 and j <= colunas and tab[i][j] == 0
end

local function saidas(i, j)
  local n = 0
  for k = 1, 8 do
    if livre(i + dl[k], j + dc[k]) then
      n = n + 1
    end
  end
  return n
end

for passo = 1, linhas * colunas do
  tab[l][c] = passo
  local menor, nl, nc = 9, nil, nil
  for k = 1, 8 do
    local i, j = l + dl[k], c + dc[k]
    if livre(i, j) and saidas(i, j) < menor then
      menor, nl, nc = saidas(i, j), i, j
    end
  end
  if not nl and passo < linhas * colunas then
    print("sem solucao")
    os.exit()
  end
  l, c = nl, nc
end

for i = 1, linhas do
  for j = 1, colunas do
    io.write(string.format("%5d", tab[i][j]))
  end
  print()
end
