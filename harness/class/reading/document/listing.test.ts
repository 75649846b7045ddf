import { expect, test } from "vitest";
import type { LanguageName } from "../../../submission/language/names.ts";
import { listingIn } from "./listing.ts";

/** A short program in each language, as it is pasted into a report. */
const PROGRAMS: Readonly<Record<LanguageName, string>> = {
  ada: "with Ada.Text_IO;\n\nprocedure Passeio is\n   N : Integer := 8;\nbegin\n   Ada.Text_IO.Put_Line (Integer'Image (N * N));\nend Passeio;\n",
  c: '#include <stdio.h>\n\nint main(void) {\n    printf("%d\\n", 2);\n    return 0;\n}\n',
  cpp: "#include <iostream>\nusing namespace std;\n\nint main() {\n    cout << 2 << endl;\n}\n",
  csharp:
    "using System;\n\nclass Cavalo {\n    static void Main(string[] args) {\n        Console.WriteLine(2);\n    }\n}\n",
  dart: "import 'dart:io';\n\nvoid main() {\n  final lado = 8;\n  print(lado * lado);\n}\n",
  fortran:
    "program passeio\n  implicit none\n  integer :: n\n  n = 8\n  print *, n * n\nend program passeio\n",
  go: 'package main\n\nimport "fmt"\n\nfunc main() {\n    fmt.Println(2)\n}\n',
  haskell: "module Main where\n\nmain :: IO ()\nmain = print 2\n",
  java: "import java.util.Scanner;\n\npublic class Cavalo {\n    public static void main(String[] args) {\n        System.out.println(2);\n    }\n}\n",
  javascript: 'const fs = require("fs");\nlet lado = 8;\nconsole.log(lado);\n',
  julia: "function passeio(n)\n    return n * n\nend\n\nprintln(passeio(8))\n",
  kotlin: "fun main() {\n    println(2)\n}\n",
  lua: "local function passeio(n)\n  return n * n\nend\n\nprint(passeio(8))\n",
  pascal: "program Cavalo;\n\nbegin\n  writeln(2);\nend.\n",
  perl: "use strict;\nsub passeio {\n    my ($n) = @_;\n    return $n * $n;\n}\nprint passeio(8);\n",
  php: "<?php\nfunction passeio($n) {\n    return $n * $n;\n}\necho passeio(8);\n",
  ocaml: "let passeio n = n * n\n\nlet () =\n  print_int (passeio 8)\n",
  prolog:
    ":- initialization(main).\n\npasseio(N, P) :-\n    P is N * N.\n\nmain :- passeio(8, P), write(P), nl.\n",
  python: "import sys\n\ndef passeio(n):\n    return n * n\n\nprint(passeio(8))\n",
  r: "passeio <- function(n) {\n  n * n\n}\ncat(passeio(8))\n",
  ruby: "def passeio(n)\n  n * n\nend\n\nputs passeio(8)\n",
  rust: 'use std::io;\n\nfn main() {\n    println!("{}", 2);\n}\n',
  scala:
    "object Passeio {\n  def main(args: Array[String]): Unit = {\n    val n = 8\n    println(n * n)\n  }\n}\n",
  swift: "import Foundation\n\nfunc passeio(_ n: Int) -> Int {\n    return n * n\n}\n\nprint(passeio(8))\n",
  typescript: "function passeio(n: number): number {\n  return n * n;\n}\nconsole.log(passeio(8));\n",
  visualbasic:
    "Module Passeio\n    Sub Main()\n        Dim lado = 8\n        Console.WriteLine(lado * lado)\n    End Sub\nEnd Module\n",
};

test.each(Object.entries(PROGRAMS))("a text that is a program in %s is told", (language, text) => {
  expect(listingIn(text)).toEqual({ language, text });
});

test("a title and a name around a program are no part of it", () => {
  const around = `Universidade Federal\nTrabalho 1 de Algoritmos\nAna Souza\n\n${PROGRAMS.c}\nFim do trabalho da disciplina de algoritmos\n`;
  expect(listingIn(around)).toEqual({ language: "c", text: PROGRAMS.c });
});

test.each([
  ["nothing", ""],
  [
    "prose",
    "Neste trabalho o cavalo anda pelo tabuleiro.\n\nO programa usa busca em largura para achar o caminho.\n",
  ],
  [
    "a report that quotes some of a program",
    "O programa lê o tabuleiro da entrada padrão com esta função:\ndef ler(n):\n    return input()\nDepois disso ele procura o menor caminho até a casa final.\nfor passo in passos:\nCada passo soma um ao total e a fila guarda as casas.\nNo fim o total é impresso na tela para o usuário ler.\n",
  ],
  ["two languages", `${PROGRAMS.c}${PROGRAMS.java}`],
  ["a list of results", "Tabuleiro 5 x 5: 25 passos\nTabuleiro 6 x 6: 36 passos\n"],
])("%s is no program", (_, text) => {
  expect(listingIn(text)).toBeUndefined();
});
