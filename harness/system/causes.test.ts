import { describe, expect, test } from "vitest";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { LanguageName } from "../submission/language/names.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeOn } from "../testing/grading.ts";
import { told } from "../testing/sentences.ts";
import { CHESSBOARD_TOUR } from "../testing/tours.ts";
import { ofThisTurn } from "../testing/turns.ts";

/** Puts a program of one file to a bundled case, and returns its cause in each language. */
async function clueTo(caseId: string, file: string, text: string): Promise<readonly string[]> {
  const { results } = await gradeOn(caseId, folderWith({ [`program/${file}`]: text }));
  return told(results[0]!.clue).slice(1);
}

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
];

describe.each(ofThisTurn(CRASHES, 3))("a crash in %s", async (language, file, text, sentence) => {
  const { found } = await findToolchain(LANGUAGES[language]);
  test.skipIf(!found)("is told with the error and the student's own line", async () => {
    const [english, portuguese] = await clueTo("lost-knight/exit-next-to-c", file, text);
    expect(english).toBe(sentence);
    const [error, place] = sentence.replace("an error", "um erro").split(" ended the program in ");
    expect(portuguese).toBe(`${error} encerrou o programa em ${place!.replace(", line ", ", linha ")}`);
  });
});

/** A program that knows a tour by heart, and does something with it before it prints it. */
const printing = (change: string) =>
  `const tour = ${JSON.stringify(CHESSBOARD_TOUR)};\nconsole.log(tour.map((row) => row.map((step) => ${change}).join(" ")).join("\\n"));\n`;

test.each([
  [
    "step + 1",
    "the numbers go from 2 to 65. Counted from 1, the tour would be valid",
    "os números vão de 2 a 65. Contado a partir de 1, o passeio estaria certo",
  ],
  [
    "Math.max(step - 2, 0)",
    "the start is not counted as the first step. The next square, (1, 2), has the number 0. With the start counted, the tour would be valid",
    "a casa inicial não conta como primeiro passo. A casa seguinte, (1, 2), tem o número 0. Contando a casa inicial, o passeio estaria certo",
  ],
  [
    "Math.min(step, 63)",
    "the number 63 appears on two squares. With 64 on the last one, the tour would be valid",
    "o número 63 aparece em duas casas. Com 64 na última, o passeio estaria certo",
  ],
  [
    "65 - step",
    "read backwards, the tour would be valid",
    "lido de trás para frente, o passeio estaria certo",
  ],
  [
    "step < 63 ? step : 0",
    "the tour stops on (4, 7) with 2 squares left. The knight could still move to (5, 5)",
    "o passeio para em (4, 7), com 2 casas por visitar. O cavalo ainda podia ir para (5, 5)",
  ],
])("a tour printed with %s instead of each step", async (change, english, portuguese) => {
  expect(await clueTo("knights-tour/8x8", "tour.js", printing(change))).toEqual([english, portuguese]);
});
