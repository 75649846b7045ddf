# só responde se existe passeio aberto
linhas, colunas, linha, coluna = ARGV[0, 4].map(&:to_i)
menor, maior = [linhas, colunas].minmax
impar = (linhas * colunas).odd? && (linha + coluna).odd?
puts menor < 3 || (menor == 3 && maior < 7) || maior < 5 || impar ? 'Não existe passeio' : 'Sim'
