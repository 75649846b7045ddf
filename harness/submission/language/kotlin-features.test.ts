import { expect, test } from "vitest";
import { neededVersion } from "./kotlin-features.ts";

/** Lines of code, each with the complaints of kotlinc 1.3.31 about it. */
function needed(lines: readonly (readonly [code: string, ...complaints: string[]])[]): string | undefined {
  const source = { path: "Main.kt", text: lines.map(([code]) => code).join("\n"), utf8: true };
  const messages = lines
    .flatMap(([code, ...complaints], at) =>
      complaints.map((said) => `./Main.kt:${at + 1}:5: error: ${said}\n${code}\n    ^`),
    )
    .join("\n");
  return neededVersion({ program: { sources: [source], main: source }, messages, version: [1, 3, 31] });
}

const EXPECTING = "expecting an element";
const unresolved = (name: string) => `unresolved reference: ${name}`;

test.each([
  ["1.4", [["    3,"], [")", "expecting an argument"]]],
  ["1.4", [["    arrayOf(3, 4),", "expecting an argument"], [")"]]],
  ["1.4", [["fun f(a: Int, b: Int,) = a + b", "expecting a parameter declaration"]]],
  ["1.4", [["val s = l.sumOf { it * 2 }", unresolved("sumOf"), unresolved("it")]]],
  ["1.3.50", [["import kotlin.time.measureTime", unresolved("time")]]],
  ["1.3.50", [["val bits = board.countOneBits()", unresolved("countOneBits")]]],
  ["1.6", [["val n = readln().toInt()", unresolved("readln")]]],
  [
    "1.6",
    [
      ["val q = ArrayDeque<Int>()", unresolved("ArrayDeque")],
      ["val n = readln()", unresolved("readln")],
    ],
  ],
  ["1.8", [["for (i in 0..<n) println(i)", EXPECTING, EXPECTING, unresolved("n")]]],
  [
    "1.9",
    [
      [
        "data object Fim",
        "modifier 'data' is not applicable to 'object'",
        "data class must have at least one",
      ],
    ],
  ],
] as const)("a program that needs Kotlin %s", (version, lines) => {
  expect(needed(lines)).toBe(version);
});

test.each([
  ["misspells a name", [["println(tabuleito)", unresolved("tabuleito")]]],
  ["forgets an operand", [["val n = 1 +", EXPECTING]]],
  [
    "has a mistake besides",
    [
      ["val n = readln()", unresolved("readln")],
      ["val k: Int = a", "type mismatch"],
    ],
  ],
  ["is refused without a place", []],
] as const)("a program that %s needs no other version", (_, lines) => {
  expect(needed(lines)).toBeUndefined();
});
