import type { Texts } from "../../language.ts";

export const cli = (): Texts => ({
  "several folders have the name {0}, and their manifests would be one file":
    "há várias pastas com o nome {0}, e os manifestos delas seriam um só arquivo",
  "No {0} was written": "Nenhum {0} foi escrito",
  "Nothing proves this manifest, but it ranks first among those that were tried":
    "Nada prova este manifesto, mas é o primeiro entre os que foram testados",
  "This was tried. These verdicts are on guesses, not on the program":
    "Foi tentado isto. Estes vereditos são sobre palpites, não sobre o programa",
  "was written": "foi escrito",
  "this file exists already. Use --force to overwrite it":
    "este arquivo já existe. Use --force para substituí-lo",
  "--again takes a student and a case, and no more": "--again aceita um aluno e um caso, e nada mais",
  "--again {0}: none of these submissions is of this student":
    "--again {0}: nenhuma destas entregas é deste aluno",
  "Which problem?": "Qual problema? (↑/↓ e Enter)",
  "Archive or folder of all hand-ins (Enter: later)":
    "Arquivo compactado ou pasta de todas as entregas (Enter: depois)",
  "Where do the grades go?": "Para onde vão as notas? (↑/↓ e Enter)",
  "somewhere else": "outro lugar",
  "Moodle's grading worksheet (Enter: none)": "Planilha de notas do Moodle (Enter: nenhuma)",
  "The gradebook of Canvas (Enter: none)": "Livro de notas do Canvas (Enter: nenhum)",
  "A CSV file with the students (Enter: none)": "Um arquivo CSV com os alunos (Enter: nenhum)",
  "there is no such file": "este arquivo não existe",
  "no attack has a name with {0} in it": "nenhum ataque tem {0} no nome",
  "this is not the folder of a class": "esta não é a pasta de uma turma",
  "examining this machine": "examinando esta máquina",
  Package: "Pacote",
  "the rules of this problem are code of Cavalo, so they cannot be exported":
    "as regras deste problema são código do Cavalo, por isso ele não pode ser exportado",
  Problem: "Problema",
  "as expected": "como esperado",
  "NOT AS EXPECTED": "DIFERENTE DO ESPERADO",
  "could not be judged here": "não pôde ser julgado aqui",
  "writing the pages": "gravando as páginas",
  "say which problem: --problem {0}": "diga qual é o problema: --problem {0}",
  Written: "Escrito",
  Next: "Agora",
  "Give one of {0}": "Informe um destes: {0}",
  "an assignment of a platform has one problem. Choose it with --problem":
    "uma atividade da plataforma tem um só problema. Escolha-o com --problem",
  "Written: {0}, with {1}": "Escrito: {0}, com {1}",
  "The page runs no Python, because the package for that is missing: npm install pyodide":
    "A página não roda Python, porque falta o pacote para isso: npm install pyodide",
  "open {0}, or publish the folder where your students find it":
    "abra {0} ou publique a pasta onde os seus alunos a encontrem",
  "is damaged. Type `cavalo report` to write it again":
    "está danificado. Digite `cavalo report` para escrevê-lo de novo",
  "All that was decided is kept, and its files are still being written. If they are not there in a moment:":
    "Tudo o que foi decidido está guardado, e os arquivos ainda estão sendo gravados. Se não estiverem prontos logo:",
  "The desk is open until you press Ctrl-C. Only this machine reaches it:":
    "A mesa fica aberta até você apertar Ctrl-C. Só esta máquina chega a ela:",
  "--part {0}: a part is named as 1/3, the first of three":
    "--part {0}: uma parte é indicada como 1/3, a primeira de três",
  "{0}: the desk is for the folder of a class, which `cavalo new class` makes":
    "{0}: a mesa é para a pasta de uma turma, que `cavalo new class` faz",
  "{0}: there are no grades here. They are given in the folder of a class, which `cavalo new class` makes":
    "{0}: aqui não há notas. Elas são dadas na pasta de uma turma, que `cavalo new class` faz",
  "{0}: the last grading was not finished. Type `cavalo grade {1}`, which goes on, and settle then":
    "{0}: a última avaliação não terminou. Digite `cavalo grade {1}`, que continua de onde parou, e resolva depois",
  "{0}: this is neither a grade, such as 7.5, nor a sentence":
    "{0}: isto não é uma nota, como 7,5, nem uma frase",
  'say a grade, a sentence in quotes, or both: cavalo settle "Ana Souza" 7.5 "presented in class"':
    'diga uma nota, uma frase entre aspas ou as duas: cavalo settle "Ana Souza" 7,5 "apresentou em aula"',
  "give a grade, or confirm the points, and not both": "dê uma nota ou confirme os pontos, e não os dois",
  'name one student: cavalo settle "Ana Souza" --undo': 'indique um aluno: cavalo settle "Ana Souza" --undo',
  Page: "Página",
  "the program is not there any more": "o programa não está mais ali",
  "--board, row {0}, column {1}": "--board, linha {0}, coluna {1}",
  "no case is called {0}. There are {1}: cavalo show lists them":
    "nenhum caso se chama {0}. Há {1}: cavalo show lista todos",
  "It counts, because it looks most like a whole answer":
    "Vale, porque é a que mais parece uma resposta inteira",
  "It counts, because its own steps prove how it is meant":
    "Vale, porque os seus próprios passos provam como se lê",
  "It counts, because all outputs of the program together show that its answers stand there":
    "Vale, porque todas as saídas do programa, juntas, mostram que é ali que ele dá as respostas",
  "It does not count, because so few squares may stand in a prompt or in a log":
    "Não vale, porque tão poucas casas podem estar em uma pergunta ou em um registro",
  "It does not count, because the steps of another one prove how that is meant":
    "Não vale, porque os passos de outra leitura provam como ela se lê",
  "It does not count, because all outputs of the program together show that its answers stand elsewhere":
    "Não vale, porque todas as saídas do programa, juntas, mostram que ele dá as respostas em outro lugar",
  "It does not count, because it looks less like a whole answer":
    "Não vale, porque parece menos uma resposta inteira",
  "It does not count, because a likelier format comes first":
    "Não vale, porque um formato mais provável vem antes",
  "It does not count, because no manifest says {0}": "Não vale, porque nenhum manifesto diz {0}",
  "{0}: {1} was not put to a case of this name": "{0}: {1} não foi avaliado em um caso com este nome",
  "there is no case {0}/{1}": "não há caso {0}/{1}",
  "comparing the programs": "comparando os programas",
  "Waiting for a change. q ends.": "Esperando uma alteração. q encerra.",
  "Ready: {0} at once, isolation level {1}. Ctrl-C ends it when the running jobs are done, a second one at once":
    "Pronto: {0} ao mesmo tempo, nível de isolamento {1}. Ctrl-C o encerra quando os trabalhos em curso terminarem; um segundo, na hora",
  "how many programs run at once": "quantos programas rodam ao mesmo tempo",
  "This is an error in Cavalo, not in your files:": "Este é um erro do Cavalo, e não dos seus arquivos:",
  "stopped before everything was written. What was kept by then is whole":
    "interrompido antes que tudo fosse gravado. O que foi guardado até ali está inteiro",
  "print the version": "mostra a versão",
  "show the help of a command": "mostra a ajuda de um comando",
  "On Windows, Cavalo checks programs (cavalo check). This command runs on Linux and macOS: install WSL (wsl --install), and type it there.":
    "No Windows, o Cavalo confere programas (cavalo check). Este comando roda em Linux e macOS: instale o WSL (wsl --install) e digite-o ali.",
  "a problem with programs of its author cannot be packed":
    "um problema com programas do seu autor não pode ser empacotado",
  "there is no public case": "não há caso público",
  "several classes are here. Name one with --out: {0}": "há várias turmas aqui. Indique uma com --out: {0}",
  "the class is named twice, as {0} and by --out {1}":
    "a turma é indicada duas vezes, como {0} e por --out {1}",
  "there is no folder of a class here. Name one": "não há pasta de turma aqui. Indique uma",
  "{0}: this is the report of a class with the problem {1}. Use another --out for {2}":
    "{0}: este é o relatório de uma turma com o problema {1}. Use outro --out para {2}",
  "{0}: the program of {1} is not there any more, and the cases have changed. Grade it from another folder, use another --out, or type `cavalo forget {2}`":
    "{0}: o programa de {1} não está mais ali, e os casos mudaram. Avalie-o de outra pasta, use outro --out ou digite `cavalo forget {2}`",
  "this entry was left out, and belongs to no hand-in": "este item ficou de fora e não é de nenhuma entrega",
  "reading the hand-ins": "lendo as entregas",
  "A decision of `cavalo settle` that is not there any more must be given again":
    "Uma decisão do `cavalo settle` que não está mais ali precisa ser dada de novo",
  "Type the same `cavalo grade` as before: what is missing is run or judged again. {0}":
    "Digite o mesmo `cavalo grade` de antes: o que falta é executado ou julgado de novo. {0}",
  "What is missing is run or judged again now. {0}": "O que falta é executado ou julgado de novo agora. {0}",
  "looking for the way in which the program wants its input":
    "procurando de que modo o programa quer a entrada",
  "the name of the folder": "o nome da pasta",
  "the cases": "os casos",
  "Problem: {0}, because of {1}. Another one: {2}": "Problema: {0}, deduzido de {1}. Outro: {2}",
  "this machine has only isolation level {0} ({1}), which does not contain programs of others (level {2}: {3}). If you trust all these programs, use --trust-submissions":
    "esta máquina só tem o nível de isolamento {0} ({1}), que não contém programas de outras pessoas (nível {2}: {3}). Se você confia em todos estes programas, use --trust-submissions",
  "isolation level {0} is not available here: {1}": "o nível de isolamento {0} não está disponível aqui: {1}",
  "{0}. `{1}` may help": "{0}. `{1}` pode ajudar",
  "No {0} was written: no other way of asking was needed":
    "Nenhum {0} foi escrito: não foi preciso dar a entrada de outro jeito",
  "Written: {0}": "Escrito: {0}",
  "folders with several programs are sections of the class":
    "pastas com vários programas são seções da turma",
  "they are students with several programs": "elas são alunos com vários programas",
  "the folder of the report": "a pasta do relatório",
  "the folder of the class or of its report (default: the class that this folder is, lies in or holds)":
    "a pasta da turma ou do relatório dela (padrão: a turma que esta pasta é, em que está ou que contém)",
  "case files: a folder, or a pattern in quotes": "arquivos de casos: uma pasta, ou um padrão entre aspas",
  "the bundled ones": "os que vêm com o Cavalo",
  "case files: a folder, or a pattern in quotes. Several are added up":
    "arquivos de casos: uma pasta, ou um padrão entre aspas. Vários são somados",
  "only this problem, and the problem of programs that do not state one":
    "só este problema, que também vale para programas que não dizem o seu",
  "the problem": "o problema",
  "one per processor": "um por processador",
  "the Redis of the queue, redis://, rediss:// or unix: (default: {0})":
    "o Redis da fila, redis://, rediss:// ou unix: (padrão: {0})",
  "no queue is named. Use --queue, or set {0}": "nenhuma fila foi indicada. Use --queue ou defina {0}",
  "ask programs only as the assignment or their manifests say":
    "dá a entrada só como o enunciado ou o manifesto pedem",
  "the lowest isolation level to accept": "o menor nível de isolamento a aceitar",
  "the best level of this machine": "o melhor nível desta máquina",
  "the language: {0} (default: that of the cases, or of LANG)":
    "o idioma: {0} (padrão: o dos casos, ou o de LANG)",
  "formats to write, separated by commas": "formatos a gravar, separados por vírgulas",
  "who reads the report: students do not see what the cases hide from them":
    "quem lê o relatório: os alunos não veem o que os casos escondem deles",
  "the day by which cases open for students, as 2026-12-01 (default: today)":
    "o dia pelo qual os casos se abrem para os alunos, como 2026-12-01 (padrão: hoje)",
  "show pseudonyms; pseudonyms.json in the folder of the report tells who is who":
    "mostra pseudônimos; pseudonyms.json, na pasta do relatório, diz quem é quem",
  "print the whole report as JSON": "imprime o relatório inteiro em JSON",
  "html; json is always written": "html; json é sempre gravado",
  "the workers have {0}": "os workers têm {0}",
  "there is no public case to check the program with": "não há caso público com que conferir o programa",
  "there is no case {0}. Did you mean {1}?": "não há caso {0}. Seria {1}?",
  "testing how programs can be isolated here": "testando como isolar os programas aqui",
  "measuring how fast this machine is": "medindo a velocidade desta máquina",
  "{0} and {1}: both submissions have the name {2}. Grade them one after the other":
    "{0} e {1}: os dois programas têm o nome {2}. Avalie um depois do outro",
  nobody: "ninguém",
  "{0}: no result of such a student is kept here. There are results of {1}":
    "{0}: não há aqui nenhum resultado guardado de tal aluno. Há resultados de {1}",
  ". It must be a day of the calendar, as 2026-12-01": ". Precisa ser um dia do calendário, como 2026-12-01",
  ". It must be a whole number, at least 1": ". Precisa ser um número inteiro, no mínimo 1",
  "--windows goes with --for-students": "--windows acompanha --for-students",
  "fetching Node for Windows": "baixando o Node para Windows",
  "give it to your students: they unpack it, and drag their folder onto cavalo.cmd":
    "entregue-o aos seus alunos: eles o extraem e arrastam a própria pasta para cima de cavalo.cmd",
  "WSL tells of no change on the disk of Windows (/mnt): the folder is looked at every second. It is faster in your home folder (~).":
    "O WSL não avisa de alterações no disco do Windows (/mnt): a pasta é olhada a cada segundo. Na sua pasta pessoal (~) é mais rápido.",
});
