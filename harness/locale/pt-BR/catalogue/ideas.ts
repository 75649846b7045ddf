import type { EdgeName, IdeaName, SearchIdeaName, StartIdeaName } from "../../../finding/ideas.ts";

/** Completes "todas as respostas são como se ...". */
export const IDEAS: Readonly<Record<IdeaName, string>> = {
  "no-wrap": "o tabuleiro não desse a volta nas bordas",
  "wraps-rows-only": "o tabuleiro só desse a volta nas bordas de cima e de baixo, e não nas laterais",
  "wraps-columns-only": "o tabuleiro só desse a volta nas bordas laterais, e não nas de cima e de baixo",
  "wraps-forward-only":
    "o tabuleiro só desse a volta para baixo e para a direita, e não para cima e para a esquerda. Em C, Java e JavaScript, -1 % n é -1",
  "wraps-backward-only":
    "o tabuleiro só desse a volta para cima e para a esquerda, e não para baixo e para a direita",
  "wraps-by-abs":
    "um movimento que passa da borda de cima ou da esquerda perdesse o sinal: -1 vira 1, como acontece com abs",
  "wraps-at-some-edges":
    "algumas bordas do tabuleiro dessem a volta e outras não. Confira a condição de cada uma das quatro bordas",
  "wraps-one-edge-a-move":
    "um movimento só pudesse passar de uma borda. Confira se há uma cadeia de `else if`: no canto, o movimento passa de duas bordas de uma vez",
  "wraps-onto-the-edge":
    "um movimento que passa da borda sempre fosse parar na primeira ou na última linha ou coluna",
  "wraps-off-by-one": "o tamanho do tabuleiro estivesse errado por um ao dar a volta nas bordas",
  "wraps-one-too-far": "um movimento que passa da borda fosse parar uma casa longe demais",
  "stops-at-the-edge": "um movimento que passa da borda parasse nela",
  "bounces-off-the-edge": "um movimento que passa da borda fosse refletido nela",
  "sizes-exchanged": "o número de linhas e o de colunas estivessem trocados ao dar a volta nas bordas",
  "move-missing": "faltasse um dos oito movimentos na tabela de movimentos",
  "move-mistyped": "um número da tabela de movimentos estivesse errado",
  "move-not-wrapped":
    "um dos oito movimentos não desse a volta em todas as bordas. Confira como a nova linha e a nova coluna são calculadas nesse movimento. Em C, Java e JavaScript, -1 % n é -1",
  "half-of-the-moves": "o cavalo só tivesse quatro dos seus oito movimentos",
  "moves-as-a-king": "a peça andasse como um rei, uma casa em cada direção",
  "moves-straight-too": "o cavalo também pudesse andar uma ou duas casas em linha reta",
  "moves-three-straight":
    "o cavalo também pudesse andar três casas em linha reta, ao menos até S. Se o programa testa a soma das duas distâncias, 3 + 0 dá o mesmo que 2 + 1",
  "moves-too-many":
    "a peça tivesse outros movimentos além dos do cavalo, de uma ou duas casas em cada sentido. Imprima os movimentos que o programa faz: devem ser oito",
  "moves-as-a-camel": "a peça andasse três casas e uma, em vez de duas e uma",
  "walks-through-x": "fosse possível entrar nas casas bloqueadas",
  "break-for-continue":
    "os movimentos que vêm depois de uma casa bloqueada ou visitada não fossem tentados. Veja se há um `break` ou `return` onde o laço deveria passar ao próximo movimento (`continue`)",
  "always-impossible":
    "não houvesse caminho até a saída em tabuleiro algum. Confira três coisas: que S conta como casa livre, que nada encerra a busca antes da hora e que o programa imprime o que achou",
  "cannot-jump": "o cavalo não pudesse saltar uma casa bloqueada ao lado dele",
  "obstacles-forgotten-at-the-seam":
    "fosse possível entrar nas casas bloqueadas com um movimento que passa da borda",
  "square-from-rows": "a largura do tabuleiro fosse igual à altura",
  "square-from-columns": "a altura do tabuleiro fosse igual à largura",
  "square-from-the-longer-side": "o tabuleiro fosse quadrado, com o seu lado maior",
  "first-row-skipped": "a primeira linha não existisse",
  "last-row-lost": "a última linha não existisse",
  "last-column-lost": "a última coluna não existisse",
  "blank-line-as-a-row": "houvesse uma linha a mais depois da última. Veja como o fim da última linha é lido",
  "line-end-as-a-column": "houvesse uma coluna a mais depois da última. Veja como os fins de linha são lidos",
  "start-transposed": "a linha e a coluna de C estivessem trocadas",
  "exit-transposed": "a linha e a coluna de S estivessem trocadas",
  "start-in-a-corner":
    "C ficasse num canto do tabuleiro, na primeira ou na última casa. Veja se a posição de C é guardada quando ele é encontrado",
  "exit-in-a-corner":
    "S ficasse num canto do tabuleiro, na primeira ou na última casa. Veja se a posição de S é guardada quando ele é encontrado",
  "places-with-line-ends":
    "os fins de linha contassem nas posições de C e de S. Uma linha do texto tem um caractere a mais que uma linha do tabuleiro",
  "marks-joined":
    "as casas fossem marcadas pela linha e pela coluna juntas, sem um sinal entre elas. Linha 1, coluna 11 e linha 11, coluna 1 são então 111",
  "marks-by-a-fixed-width":
    "as casas fossem marcadas por um número que duas casas podem ter em tabuleiros largos, como 10 * linha + coluna",
  "marks-by-the-other-side":
    "as casas fossem marcadas por linha * linhas + coluna, um número que duas casas podem ter. Uma linha tem tantas casas quantas são as colunas",
  "marks-of-a-whole-line":
    "uma casa visitada marcasse a sua coluna inteira, ou a sua linha inteira. Veja se todas as linhas das marcas não são um único vetor, que aparece várias vezes",
  "distances-as-text": "as distâncias fossem comparadas como texto, em que 10 vem antes de 9",
  "last-way-to-the-exit":
    "cada casa antes de S escrevesse a sua distância por cima da anterior, e ficasse a última. A primeira é a menor",
  "one-too-many": "o programa contasse as casas do caminho, e não os movimentos (um a mais)",
  "one-too-few": "o programa deixasse de contar um dos movimentos (um a menos)",
  "rounds-up-to-even": "um número ímpar de movimentos fosse arredondado para o par seguinte",
  "eight-bit-count":
    "o número de movimentos fosse guardado em oito bits, como num unsigned char de C, onde só cabe até 255",
  "zero-if-unreached": "uma casa que o cavalo não alcança ficasse a 0 movimentos",
  "signed-eight-bit-count":
    "o número de movimentos fosse guardado em oito bits com sinal, como num char de C ou num byte de Java, onde só cabe até 127",
  "names-a-coordinate":
    "o último número impresso fosse uma linha ou coluna de C ou S, e não o número de movimentos",
  "names-the-size": "o último número impresso fosse o tamanho do tabuleiro, e não o número de movimentos",
};

