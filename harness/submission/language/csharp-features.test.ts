import { expect, test } from "vitest";
import { neededVersion } from "./csharp-features.ts";

function needed(text: string, message: string): string | undefined {
  const source = { path: "Program.cs", text, utf8: true };
  const messages = `${message}\nCompilation failed: 1 error(s), 0 warnings\n`;
  return neededVersion({ program: { sources: [source], main: source }, messages, version: [6, 8] });
}

const unexpected = (line: number, symbol: string) =>
  `./Program.cs(${line},5): error CS1525: Unexpected symbol \`${symbol}'`;
const withMain = (line: string) => `using System;\nclass P { static void Main() {\n${line}\n} }\n`;

test.each([
  ["7", withMain("int Quadrado(int x) {\nreturn x * x; }"), `${unexpected(3, "(")}, expecting \`;'`],
  [
    "7",
    withMain("foreach (var (linha, coluna) in passeio) {}"),
    "./Program.cs(3,9): error CS0230: Type and identifier are both required in a foreach statement",
  ],
  [
    "7",
    withMain("(int, int) casa;"),
    "./Program.cs(3,5): error CS1001: Unexpected symbol `,', expecting identifier",
  ],
  [
    "7",
    withMain("(int, int) Casa(int lado) { return (lado, lado); }"),
    "./Program.cs(3,5): error CS1001: Unexpected symbol `,', expecting identifier",
  ],
  [
    "7",
    "class P {\n  static List<List<(int, int)>> passeios;\n  static void Main() {}\n}\n",
    "./Program.cs(2,21): error CS1519: Unexpected symbol `<' in class, struct, or interface member declaration",
  ],
  [
    "7.1",
    withMain("bool achou = default;"),
    "./Program.cs(3,14): error CS1644: Feature `default literal' cannot be used because it is not part of the C# 7.0 language specification",
  ],
  [
    "8",
    "using System;\n#nullable enable\nclass P { static void Main() {} }\n",
    "./Program.cs(3,0): error CS1024: Wrong preprocessor directive",
  ],
  ["8", withMain("var nome = casa switch { 1 => 2, _ => 3 };"), unexpected(3, "switch")],
  ["8", withMain("Console.WriteLine(casas[^1]);"), unexpected(3, "^")],
  [
    "8",
    withMain("string? linha = Console.ReadLine();"),
    "./Program.cs(3,9): error CS0453: The type `string' must be",
  ],
  [
    "8",
    withMain("public override bool Equals(object? casa) { return false; }"),
    "./Program.cs(3,9): error CS0115: `Casa.Equals(object?)' is marked as an override but no suitable method found to override",
  ],
  ["8", withMain("string[,] casas = null!;"), unexpected(3, "!")],
  [
    "8",
    "interface ICasa {\n  public int Linha { get; }\n}\n",
    "./Program.cs(2,14): error CS0106: The modifier `public' is not valid for this item",
  ],
  ["9", withMain("if (casa is not null) Console.WriteLine(1);"), unexpected(3, "null")],
  ["9", "using System;\nConsole.WriteLine(1);\n", unexpected(2, "Console")],
  ["10", "namespace Passeio;\nclass P { static void Main() {} }\n", unexpected(1, ";")],
  [
    "10",
    "class P { static void Main() {\nConsole.WriteLine(1); } }\n",
    "./Program.cs(2,1): error CS0103: The name `Console' does not exist in the current context",
  ],
  [
    "10",
    withMain("List<int> passos = null;"),
    "./Program.cs(3,1): error CS0246: The type or namespace name `List' could not be found. Are you missing `System.Collections.Generic' using directive?",
  ],
  ["12", withMain("int[] linhas = [1, 2];"), unexpected(3, "[")],
])("a program that needs C# %s", (version, text, message) => {
  expect(needed(text, message)).toBe(version);
});

test.each([
  ["forgets a semicolon", withMain("int x = 2\nx = x switch { _ => 3 };"), unexpected(4, "x")],
  ["forgets a brace", "class P { static void Main() {\nint F(int x) { return x; }\n", unexpected(2, "(")],
  [
    "misspells a name",
    withMain("Console.Writeline(1);"),
    "./Program.cs(3,1): error CS0117: `System.Console' does not contain a definition for `Writeline'",
  ],
  [
    "does not know a name",
    withMain("x = 2;"),
    "./Program.cs(3,1): error CS0103: The name `x' does not exist",
  ],
  [
    "has no main",
    "class P { }\n",
    "error CS5001: Program `program.exe' does not contain a static `Main' method",
  ],
])("a program that %s needs no other version", (_, text, message) => {
  expect(needed(text, message)).toBeUndefined();
});
