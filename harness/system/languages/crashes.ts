import { expect, test } from "vitest";
import type { LanguageName } from "../../submission/language/names.ts";
import { clueTo } from "../clue-to.ts";
import { languagesHere } from "./here.ts";

const CRASHES: readonly [LanguageName, string, string, string][] = [
  [
    "python",
    "cavalo.py",
    "def linha(mapa):\n    return mapa[1]\n\nlinha([])\n",
    "an error (IndexError) ended the program in cavalo.py, line 2: return mapa[1]",
  ],
  [
    "java",
    "Cavalo.java",
    'class Cavalo {\n  static int casa(int[] mapa) {\n    return mapa[1];\n  }\n  public static void main(String[] a) {\n    try { casa(new int[1]); }\n    catch (RuntimeException e) { throw new IllegalStateException("oh", e); }\n  }\n}\n',
    "an error (ArrayIndexOutOfBoundsException) ended the program in Cavalo.java, line 3: return mapa[1];",
  ],
  [
    "javascript",
    "cavalo.mjs",
    "const mapa = [];\nfunction casa(i) {\n  return mapa[i][0];\n}\ncasa(3);\n",
    "an error (TypeError) ended the program in cavalo.mjs, line 3: return mapa[i][0];",
  ],
  [
    "csharp",
    "Program.cs",
    "class Program {\n  static void Main() {\n    int[] mapa = new int[1];\n    mapa[mapa.Length] = 1;\n  }\n}\n",
    "an error (IndexOutOfRangeException) ended the program in Program.cs, line 4: mapa[mapa.Length] = 1;",
  ],
  [
    "csharp",
    "Program.cs",
    "using System;\nclass Program {\n  static int[] Tour(int[] mapa) {\n    if (mapa.Length < 9) {\n      throw new ArgumentException();\n    }\n    int[] tour = new int[mapa.Length];\n    for (int i = 0; i < mapa.Length; i++) {\n      tour[i] = mapa[i];\n    }\n    return tour;\n  }\n  static void Main() {\n    Tour(new int[3]);\n  }\n}\n",
    "an error (ArgumentException) ended the program in Program.cs, line 5: throw new ArgumentException();",
  ],
  [
    "kotlin",
    "Main.kt",
    "fun main() {\n    val mapa = listOf<Int>()\n    println(mapa[1])\n}\n",
    "an error (IndexOutOfBoundsException) ended the program in Main.kt, line 3: println(mapa[1])",
  ],
  [
    "lua",
    "cavalo.lua",
    "local function casa(mapa)\n  return mapa + 1\nend\nprint(casa({}))\n",
    "an error (attempt to perform arithmetic on a table value (local 'mapa')) ended the program in cavalo.lua, line 2: return mapa + 1",
  ],
  [
    "pascal",
    "cavalo.pas",
    "program cavalo;\nvar zero: integer;\nprocedure casa(n: integer);\nbegin\n  writeln(n div zero);\nend;\nbegin\n  casa(3);\nend.\n",
    "an error (Runtime error 200) ended the program in cavalo.pas, line 5: writeln(n div zero);",
  ],
  [
    "pascal",
    "Project1.lpr",
    "program Project1;\n{$mode objfpc}{$H+}\nuses SysUtils;\nfunction casa(s: string): integer;\nbegin\n  Result := StrToInt(s) + 1;\nend;\nbegin\n  WriteLn(casa('abc'));\nend.\n",
    "an error (EConvertError) ended the program in Project1.lpr, line 6: Result := StrToInt(s) + 1;",
  ],
  [
    "perl",
    "cavalo.pl",
    "use strict;\nsub casa {\n    my ($n) = @_;\n    return 9 % $n;\n}\nprint casa(0);\n",
    "an error (Illegal modulus zero) ended the program in cavalo.pl, line 4: return 9 % $n;",
  ],
  [
    "php",
    "cavalo.php",
    "<?php\nfunction casa($n) {\n    return 9 % $n;\n}\necho casa(0);\n",
    "an error (DivisionByZeroError) ended the program in cavalo.php, line 3: return 9 % $n;",
  ],
  [
    "ocaml",
    "cavalo.ml",
    "let casa mapa i =\n  mapa.(i)\n\nlet () = print_int (casa [||] 3)\n",
    'an error (Invalid_argument("index out of bounds")) ended the program in cavalo.ml, line 2: mapa.(i)',
  ],
  [
    "fortran",
    "cavalo.f90",
    "program cavalo\n  implicit none\n  integer, allocatable :: mapa(:)\n  allocate (mapa(2))\n  allocate (mapa(3))\nend program\n",
    "an error (Attempting to allocate already allocated variable 'mapa') ended the program in cavalo.f90, line 5: allocate (mapa(3))",
  ],
  [
    "ada",
    "cavalo.adb",
    "with Ada.Command_Line;\nprocedure Cavalo is\n   Mapa : array (1 .. 3) of Integer := (others => 0);\nbegin\n   Mapa (Ada.Command_Line.Argument_Count + 4) := 1;\n   if Mapa (1) = 1 then\n      raise Program_Error;\n   end if;\nend Cavalo;\n",
    "an error (CONSTRAINT_ERROR) ended the program in cavalo.adb, line 5: Mapa (Ada.Command_Line.Argument_Count + 4) := 1;",
  ],
  [
    "prolog",
    "cavalo.pl",
    "casa(L, N) :-\n    atom_length(L, N),\n    N > 1.\nmain :-\n    casa(_, X),\n    write(X).\n",
    "an error (Arguments are not sufficiently instantiated) ended the program in cavalo.pl, line 2: atom_length(L, N),",
  ],
  [
    "scala",
    "Main.scala",
    "object Main {\n  def main(args: Array[String]): Unit = {\n    val mapa = List(1)\n    println(\n      mapa(3))\n  }\n}\n",
    "an error (IndexOutOfBoundsException) ended the program in Main.scala, line 5: mapa(3))",
  ],
  [
    "ruby",
    "main.rb",
    "def casa(mapa)\n  mapa[1] + 1\nend\ncasa([])\n",
    "an error (NoMethodError) ended the program in main.rb, line 2: mapa[1] + 1",
  ],
  [
    "go",
    "main.go",
    "package main\n\nvar mapa []int\n\nfunc main() {\n\tprintln(mapa[len(mapa)])\n}\n",
    "an error (runtime error: index out of range [0] with length 0) ended the program in main.go, line 6: println(mapa[len(mapa)])",
  ],
  [
    "rust",
    "main.rs",
    'fn main() {\n    let mapa: Vec<i32> = std::env::args().map(|_| 1).collect();\n    println!("{}", mapa[mapa.len()]);\n}\n',
    'an error (index out of bounds: the len is 2 but the index is 2) ended the program in main.rs, line 3: println!("{}", mapa[mapa.len()]);',
  ],
  [
    "visualbasic",
    "Cavalo.vb",
    "Module Cavalo\n    Function Casa(mapa As Integer(), i As Integer) As Integer\n        Return mapa(i)\n    End Function\n    Sub Main()\n        Console.WriteLine(Casa({1, 2}, 3))\n    End Sub\nEnd Module\n",
    "an error (IndexOutOfRangeException) ended the program in Cavalo.vb, line 3: Return mapa(i)",
  ],
];

/** Defines the tests that a crash is told with the student's own line. */
export async function testCrashes(names: readonly LanguageName[]): Promise<void> {
  const here = await languagesHere(names);
  const crashes = CRASHES.filter(([language]) => here.includes(language));
  test.each(crashes)("a crash in %s, in %s, is told with the student's own line", async (...crash) => {
    const [, file, text, sentence] = crash;
    const [english, portuguese] = await clueTo("lost-knight/exit-next-to-c", file, text);
    expect(english).toBe(sentence);
    const [error, place] = sentence.replace("an error", "um erro").split(" ended the program in ");
    expect(portuguese).toBe(`${error} encerrou o programa em ${place!.replace(", line ", ", linha ")}`);
  });
}
