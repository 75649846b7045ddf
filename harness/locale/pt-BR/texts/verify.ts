import type { Texts } from "../../language.ts";

export const verify = (): Texts => ({
  "prints an open tour where a closed one is asked for": "imprime um passeio aberto onde se pede um fechado",
  "always starts in the upper left corner": "começa sempre no canto superior esquerdo",
  "exchanges the row and the column of the start": "troca a linha e a coluna do início",
  "takes every board for a chessboard": "toma todo tabuleiro por um de xadrez",
  "prints two digits of each number: after 99 comes 0":
    "imprime dois dígitos de cada número: depois de 99 vem 0",
  "counts in eight bits: after 255 comes 0": "conta em oito bits: depois de 255 vem 0",
  "breaks off at 1000 calls within one another, as in Python":
    "para com 1000 chamadas umas dentro das outras, como em Python",
  "leaves out the last square": "deixa de fora a última casa",
  "goes where the fewest moves are left, and stops at the first dead end":
    "vai para onde restam menos movimentos e para na primeira vez que fica sem saída",
  "prints a part of a tour where there is none": "imprime parte de um passeio onde não há nenhum",
  "always says that there is no tour": "diz sempre que não há passeio",
  "says 0 if there is no path": "diz 0 se não há caminho",
  "crosses one edge a move at most (a chain of `else if`)":
    "atravessa no máximo uma borda por movimento (uma cadeia de `else if`)",
  "compares distances as text: 10 before 9": "compara distâncias como texto: 10 antes de 9",
  "takes the last way into S, not the first": "fica com o último caminho até S, e não o primeiro",
  "takes the board for as wide as it is high": "toma a largura do tabuleiro pela altura",
  "exchanges the numbers of rows and columns where it wraps around":
    "troca o número de linhas pelo de colunas ao dar a volta",
  "wraps around at the top and the bottom only": "dá a volta só em cima e embaixo",
  "wraps around at the left and the right only": "dá a volta só à esquerda e à direita",
  "wraps around downwards and to the right only (-1 % n is -1)":
    "dá a volta só para baixo e para a direita (-1 % n é -1)",
  "does not wrap around": "não dá a volta",
  "loses the last row": "perde a última linha",
  "lacks one of the eight moves": "não tem um dos oito movimentos",
  "has only four of the eight moves": "tem só quatro dos oito movimentos",
  "exchanges the row and the column of C": "troca a linha e a coluna de C",
  "walks through `x`": "anda por cima de `x`",
  "cannot jump over a blocked square": "não salta por cima de uma casa bloqueada",
  "moves like a king": "anda como um rei",
  "counts the squares of the path, not its moves": "conta as casas do caminho, e não os movimentos",
  "counts one move too few": "conta um movimento a menos",
  "always says that there is no path": "diz sempre que não há caminho",
  "{0}: {1} becomes {2}.": "{0}: {1} vira {2}.",
  'the idea "{0}" is not listed above': 'a ideia "{0}" não está na lista acima',
  "time|times": "vez|vezes",
  "this text appears {0} in {1}. It must appear once":
    "este texto aparece {0} em {1}. Precisa aparecer uma vez",
});
