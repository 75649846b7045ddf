SALTOS = [[2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1]]

linhas, colunas, linha, coluna = ARGV[0, 4].map(&:to_i)
tabuleiro = Array.new(linhas) { Array.new(colunas, 0) }
tabuleiro[linha][coluna] = 1

(2..linhas * colunas).each do |passo|
  salto = SALTOS.find do |dl, dc|
    l, c = linha + dl, coluna + dc
    l.between?(0, linhas - 1) && c.between?(0, colunas - 1) && tabuleiro[l][c].zero?
  end
  if salto.nil?
    puts 'Não existe passeio a partir desta casa.'
    exit
  end
  linha += salto[0]
  coluna += salto[1]
  tabuleiro[linha][coluna] = passo
end

tabuleiro.each { |casas| puts casas.map { |passo| passo.to_s.rjust(5) }.join }
