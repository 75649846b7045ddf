import type { Texts } from "../../language.ts";

export const caseTexts = (): Texts => ({
  "the row ends in a carriage return. Save the board with Unix line ends":
    "a linha termina em retorno de carro. Salve o tabuleiro com fins de linha do Unix",
  "the last row does not end with a newline": "a última linha não termina com uma quebra de linha",
  "the board is empty": "o tabuleiro está vazio",
  "this row has {0} squares, but the first has {1}": "esta linha tem {0} casas, mas a primeira tem {1}",
  "{0} is not a square. A board has only x . C S": "{0} não é uma casa. Um tabuleiro só tem x . C S",
  "the board has no {0}": "o tabuleiro não tem {0}",
  "a second {0}": "um segundo {0}",
  "exists already": "já existe",
  "was made from seed {0}": "foi feito com a semente {0}",
  "is missing": "não existe",
  "matches seed {0}": "corresponde à semente {0}",
  "does not match seed {0}": "não corresponde à semente {0}",
  "is kept, because the folder has no board with this name":
    "foi mantido, porque a pasta não tem um tabuleiro com este nome",
  "is replaced by {0}": "foi substituído por {0}",
  "the board is not made from a seed (generator: ...)":
    "o tabuleiro não é feito de uma semente (generator: ...)",
  "the case needs an answer to search for (answer: ...)":
    "o caso precisa de uma resposta a procurar (answer: ...)",
  "none of the first million seeds gives the answer {0}":
    "nenhuma do primeiro milhão de sementes dá a resposta {0}",
  "no board of these cases is made from a seed": "nenhum tabuleiro destes casos é feito de uma semente",
  "line {0}, column {1}": "linha {0}, coluna {1}",
  "its size": "o tamanho",
  "its number of open squares": "o número de casas livres",
  "its answer": "a resposta",
  "{0} is {1} instead of {2}": "{0} é {1} em vez de {2}",
  "It has no groups": "Não há grupos nele",
  "Its groups are {0}": "Os grupos são {0}",
  'problem.yaml has no group "{0}". {1}': 'problem.yaml não tem um grupo "{0}". {1}',
  "no such file. It must say which problem the cases beside it belong to (problem: {0}) and its title (title: ...)":
    "este arquivo não existe. Ele precisa dizer a que problema pertencem os casos ao lado (problem: {0}) e o título (title: ...)",
  "the right answer is missing (answer: ...), and the problem has no reference that could give it":
    "falta a resposta certa (answer: ...), e o problema não tem referência que possa dá-la",
  "problem.yaml asks for {{0}}, which has no value here": "problem.yaml pede {{0}}, que não tem valor aqui",
  "{0} is not a number": "{0} não é um número",
  "nothing says how answers are judged. Write answer: (number, text ...) or checker: (a folder). A problem of ours is named {0}":
    "nada diz como as respostas são julgadas. Escreva answer: (number, text ...) ou checker: (uma pasta). Um problema nosso se chama {0}",
  "the checker judges the answers, so this key must go":
    "o verificador julga as respostas, então tire esta chave",
  "the start or the exit is outside the board": "o início ou a saída está fora do tabuleiro",
  "a maze needs at least 5 rows and 5 columns": "um labirinto precisa de pelo menos 5 linhas e 5 colunas",
  "the board has fewer than {0} squares": "o tabuleiro tem menos de {0} casas",
  "no path of {0} squares fits on {1} x {2}": "nenhum caminho de {0} casas cabe em {1} x {2}",
  "there is no such tour, because a tour alternates between the colours of the squares":
    "esse passeio não existe, porque um passeio alterna as cores das casas",
  "{0} cases, one per square, are too many. The limit is {1}":
    "{0} casos, um por casa, são demais. O limite é {1}",
  "the start is outside the {0} x {1} board": "o início está fora do tabuleiro {0} x {1}",
  '"{0}" is not a problem. The problems known here are {1}':
    '"{0}" não é um problema. Os problemas conhecidos aqui são {1}',
  "the stated answer is {0}, but the answer for this board is {1}":
    "a resposta declarada é {0}, mas a deste tabuleiro é {1}",
  'a board needs either a "file" or a "text", not both':
    'um tabuleiro precisa de "file" ou de "text", não dos dois',
  "the rows are joined into one line. Write text: | and the rows below it":
    "as linhas foram juntadas em uma só. Escreva text: | e as linhas abaixo",
  'the board needs a "file" or a "text"': 'o tabuleiro precisa de "file" ou de "text"',
  "the board file {0}": "o arquivo do tabuleiro {0}",
  "no case is in this group. A case names its group: group: NAME":
    "nenhum caso está neste grupo. Um caso diz o seu grupo: group: NOME",
  "this group has points, but each of its cases has 0 points, so none can get a part of them":
    "este grupo tem pontos, mas cada caso dele tem 0 pontos, e nenhum pode receber uma parte",
});
