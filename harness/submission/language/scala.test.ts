import { expect, test } from "vitest";
import { scala } from "./scala.ts";

const source = (text: string, path = "Cavalo.scala") => ({ path, text, utf8: true });

test.each([
  ["object Passeio {\n  def main(args: Array[String]): Unit = {}\n}", "Passeio"],
  ["package jogo\npackage tela\n\nobject Fila { }\nobject Main extends App {\n}", "jogo.tela.Main"],
  [
    "object Casa { }\n// object Velho\nobject Main {\n  val n = 8\n  def main(args: Array[String]): Unit = ()\n}",
    "Main",
  ],
  ["@main def passeio(n: Int) = println(n)", "passeio"],
  ["package object jogo { }\nobject A extends Tela with App { }", "A"],
])("%j begins in %s", (text, name) => {
  const main = source(text);
  expect(scala.plan({ main, sources: [main] }).run.at(-1)).toBe(name);
});

const refused = (text: string, message: string) => {
  const main = source(text);
  const messages = `Cavalo.scala:1: error: ${message}\n`;
  return scala.neededVersion!({ program: { main, sources: [main] }, messages, version: [2, 11, 12] });
};

test.each([
  ["3", "@main def p() = println(1)\n", "expected start of definition"],
  [
    "2.13",
    'object A extends App { println("1".toIntOption) }\n',
    "value toIntOption is not a member of String",
  ],
  ["2.12", "object A { f(() => g()) }\n", "type mismatch;\n found   : () => Unit\n required: Runnable"],
  [undefined, "object A {\n  def f(x: Int) = x +\n}\n", "illegal start of simple expression"],
  [undefined, "object A { prinln(1) }\n", "not found: value prinln"],
])("a program needs Scala %s", (version, text, message) => {
  expect(refused(text, message)).toBe(version);
});
