import type { Texts } from "../../language.ts";

export const exchange = (): Texts => ({
  "this folder exists already. Give another one": "esta pasta já existe. Informe outra",
  "this version of the format gives programs no arguments, as this problem does. Use --format 2025-09":
    "esta versão do formato não dá argumentos aos programas, como este problema. Use --format 2025-09",
  "a Kattis package gives programs standard input and arguments, but no files and no variables, as this problem does":
    "um pacote do Kattis dá aos programas a entrada padrão e argumentos, mas não arquivos nem variáveis, como este problema",
  "the name of this folder cannot be that of a problem": "o nome desta pasta não pode ser o de um problema",
  "{0}: require_pass was not taken over, so this group counts by itself":
    "{0}: require_pass não foi aproveitado, e este grupo conta por si",
  "{0} was not taken over: nothing here can run it": "{0} não foi aproveitado: nada aqui o executa",
  "this problem is {0}: its programs talk with a judge, which Cavalo does not do":
    "este problema é {0}: os programas conversam com um juiz, o que o Cavalo não faz",
  "the checker is in a language that other judges may refuse: they all run C, C++ and Python":
    "o verificador está em uma linguagem que outros juízes podem recusar: todos executam C, C++ e Python",
  "the validator is in a language that other judges may refuse: they all run C, C++ and Python":
    "o validador está em uma linguagem que outros juízes podem recusar: todos executam C, C++ e Python",
  "the problem has no validator of its input, which other judges ask for":
    "o problema não tem validador da entrada, que outros juízes pedem",
});
