import type { Texts } from "../../language.ts";

export const help = (): Texts => ({
  "list the cases, with points and visibility; in a class with the groups and weights of grading.yaml":
    "lista os casos, com pontos e visibilidade; numa turma, com os grupos e pesos de grading.yaml",
  "print the list as JSON": "imprime a lista em JSON",
  "check whether a case set is right, and which wrong programs it accepts":
    "confere se um conjunto de casos está certo e que programas errados ele aceita",
  "also tell what each case says of wrong programs, as a question of a test does":
    "diz também o que cada caso mostra dos programas errados, como uma questão de prova",
  "print how many points typical mistakes get, as a Markdown table":
    "mostra quantos pontos erros típicos ganham, em uma tabela Markdown",
  "make the missing board files, each from the seed in its case":
    "faz os arquivos de tabuleiro que faltam, cada um com a semente do seu caso",
  "only compare every board file with its seed, byte for byte":
    "só compara cada arquivo de tabuleiro com a sua semente, byte a byte",
  "replace the boards of the cases by your own (caso100.txt ...), if they match the cases":
    "substitui os tabuleiros dos casos pelos seus (caso100.txt ...), se combinarem com os casos",
  "the folder of the boards": "a pasta dos tabuleiros",
  "find the first seed whose board has the answer that a case states":
    "procura a primeira semente cujo tabuleiro tem a resposta que um caso declara",
  "the case file": "o arquivo do caso",
  "of so many such seeds, take the one whose board gives the fewest known wrong ideas the right answer":
    "de tantas sementes assim, toma a do tabuleiro em que menos ideias erradas conhecidas acertam",
  "the folder of the class or of its report, as --out": "a pasta da turma ou do relatório dela, como --out",
  "the name of the student, as vinicius if only one is called so":
    "o nome do aluno, como vinicius se só um se chama assim",
  "write and print the report of a class again, without grading":
    "escreve e mostra de novo o relatório de uma turma, sem avaliar",
  "list all cases, or show the input of one, the results of a student, or all about one of them":
    "lista os casos, ou mostra a entrada de um, os resultados de um aluno, ou tudo sobre um deles",
  "the name of the student, as vinicius if only one is called so, or of a case":
    "o nome do aluno, como vinicius se só um se chama assim, ou de um caso",
  "the name of a case": "o nome de um caso",
  "copy the student's program, unpacked as it is graded, into this new folder":
    "copia o programa do aluno, desempacotado como é avaliado, para esta pasta nova",
  "print only the input of the case, to run the program by hand":
    "mostra só a entrada do caso, para executar o programa à mão",
  "write what is shown of the case into this file": "grava neste arquivo o que é mostrado do caso",
  "print a board that no case has, as C../.../..S":
    "mostra um tabuleiro que nenhum caso tem, como C../.../..S",
  "list all ways to read the output of the case, and why each counts or does not":
    "lista todas as leituras possíveis da saída do caso, e por que cada uma vale ou não",
  "show what the last grading changed, or what changed since the class was closed":
    "mostra o que a última avaliação mudou, ou o que mudou desde que a turma foi fechada",
  "the folder of another report or class to compare with":
    "a pasta de outro relatório ou de outra turma para comparar",
  "print the result as JSON": "mostra o resultado em JSON",
  "show which programs of a class are alike, side by side, for you to look at":
    "mostra quais programas de uma turma se parecem, lado a lado, para você conferir",
  "the folder or the archive of submissions, or the folder of a class (default: the class here)":
    "a pasta ou o arquivo compactado de programas, ou a pasta de uma turma (padrão: a turma que está aqui)",
  "look at a class before it is graded": "olha uma turma antes de avaliar",
  "show how a class is read, and whose each hand-in is by which evidence. Nothing is graded":
    "mostra como uma turma é lida, e de quem é cada entrega e por quê. Nada é avaliado",
  "the folder of a class, or the folder or the archive of its hand-ins (default: the class here)":
    "a pasta de uma turma, ou a pasta ou o arquivo compactado das entregas (padrão: a turma que está aqui)",
  "show when a student was graded, and with which results":
    "mostra quando um aluno foi avaliado, e com que resultados",
  "give a student a grade and a sentence, or all with one cause; without a name, list what is left to settle":
    "dá uma nota e uma frase a um aluno, ou a todos com a mesma causa; sem nome, lista o que falta resolver",
  "the name or the key of the student": "o nome ou a chave do aluno",
  "the final grade, on the scale of the class": "a nota final, na escala da turma",
  "a sentence that the student reads": "uma frase que o aluno lê",
  "all with this cause, in place of a student; a grade goes to those only you can settle":
    "todos com esta causa, em vez de um aluno; a nota vai para quem só você pode resolver",
  "let the points count as they were judged": "deixa valer os pontos como foram avaliados",
  "the file with the main program, for the next grading":
    "o arquivo com o programa principal, para a próxima avaliação",
  "take the reading that was offered, from the next grading on":
    "aceita a leitura oferecida, a partir da próxima avaliação",
  "take the last decision about the student back": "desfaz a última decisão sobre o aluno",
  "keep the results as they were sent out, so that later changes are shown against them":
    "guarda os resultados como foram divulgados, para mostrar depois o que mudou",
  "remove a student from a class for good, with all outputs and the history":
    "remove um aluno da turma de vez, com todas as saídas e o histórico",
  "settle a class in the browser: one student after the other, the source beside the result":
    "resolve uma turma no navegador: um aluno depois do outro, o código ao lado do resultado",
  "your name, as it is kept with what you decide (default: that of your user)":
    "o seu nome, como fica guardado com o que você decide (padrão: o do seu usuário)",
  "your part of a class that several settle, as 1/3":
    "a sua parte de uma turma que vários resolvem, como 1/3",
  "how parts are made: by the first letter of names, by group, or at random":
    "como as partes são feitas: pela primeira letra dos nomes, por grupo ou ao acaso",
  "show pseudonyms until the class is closed": "mostra pseudônimos até a turma ser fechada",
  "make a problem of your own from that of another judge": "faz um problema seu a partir do de outro juiz",
  "take over a Kattis problem package, and try its programs":
    "aproveita um pacote de problema do Kattis e experimenta os programas dele",
  "the folder of the package": "a pasta do pacote",
  "the new folder (default: the name of the package, here)": "a pasta nova (padrão: o nome do pacote, aqui)",
  "write a problem of your own for another judge": "escreve um problema seu para outro juiz",
  "write a Kattis problem package": "escreve um pacote de problema do Kattis",
  "the name of the problem": "o nome do problema",
  "the new folder (default: the name of the problem without hyphens, here)":
    "a pasta nova (padrão: o nome do problema sem hífens, aqui)",
  "the version of the format: BAPCtools reads the newer, problemtools the older":
    "a versão do formato: o BAPCtools lê a mais nova, o problemtools a mais antiga",
  "grade folders or archives of submissions, or a class":
    "avalia pastas ou arquivos compactados de programas, ou uma turma",
  "folders or archives of submissions, or the folder of a class (default: the bundled ones)":
    "pastas ou arquivos compactados de programas, ou a pasta de uma turma (padrão: os que vêm com o Cavalo)",
  "print every finding in full, too": "mostra também cada problema por inteiro",
  "your own manifests, one for each submission: <name>.yaml or <name>/submission.yaml":
    "seus próprios manifestos, um para cada programa: <nome>.yaml ou <nome>/submission.yaml",
  "run them even if they cannot be contained": "executa os programas mesmo que não possam ser contidos",
  "run anew what is known: everything, a student, or a student and a case":
    "executa de novo o que já se sabe: tudo, um aluno, ou um aluno e um caso",
  "let a former result count if it is higher": "deixa valer o resultado anterior se for maior",
  "only show what would be run, and about how long it would take":
    "só mostra o que seria executado, e quanto tempo levaria",
  "check your own program with the public cases before you hand it in, by the rules of the grading":
    "confere o seu programa com os casos públicos antes da entrega, pelas mesmas regras da correção",
  "the folder of your program, or its main file": "a pasta do seu programa, ou o arquivo principal",
  "only this case. Several are added up": "só este caso. Vários são somados",
  "run the cases first that failed last time": "executa primeiro os casos que falharam da última vez",
  "check again whenever a file is saved": "confere de novo sempre que um arquivo é salvo",
  "show the page of the program in the browser": "mostra a página do programa no navegador",
  "write into submission.yaml how the program wants its input, if that was found":
    "escreve em submission.yaml como o programa quer a entrada, se isso foi descoberto",
  "Grades coursework on knights on boards: the lost knight and the knight's tour.":
    "Avalia trabalhos sobre cavalos em tabuleiros: o cavalo perdido e o passeio do cavalo.",
  "show what this machine can grade, how well it contains programs, and what is missing":
    "mostra o que esta máquina pode avaliar, como ela contém os programas e o que falta",
  "run hostile programs against this machine instead: all, or those with this text in their name":
    "em vez disso, executa programas hostis contra esta máquina: todos, ou os que têm este texto no nome",
  "the level to attack (default: the best one)": "o nível a atacar (padrão: o melhor)",
  "a grader for {0}": "um avaliador para o {0}",
  "pack Cavalo with cases, to hand it on": "empacota o Cavalo com casos, para passar adiante",
  "a package that students install, with the public cases and without any solution":
    "um pacote que os alunos instalam, com os casos públicos e sem nenhuma solução",
  "a folder with a page that checks programs on the public cases, with nothing to install":
    "uma pasta com uma página que confere programas nos casos públicos, sem instalar nada",
  "the file or folder to write (default: in this folder, named after its readers)":
    "o arquivo ou a pasta a gravar (padrão: nesta pasta, com o nome de quem a usa)",
  "find out how to run unknown programs, and write their manifests":
    "descobre como executar programas desconhecidos, e escreve os manifestos deles",
  "the folder of a program, or those of a class: turma/*":
    "a pasta de um programa, ou as de uma turma: turma/*",
  "the folder for the manifests of a class (default: manifests)":
    "a pasta para os manifestos de uma turma (padrão: manifests)",
  "overwrite an existing submission.yaml": "substitui um submission.yaml que já existe",
  "write a program, a case, a class or a course to start from":
    "escreve um programa, um caso, uma turma ou um curso para começar",
  "write a program that reads its input and does not answer yet":
    "escreve um programa que lê a entrada e ainda não responde",
  "the programming language": "a linguagem de programação",
  "the folder of the program": "a pasta do programa",
  "write a case to be changed": "escreve um caso para ser alterado",
  "the case file, with .yaml": "o arquivo do caso, com .yaml",
  "make the folder of a class: hand-ins, scheme of grades, gradebook. It asks for what is not given":
    "cria a pasta de uma turma: entregas, regras de nota, planilha. Pergunta o que não for dado",
  "the folder to make": "a pasta a criar",
  "the archive or the folder of all hand-ins, as the platform gives it":
    "o arquivo compactado ou a pasta de todas as entregas, como vem da plataforma",
  "Moodle's grading worksheet, or the gradebook of Canvas":
    "a planilha de notas do Moodle, ou o livro de notas do Canvas",
  "a CSV file with the columns key, name, e-mail, group, extension":
    "um arquivo CSV com as colunas matrícula, nome, e-mail, grupo, prorrogação",
  "write a repository that students start from, with CI that checks every push":
    "escreve um repositório de que os alunos partem, com CI que confere cada push",
  "the new folder": "a pasta nova",
  "judge submissions on this machine for gradings on others, until it is stopped":
    "avalia programas nesta máquina para avaliações de outras, até ser parado",
  "as many as processors and memory allow": "tantos quantos processadores e memória permitem",
  "the time after which another worker takes over from a silent one":
    "o tempo após o qual outro worker assume o lugar de um que se calou",
  "show the workers, what waits and what runs, and how long it will take":
    "mostra os workers, o que espera, o que roda e quanto tempo vai levar",
  "with --for-students: a zip for Windows with Node in it, where nothing is to be installed":
    "com --for-students: um zip para Windows com o Node dentro, sem nada a instalar",
});
