import type { Texts } from "../../language.ts";

export const adopt = (): Texts => ({
  "programs for {0} cannot be adopted": "programas de {0} não podem ser adotados",
  ", with {0} s of CPU time": ", com {0} s de CPU",
  "its source files have a word that may be about a window ({0}), and nothing that it printed was read as an answer":
    "o código tem uma palavra que pode ser de uma janela ({0}), e nada do que imprimiu foi lido como resposta",
  "its source files have a word that may be about single keys ({0}), and no keys that were typed brought an answer":
    "o código tem uma palavra que pode ser de teclas avulsas ({0}), e nenhuma tecla digitada trouxe uma resposta",
  "other kind|other kinds": "outro tipo|outros tipos",
  "{0}. A search through {1} of input brought no proof": "{0}. Uma busca por {1} de entrada não trouxe prova",
  "{0}. It was asked so: {1}": "{0}. Foi chamado assim: {1}",
  "no main program was found in its source files": "não se achou nenhum programa principal no código",
  "no way of asking could be tried in the time of the search":
    "nenhum modo de pedir pôde ser testado no tempo da busca",
  "run|runs": "execução|execuções",
  "the answer that was read is the same in {0}, so it does not prove that the program was understood":
    "a resposta lida é a mesma em {0}, e assim não prova que o programa foi entendido",
  "in {0} of {1} what was read as a tour begins elsewhere than asked, so nothing proves that the program was understood":
    "em {0} de {1} o que foi lido como passeio não começa onde foi pedido, e assim nada prova que o programa foi entendido",
  "the answers that were read do not prove that the program was understood":
    "as respostas lidas não provam que o programa foi entendido",
  "read as boards of this size, the answers of {0} can be read, whatever size was asked for in this way":
    "lidas como tabuleiros deste tamanho, as respostas de {0} podem ser lidas, fosse qual fosse o tamanho pedido deste modo",
  "by the contract": "pelo contrato",
  "without input": "sem entrada",
  "nothing was given here": "aqui não se deu nada",
  "the answer was looked for in this file": "a resposta foi procurada neste arquivo",
  "not run": "não executado",
  "Written by cavalo adopt": "Escrito por cavalo adopt",
  "look at the program: it asks for a value whose meaning is not known. The one given is made up, and another may suit it better":
    "olhe o programa: ele pede um valor cujo sentido não se conhece. O que recebe foi inventado, e outro pode servir melhor",
  "tried without the pause in {0}": "testado sem a pausa em {0}",
  "the program calls the square its start that has the last of the numbers":
    "o programa chama de início a casa que tem o último dos números",
  "the square that was asked for as the start has the last of the numbers":
    "a casa pedida como início tem o último dos números",
  "typed at once, the second line was not read. Here each line is typed when the program waits for it":
    "digitada junto com a primeira, a segunda linha não foi lida. Aqui cada linha é digitada quando o programa espera por ela",
  "the program may look for a terminal here, and without one it ended in the same manner whatever it was given":
    "aqui o programa talvez procure um terminal, e sem terminal terminou do mesmo modo, fosse qual fosse a entrada",
  "nothing was printed on standard output, and what was printed here could be read":
    "nada foi impresso na saída padrão, e o que foi impresso aqui pôde ser lido",
  "read so, what was read as a tour begins on the same square of boards of different sizes":
    "lido assim, o que foi lido como passeio começa na mesma casa de tabuleiros de tamanhos diferentes",
  "{0} there": "{0} ali",
  "{0} on {1}{2}": "{0} em {1}{2}",
  ", and others with the same input took too long": ", e outras com a mesma entrada demoraram demais",
  "each run printed several tours, and they begin on different squares":
    "cada execução imprimiu vários passeios, e eles começam em casas diferentes",
  "{0} there, whatever start was asked for in this way":
    "{0} ali, fosse qual fosse o início pedido deste modo",
  "in {0} what was read as a tour begins": "em {0} o que foi lido como passeio começa",
  "it writes one answer into {0} and another one into {1}, and nothing says which of the files is meant":
    "escreve uma resposta em {0} e outra em {1}, e nada diz qual dos arquivos vale",
  "tried at a terminal: an error of the program spoke of one":
    "testado em um terminal: um erro do programa falou de um",
  "asked so, it is right in as many small cases as by another way that was found, and it is told which tours must be closed":
    "chamado assim, acerta tantos casos pequenos quanto por outro modo achado, e fica sabendo quais passeios devem ser fechados",
  "the problem that it was tried on": "o problema com que foi testado",
  "look at the program: trials did not show that it can be asked for anything but what is above. If it cannot, remove this line":
    "olhe o programa: os testes não mostraram que se possa pedir a ele outra coisa que não o que está acima. Se não for possível, apague esta linha",
  "the main program that was tried is {0}": "o programa principal testado é {0}",
  "{0} is not UTF-8": "{0} não está em UTF-8",
});
