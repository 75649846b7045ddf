import type { Texts } from "../../language.ts";

export const submission = (): Texts => ({
  '. Paths begin at the folder of the program: "{0}"': '. Os caminhos começam na pasta do programa: "{0}"',
  '"{0}" is not a readable file of the submission{1}': '"{0}" não é um arquivo legível do programa{1}',
  "is not found": "não aparece",
  "is found {0} times": "aparece {0} vezes",
  '"{0}" {1} in {2}. It must appear there exactly once':
    '"{0}" {1} em {2}. Precisa aparecer ali exatamente uma vez',
  "there are several programs. Give the folder of one": "há vários programas. Informe a pasta de um deles",
  "this is an archive. Unpack it and give the folder":
    "isto é um arquivo compactado. Descompacte-o e informe a pasta",
  "this is a file. Give the folder that contains it": "isto é um arquivo. Informe a pasta em que ele está",
  "which problem does this program solve? Use --problem {0}":
    "que problema este programa resolve? Use --problem {0}",
  "there are source files here ({0}) and programs in {1}. If this is a class, move the source files into a folder of their own. If it is one program, write a {2} with main: FILE":
    "há arquivos-fonte aqui ({0}) e programas em {1}. Se isto é uma turma, mova os arquivos-fonte para uma pasta própria. Se é um só programa, escreva um {2} com main: ARQUIVO",
  "this file has more than {0} KiB": "este arquivo tem mais de {0} KiB",
  "a program for {0} has nothing that can be fixed: remove this key":
    "um programa de {0} não tem nada que possa ser fixo: apague esta chave",
  '"{0}" is not a file below the working directory': '"{0}" não é um arquivo abaixo da pasta de trabalho',
  '"{0}" cannot be both a file and a folder': '"{0}" não pode ser ao mesmo tempo um arquivo e uma pasta',
  '"{0}" is not a valid name of an environment variable':
    '"{0}" não é um nome válido de variável de ambiente',
  "this text cannot contain the character NUL": "este texto não pode conter o caractere NUL",
  "there are more than {0} placeholders": "há mais de {0} marcadores",
  ". Write the program's own braces with spaces: { {0} }":
    ". Escreva as chaves do próprio programa com espaços: { {0} }",
  "unknown placeholder {{0}}. The placeholders of {1} are {{2}}{3}":
    "marcador desconhecido {{0}}. Os marcadores de {1} são {{2}}{3}",
  "{answerPath} needs the name of the answer file (answer: file: ...)":
    "{answerPath} precisa do nome do arquivo de resposta (answer: file: ...)",
  "no program was found": "nenhum programa foi encontrado",
  "{0}: there is no file here such as .java, .py or .c. Give the folder of a program, or one that holds a folder for each student":
    "{0}: não há aqui arquivo como .java, .py ou .c. Informe a pasta de um programa, ou uma que tenha uma pasta por aluno",
  "but {0} is an archive. Unpack it": "mas {0} é um arquivo compactado. Descompacte-o",
  "but {0} may be one. Remove .txt from its name": "mas {0} pode ser um. Tire o .txt do nome",
  "and {0} is none. A program is a file such as .java, .py or .c":
    "e {0} não é um. Um programa é um arquivo como .java, .py ou .c",
  "there are several programs in {0}. If these folders are sections with a folder for each student, add --sections. If they are students with several programs, add --no-sections":
    "há vários programas em {0}. Se estas pastas são turmas com uma pasta por aluno, acrescente --sections. Se são alunos com vários programas, acrescente --no-sections",
  "is this a class or one program? There is {0} here, and there are programs in {1}. If it is a class, move {2} away. If it is one program, write a {3} with main: FILE":
    "isto é uma turma ou um só programa? Aqui está {0}, e há programas em {1}. Se é uma turma, tire {2} daqui. Se é um só programa, escreva um {3} com main: ARQUIVO",
});
