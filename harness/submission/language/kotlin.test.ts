import { expect, test } from "vitest";
import { kotlin } from "./kotlin.ts";

const source = (path: string, text: string) => ({ path, text, utf8: true });
const MAIN = "fun main() {\n    println(64)\n}\n";

test.each([
  ["passeio.kt", MAIN, "PasseioKt"],
  ["src/a/Tour.kt", `package a.b\n\n${MAIN}`, "a.b.TourKt"],
  ["8-by-8.kt", MAIN, "_8_by_8Kt"],
  ["tour.kt", `@file:JvmName("Passeio")\n${MAIN}`, "Passeio"],
  ["tour.kt", `class Board(val n: Int)\n${MAIN}`, "TourKt"],
  ["tour.kt", "// class X\nobject Tour {\n    @JvmStatic\n    fun main(args: Array<String>) {}\n}\n", "Tour"],
  [
    "t.kt",
    "package k\nclass Tour {\n  companion object {\n    @JvmStatic fun main(a: Array<String>) {}\n",
    "k.Tour",
  ],
  ["tour.kt", "suspend fun main() {}\n", "TourKt"],
])("the main function of %s, %j, is in the class %s", (path, text, name) => {
  const main = source(path, text);
  expect(kotlin.plan({ sources: [main], main }).run.at(-1)).toBe(name);
});

test("tests of a unit are not compiled, and what a program does not need only if all compiles", () => {
  const main = source("a/Tour.kt", `package a\nfun main() = println(Board(8).area())\n`);
  const sources = [
    main,
    source("a/Board.kt", "package a\ndata class Board(val n: Int)\n"),
    source("a/Area.kt", "package a\nfun Board.area() = n * n\n"),
    source("a/Server.kt", `package a\nimport org.springframework.boot.runApplication\n${MAIN}`),
    source("a/BoardTest.kt", "package a\nimport kotlin.test.Test\n"),
  ];
  const builtBy = (plan: ReturnType<typeof kotlin.plan>) =>
    plan.build[0]!.filter((each) => each.endsWith(".kt"));
  const program = { sources, main };
  expect(builtBy(kotlin.plan(program))).toEqual([
    "./a/Tour.kt",
    "./a/Board.kt",
    "./a/Area.kt",
    "./a/Server.kt",
  ]);
  const others = kotlin.otherPlans!(program, { version: [1, 9], read: () => undefined });
  expect(others.map(builtBy)).toEqual([["./a/Tour.kt", "./a/Board.kt", "./a/Area.kt"]]);
});
