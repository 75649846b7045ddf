SALTOS = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]]

tabuleiro = []
while linha = $stdin.gets
  linha = linha.chomp
  tabuleiro << linha unless linha.empty?
end

linhas = tabuleiro.size
colunas = tabuleiro[0].size
casas = tabuleiro.join
cavalo = casas.index('C')
saida = casas.index('S')

distancia = Array.new(linhas * colunas)
distancia[cavalo] = 0
fila = [cavalo]
until fila.empty?
  casa = fila.shift
  break if casa == saida
  l, c = casa.divmod(colunas)
  SALTOS.each do |dl, dc|
    vizinha = ((l + dl) % linhas) * colunas + (c + dc) % colunas
    next if casas[vizinha] == 'x' || distancia[vizinha]
    distancia[vizinha] = distancia[casa] + 1
    fila.push(vizinha)
  end
end

if distancia[saida]
  puts "O cavalo chegou na saída com #{distancia[saida]} movimentos."
else
  puts 'Impossível chegar na saída.'
end