/** Completes "uma busca ...". */
export const SEARCH_IDEAS: Readonly<Record<SearchIdeaName, string>> = {
  "estimate-too-large":
    "guiada por uma estimativa (A* ou gulosa) que pode passar do número real de movimentos, como uma distância em linhas e colunas",
  "closed-when-found":
    "guiada por uma estimativa (A*) que encerra uma casa assim que a encontra. Encerre a casa quando ela sai da fila, ou use-a de novo quando um caminho mais curto chega a ela",
  "next-level-not-set-back":
    "que conta as casas do próximo nível e não volta esse número a 0 quando um nível acaba",
  "level-up-to-the-size":
    "cujo laço sobre um nível vai até o tamanho da fila, que muda enquanto isso. Guarde o tamanho numa variável antes do laço",
  "distance-overwritten":
    "que escreve a distância de uma casa outra vez depois de encontrá-la. Escreva a distância uma única vez, quando a casa entra na fila",
  "ends-in-turn":
    "pelas duas pontas que toma uma casa de cada ponta por vez e para na primeira casa que as duas encontraram. Percorra um nível inteiro de cada vez e fique com a menor soma",
  "deepening-keeps-marks":
    "que desce até um limite que cresce de um em um e mantém as marcas das casas visitadas durante a rodada inteira. Um caminho mais longo pode marcar a casa primeiro: tire a marca ao voltar, ou busque em largura",
};

export const START_IDEAS: Readonly<Record<StartIdeaName, string>> = {
  "always-the-same": "os passeios impressos começam na mesma casa, seja qual for o início que a entrada dá",
  transposed: "linha e coluna estão trocadas, só na casa inicial ou no passeio inteiro",
  "one-less":
    "os passeios impressos começam uma linha e uma coluna antes da casa inicial. Linhas e colunas contam a partir de 0",
  "one-more":
    "os passeios impressos começam uma linha e uma coluna depois da casa inicial. Linhas e colunas contam a partir de 0",
  "same-way-off":
    "os passeios impressos começam fora da casa inicial, todos com a mesma diferença de linhas e colunas. Linhas e colunas contam a partir de 0: confira o que se soma ou subtrai delas, na leitura e na impressão das casas",
  mirrored:
    "há passeios que começam na imagem espelhada da casa inicial, como se linhas ou colunas fossem contadas do outro lado. Se o programa vira o tabuleiro, ele precisa desvirar o passeio do mesmo modo",
  "a-move-away":
    "os passeios impressos começam a um movimento de cavalo da casa inicial. O próprio início é o primeiro passo: confira que ele é marcado como visitado, com um número que nenhuma casa livre tem",
};

export const EDGE_WORDS: Readonly<Record<EdgeName, string>> = {
  upper: "a de cima",
  lower: "a de baixo",
  left: "a da esquerda",
  right: "a da direita",
};
