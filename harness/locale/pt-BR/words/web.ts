import type { Texts } from "../../language.ts";

export const web = (): Readonly<Record<string, Texts>> => ({
  outputs: {
    try: "testar",
    cases: "casos",
    "outputs.txt": "saidas.txt",
    "README.txt": "LEIA-ME.txt",
    "Drop this file on the page that you got the tests from.":
      "Solte este arquivo na página de onde vieram os testes.",
    "Runs your program on every case, and writes what it prints into outputs.txt.":
      "Roda o seu programa em todos os casos e grava em saidas.txt o que ele escreve.",
    "Type in the folder of your program:": "Digite na pasta do seu programa:",
    "It runs in the current folder. The files of a case are put there, and removed at the end.":
      "Ele roda na pasta atual. Os arquivos de cada caso são postos nela e removidos no fim.",
    "Limits of one run: seconds, and bytes of each output.":
      "Limites de cada execução: segundos, e bytes de cada saída.",
    "Type the command that runs your program, such as python prog.py or java Prog:":
      "Digite o comando que roda o seu programa, como python prog.py ou java Prog:",
    "this program was not found. Put the scripts and the cases into the folder of your program":
      "este programa não foi encontrado. Ponha os scripts e os casos na pasta do seu programa",
    "the cases bring a file of this name, and you have one here. Rename or move yours":
      "os casos trazem um arquivo com este nome, e já existe um seu aqui. Mude o seu de nome ou de pasta",
    "PowerShell does not help here, so no run has a limit of time. Ctrl+C ends a run.":
      "Aqui o PowerShell nao ajuda: nenhuma execução tem limite de tempo. Ctrl+C termina uma execução.",
    "Done. Drop this file on the page:": "Pronto. Solte este arquivo na página:",
  },
  page: {
    "Check your program on the public cases of this assignment, here in the browser. There is nothing to install.":
      "Confira o seu programa nos casos públicos desta atividade, aqui mesmo no navegador. Não é preciso instalar nada.",
    "Nothing leaves your machine: this page cannot send anything.":
      "Nada sai da sua máquina: esta página não consegue enviar dados.",
    Language: "Idioma",
    Assignment: "Atividade",
    "Ways to check": "Formas de conferir",
    "Python or JavaScript": "Python ou JavaScript",
    "Any language": "Qualquer linguagem",
    "One output": "Uma saída",
    "Get the tests, and unpack them into the folder of your program.":
      "Baixe os testes e descompacte-os na pasta do seu programa.",
    "Run {0}.bat on Windows, and {1}.sh on Linux and macOS: {2} says how. It asks for the command that runs your program, and writes all outputs into {3}.":
      "Rode o {0}.bat no Windows ou o {1}.sh no Linux e no macOS: o {2} diz como. Ele pergunta o comando que roda o seu programa e grava todas as saídas em {3}.",
    "Drop that file here.": "Solte esse arquivo aqui.",
    "Get the tests": "Baixar os testes",
    "tests.zip": "testes.zip",
    "Drop {0} here, or": "Solte o {0} aqui ou",
    "This could not be read. Drop files, and no folders.":
      "Não foi possível ler. Solte arquivos, e não pastas.",
    "There is no program in Python or JavaScript among these files. For other languages, take the way for any language.":
      "Não há um programa em Python ou JavaScript entre estes arquivos. Para outras linguagens, use a forma para qualquer linguagem.",
    "These files are too large for a program: at most {0} MB are read.":
      "Estes arquivos são grandes demais para um programa: são lidos no máximo {0} MB.",
    "and 1 other file": "e mais 1 arquivo",
    "and {0} other files": "e mais {0} arquivos",
    "choose a file": "escolha um arquivo",
    "Drop your .py or .js file here, or": "Solte o seu arquivo .py ou .js aqui ou",
    "Or write it here": "Ou escreva-o aqui",
    Program: "Programa",
    "1 case": "1 caso",
    "{0} cases": "{0} casos",
    "Run it on {0}": "Rodar em {0}",
    Stop: "Parar",
    "Python is being loaded. That takes a while the first time.":
      "O Python está sendo carregado. Na primeira vez isso demora um pouco.",
    "{0} of {1} cases have been run": "{0} de {1} casos já rodaram",
    "What runs your program is not beside this page, or could not be loaded. Take the way for any language.":
      "O que roda o seu programa não está ao lado desta página ou não pôde ser carregado. Use a forma para qualquer linguagem.",
    Case: "Caso",
    "Input of your program": "Entrada do seu programa",
    "Save the input": "Salvar a entrada",
    "Everything that your program printed": "Tudo o que o seu programa imprimiu",
    "Check it": "Conferir",
    "Your outputs are being read.": "As suas saídas estão sendo lidas.",
    "These outputs take too long to read. Does the program print much more than its answer?":
      "Ler estas saídas demora demais. Será que o programa imprime muito mais do que a resposta?",
    "This page failed, which is not the fault of your program: {0}":
      "Esta página falhou, e a culpa não é do seu programa: {0}",
    Result: "Resultado",
    "Your program": "O seu programa",
    "Times are shown as they were measured there, and are not judged. The grade comes from your course, which may have more cases.":
      "Os tempos aparecem como foram medidos ali e não são avaliados. A nota vem da sua disciplina, que pode ter mais casos.",
  },
});
