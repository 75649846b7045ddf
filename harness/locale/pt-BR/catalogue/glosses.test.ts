import { expect, test } from "vitest";
import { CATALOGUES } from "../../../report/catalogue/index.ts";
import { glossOf } from "./glosses.ts";

test.each([
  ["error: ';' expected", "falta ';'"],
  ["error: ')' expected", "falta ')'"],
  ["error: cannot find symbol", "este nome não foi declarado, ou está escrito de outro modo"],
  [
    "error: incompatible types: possible lossy conversion from double to int",
    "um double não cabe em um int sem conversão explícita",
  ],
  [
    "error: incompatible types: String cannot be converted to int",
    "o tipo String não serve onde se espera int",
  ],
  ["error: reached end of file while parsing", "o arquivo acabou antes da hora: falta fechar uma chave"],
  [
    "error: class B is public, should be declared in a file named B.java",
    "a classe pública B precisa estar no arquivo B.java",
  ],
  ["error: variable x is already defined in method f()", "'x' já foi declarado"],
  ["error: expected ‘,’ or ‘;’ before ‘return’", "falta ';' antes deste ponto"],
  ["error: expected '}' at end of input", "falta '}'"],
  ["error: 'x' undeclared (first use in this function)", "'x' não foi declarado"],
  ["error: redeclaration of 'int x'", "'x' já foi declarado"],
  ["(.text+0x17): undefined reference to `main'", "o programa não tem a função main"],
  ["a.cpp:(.text+0x5): undefined reference to `f()'", "a função f é chamada, mas não foi escrita"],
  [
    "b.cpp:(.text+0x5): multiple definition of `f()'; a.cpp:(.text+0x5): first defined here",
    "f foi definido em dois arquivos",
  ],
  ["fatal error: stdoi.h: No such file or directory", "o arquivo stdoi.h do #include não existe"],
  ["error: unclosed string literal", "falta fechar as aspas"],
  ['error: missing terminating " character', "falta fechar as aspas"],
  [
    "IndentationError: expected an indented block after 'if' statement on line 1",
    "falta recuar o bloco abaixo desta linha",
  ],
  ["SyntaxError: '(' was never closed", "falta fechar '('"],
  [
    "SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?",
    "em Python 3, print precisa de parênteses",
  ],
  ["SyntaxError: expected ':'", "falta ':' no fim da linha"],
])("%j means %j", (message, gloss) => {
  expect(glossOf(message)).toBe(gloss);
});

test("a message that is not common is quoted alone", () => {
  expect(glossOf("error: the type checker gave up")).toBeUndefined();
});

test("a name with signs of a replacement is told as it is", () => {
  expect(glossOf("error: '$1$&' undeclared")).toBe("'$1$&' não foi declarado");
});

test("the gloss stands behind the compiler's words, in Portuguese only", () => {
  const finding = {
    kind: "not-compiled",
    quote: "error: ';' expected",
    place: { file: "Main.java", line: 3, code: "int x = 1" },
  } as const;
  expect(CATALOGUES["pt-BR"].findings["not-compiled"](finding)).toBe(
    "o programa não compila: Main.java, linha 3: error: ';' expected (falta ';'): int x = 1",
  );
  expect(CATALOGUES.en.findings["not-compiled"](finding)).not.toContain("falta");
});
