entrada = ENV.fetch("CAVALO_ENTRADA")
saida = ENV.fetch("CAVALO_SAIDA")

mapa = File.readlines(entrada, chomp: true)
linhas = mapa.size
colunas = mapa[0].size
achar = ->(letra) { (0...linhas * colunas).find { |i| mapa[i / colunas][i % colunas] == letra } }

destino = achar.call("S")
passos = { achar.call("C") => 0 }
fila = passos.keys
until fila.empty? || passos.key?(destino)
  casa = fila.shift
  [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]].each do |dl, dc|
    l = (casa / colunas + dl) % linhas
    c = (casa % colunas + dc) % colunas
    nova = l * colunas + c
    next if mapa[l][c] == "x" || passos.key?(nova)

    passos[nova] = passos[casa] + 1
    fila << nova
  end
end

File.write(saida, passos.key?(destino) ? "#{passos[destino]} movimentos\n" : "sem solução\n")
