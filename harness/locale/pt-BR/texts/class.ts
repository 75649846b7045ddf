import type { Texts } from "../../language.ts";

export const classTexts = (): Texts => ({
  "{0}: the rubric in grading.yaml has no such item": "{0}: a rubrica em grading.yaml não tem este item",
  "{0}: from 0 to {1} points, and not {2}": "{0}: de 0 a {1} pontos, e não {2}",
  "an adjustment is from -{0} to {1} points, and not {2}": "um ajuste vai de -{0} a {1} pontos, e não {2}",
  "this was taken back already": "isto já foi desfeito",
  "a text has at most {0} characters, and this one has {1}":
    "um texto tem no máximo {0} caracteres, e este tem {1}",
  "the text is empty": "o texto está vazio",
  "{0}: there is no result of this case": "{0}: não há resultado deste caso",
  "{0}:{1}: there is no such line": "{0}:{1}: não há esta linha",
  "{0}: in {1} groups, and counted in each of them: {2}":
    "{0}: em {1} grupos, e contado em cada um deles: {2}",
  "the id {0} stands in two rows": "o identificador {0} está em duas linhas",
  "there are no hand-ins. Put the archive of the learning platform into this folder":
    "não há entregas. Ponha nesta pasta o arquivo compactado da plataforma",
  "{0} is not an id of Canvas. Export the gradebook again, and do not save it in a spreadsheet":
    "{0} não é um identificador do Canvas. Exporte o livro de notas de novo, e não o salve em uma planilha",
  'this is neither Moodle\'s grading worksheet nor a gradebook of Canvas. The rows of the first begin with "Participant 101" in the language of the site, and they have times; the columns of the second begin with Student, ID. These columns were found: {0}':
    'esta não é uma planilha de notas do Moodle nem um livro de notas do Canvas. As linhas da primeira começam com "Participante101" no idioma do site e têm horários; as colunas do segundo começam com Student, ID. Estas colunas foram encontradas: {0}',
  "this assignment is graded with the words of a scale ({0}: {1}), and Cavalo gives numbers. Choose points in the settings of the assignment, and download the worksheet again":
    "esta tarefa é avaliada com as palavras de uma escala ({0}: {1}), e o Cavalo dá números. Escolha pontos nas configurações da tarefa e baixe a planilha de novo",
  'the highest grade must be a number above 0, the same in all rows, and here is "{0}"':
    'a nota máxima deve ser um número maior que 0, o mesmo em todas as linhas, e aqui está "{0}"',
  "{0} may be {1} or {2}. Write the highest grade into grading.yaml: scale: { most: {3} } or scale: { most: {4} }":
    "{0} pode ser {1} ou {2}. Escreva a nota máxima em grading.yaml: scale: { most: {3} } ou scale: { most: {4} }",
  "{0} has another decimal sign than the numbers before it":
    "{0} tem outro separador decimal que os números antes dele",
  "which column has the grades? Write its title into grading.yaml (assignment: ...): {0}":
    "qual coluna tem as notas? Escreva o título dela em grading.yaml (assignment: ...): {0}",
  "{0} is neither a number of days nor a time such as 2026-10-01 23:59":
    "{0} não é um número de dias nem um horário como 2026-10-01 23:59",
  "{0} is not a time such as 2026-10-01 23:59": "{0} não é um horário como 2026-10-01 23:59",
  "{0} is {1}? Write {2}": "{0} é {1}? Escreva {2}",
  "nobody in the class has the key {0}": "ninguém da turma tem a chave {0}",
  "several people of the class have {0} as an id. Write the key in grades.csv":
    "várias pessoas da turma têm {0} como identificador. Escreva a chave de grades.csv",
  "no hand-in has the name {0}. `cavalo class check` shows all names":
    "nenhuma entrega tem o nome {0}. `cavalo class check` mostra todos os nomes",
  "{0} has the hand-in {1} already. Write null for the one that does not count":
    "{0} já tem a entrega {1}. Escreva null na que não vale",
  "{0} is not the name of a time zone, as America/Sao_Paulo":
    "{0} não é o nome de um fuso horário, como America/Sao_Paulo",
  "there are other programs in this folder. Put this one into a folder of its own, and give that":
    "há outros programas nesta pasta. Ponha este em uma pasta só dele e informe essa pasta",
  "this archive needs a password": "este arquivo compactado pede uma senha",
  "this archive is damaged": "este arquivo compactado está danificado",
  "this is not a zip, tar, gz, bz2, xz, zst, rar or 7z file":
    "este não é um arquivo zip, tar, gz, bz2, xz, zst, rar nem 7z",
  "this archive is packed by a method that Cavalo does not know. Pack it as an ordinary zip":
    "este arquivo compactado usa um método que o Cavalo não conhece. Compacte-o como um zip comum",
  "this archive contains too much": "este arquivo compactado contém coisas demais",
  "this archive needs the package 7z-wasm. Type npm install 7z-wasm in the folder of Cavalo":
    "este arquivo compactado precisa do pacote 7z-wasm. Digite npm install 7z-wasm na pasta do Cavalo",
  "this archive lies in too many others": "este arquivo compactado está dentro de outros demais",
  "what you decided about {0} fits nobody in the class any more. Decide again, or type cavalo settle --undo":
    "o que você decidiu sobre {0} não combina mais com ninguém da turma. Decida de novo, ou digite cavalo settle --undo",
  "this changes nothing, because {0} is still to settle. Type cavalo settle with a grade":
    "isto não muda nada, porque {0} ainda espera a sua decisão. Digite cavalo settle com uma nota",
  "this changes nothing, because {0} has handed nothing in. Type cavalo settle with a grade":
    "isto não muda nada, porque {0} não entregou nada. Digite cavalo settle com uma nota",
  "this changes nothing, because you gave {0} a grade by cavalo settle. Give the right one there":
    "isto não muda nada, porque você deu uma nota a {0} com cavalo settle. Dê ali a nota certa",
  "an entry before this one has the {0} {1} already": "{0}: {1} já está em uma entrada antes desta",
  "{0} points are more than the item can earn (most: {1})":
    "{0} pontos são mais do que o item pode valer (most: {1})",
  "these items are worth {0} points together, and the highest grade is {1}":
    "estes itens valem juntos {0} pontos, e a nota máxima é {1}",
  "the encoding of the gradebook does not have all of these letters. Save gradebook.csv in UTF-8":
    "a codificação da planilha não tem todas estas letras. Salve gradebook.csv em UTF-8",
  "no case has the name {0}": "nenhum caso tem o nome {0}",
  "the highest grade of the gradebook is {0}. Remove this key, or change the platform":
    "a nota máxima da planilha é {0}. Tire esta chave, ou mude a plataforma",
  "this time has no time zone, but {0} has one. Add the line timeZone: America/Sao_Paulo, with the zone of the course":
    "este horário não tem fuso, mas {0} tem. Acrescente a linha timeZone: America/Sao_Paulo, com o fuso da disciplina",
  "{0}: nothing is decided that could be taken back": "{0}: não há decisão que se possa desfazer",
  "{0}: nobody in the class has this key or name": "{0}: ninguém da turma tem esta chave ou este nome",
  "{0} has more decimals than the grades of the class, {1} (scale in grading.yaml)":
    "{0} tem mais casas decimais do que as notas da turma, {1} (scale em grading.yaml)",
  "the highest grade is {0}, and not {1}": "a nota máxima é {0}, e não {1}",
  "{0}: nobody is to settle with this cause. There are {1}":
    "{0}: não há ninguém a resolver com esta causa. Há {1}",
  "{0} has a grade already, and there is nothing to confirm":
    "{0} já tem uma nota, e não há nada a confirmar",
  "no program was judged": "nenhum programa foi avaliado",
  "{0} of {1} cases were not judged": "{0} de {1} casos não foram avaliados",
  "{0}: {1}, so there are no points to confirm. Give a grade":
    "{0}: {1}, e não há pontos a confirmar. Dê uma nota",
  "several hand-ins could be meant": "há várias entregas possíveis",
  "there is no hand-in to which this could apply": "não há entrega a que isto se aplique",
  "{0}: {1}. Write a manifest": "{0}: {1}. Escreva um manifesto",
  "this file is not in UTF-8, UTF-16 or Windows-1252. Save it as CSV in UTF-8":
    "este arquivo não está em UTF-8, UTF-16 nem Windows-1252. Salve-o como CSV em UTF-8",
  "this file is empty": "este arquivo está vazio",
  "a quote is missing or misplaced": "falta uma aspa, ou ela está no lugar errado",
  "by an id, {0} of the gradebook is {1} of the roster. Correct one of the files":
    "por um identificador, {0} da planilha é {1} da lista. Corrija um dos arquivos",
  "several people have these names, and no id tells which is which in the gradebook: {0}. Add a column with their ids":
    "várias pessoas têm estes nomes, e nenhum identificador diz qual é qual na planilha: {0}. Acrescente uma coluna com os identificadores",
  "{0}: several students fit. Name one of these, or the key in brackets: {1}":
    "{0}: vários alunos combinam. Indique um destes, ou a chave entre parênteses: {1}",
  "the first line must name the columns: key, name, e-mail, group, extension":
    "a primeira linha deve dar os nomes das colunas: matrícula, nome, e-mail, grupo, prorrogação",
  "this person has no key": "esta pessoa não tem chave",
  "the key {0} stands in line {1} already": "a chave {0} já está na linha {1}",
});
