SALTOS = [[2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1]].freeze

def livres(tabuleiro, l, c)
  n = tabuleiro.size
  SALTOS.map { |dl, dc| [l + dl, c + dc] }
        .select { |a, b| a.between?(0, n - 1) && b.between?(0, n - 1) && tabuleiro[a][b].zero? }
end

def passear(tabuleiro, l, c, passo)
  tabuleiro[l][c] = passo
  return true if passo == tabuleiro.size**2

  livres(tabuleiro, l, c).sort_by.with_index { |(a, b), i| [livres(tabuleiro, a, b).size, i] }.each do |a, b|
    return true if passear(tabuleiro, a, b, passo + 1)
  end
  tabuleiro[l][c] = 0
  false
end

def pergunte(texto)
  print texto
  gets or abort "fim da entrada"
end

loop do
  puts "1) Novo passeio", "2) Sair"
  case pergunte("Opção: ").to_i
  when 1
    n = pergunte("Lado do tabuleiro: ").to_i
    x = pergunte("x (coluna, a partir de 1): ").to_i
    y = pergunte("y (linha, a partir de 1): ").to_i
    tabuleiro = Array.new(n) { Array.new(n, 0) }
    if passear(tabuleiro, y - 1, x - 1, 1)
      puts
      tabuleiro.each { |linha| puts linha.map { |passo| passo.to_s.rjust(4) }.join }
    else
      puts "Não existe passeio."
    end
    pergunte("Tecle ENTER para continuar")
  when 2
    break
  end
end
