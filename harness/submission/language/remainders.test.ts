import { expect, test } from "vitest";
import { remainderLines } from "./remainders.ts";

/** Lines as they are changed. */
const changed = (text: string, never = "floor(x, n)") =>
  remainderLines([{ path: "a.c", text, utf8: true }], never).map(
    (each) => each.changed.split("\n")[each.line - 1],
  );

test.each([
  ["int x = (a + dl[k]) % n;", "int x = (floor(((a + dl[k])), n));"],
  ["x = (a+d)%n; y = (b+e)%m;", "x = (floor(((a+d)), n)); y = (floor(((b+e)), m));"],
  ["return v % tamanho;", "return (floor(v, tamanho));"],
  ["x %= rows;", "x = (floor(x, rows));"],
  [
    "let x = ((a as i32 + d) % n as i32) as usize;",
    "let x = ((floor(((a as i32 + d)), (n as i32)))) as usize;",
  ],
  ["let x = a as i32 % n;", "let x = (floor((a as i32), n));"],
  ["x = soma(a[0], d) % t.get(0).length();", "x = (floor((soma(a[0], d)), (t.get(0).length())));"],
  ["#define VOLTA(a, n) ((a) % (n))", "#define VOLTA(a, n) ((floor(((a)), ((n)))))"],
  ["int x = a - b % n;", "int x = a - (floor(b, n));"],
])("%s takes a remainder that may be negative", (line, other) => {
  expect(changed(line)).toEqual([other]);
});

test("a remainder is written in the words of the language", () => {
  expect(changed("x = v % n", "((x % n) + n) % n")).toEqual(["x = (((v % n) + n) % n)"]);
  expect(changed("x = (v + d) % n", "x.rem_euclid(n)")).toEqual(["x = (((v + d)).rem_euclid(n))"]);
});

test.each([
  ["mod", "let x = (a + d) mod n in", "let x = (floor(((a + d)), n)) in"],
  ["mod", "let x = (a + d + n) mod n in", undefined],
  ["mod", "let mode = modo model in", undefined],
  ["mod", "l = (l0 + dl) Mod linhas", "l = (floor(((l0 + dl)), linhas))"],
  ["mod(", "l = mod(l0 + dl(k), n) + 1", "l = (floor((l0 + dl(k)), n)) + 1"],
  [
    "mod(",
    "l = MOD(l0 + dl(k) - 1, size(mapa, 1)) + 1",
    "l = (floor((l0 + dl(k) - 1), (size(mapa, 1)))) + 1",
  ],
  ["mod(", "if (mod(k, 2) == 0 .or. mod(l + n, n) > 1) stop", undefined],
] as const)("a remainder may be taken by the word %j: %s", (sign, line, other) => {
  const found = remainderLines([{ path: "a", text: line, utf8: true }], "floor(x, n)", sign);
  expect(found.map((each) => each.changed)).toEqual(other === undefined ? [] : [other]);
});

test.each([
  "int x = (a + dl[k] + n) % n;",
  "int x = (a + dl[k] + 2 * n) % n;",
  "int x = ((a + d) % n + n) % n;",
  "int x = (a + d) % n; if (x < 0) x = x + n;",
  "if (i % 2 == 0) j++;",
  'printf("%d movimentos\\n", d);',
  "// x = (a + d) % n;",
  "x = a * b % n;",
  "x = -a % n;",
  "x = % n;",
  "x = a %",
  "%",
])("nothing is looked for in %s", (line) => {
  expect(changed(line)).toEqual([]);
});

test("no more lines are looked at than can be tried", () => {
  expect(changed("x = v % n;\n".repeat(100))).toHaveLength(4);
});

test("a source of a megabyte of anything is looked through", () => {
  for (const part of ["%", "a%", "(", ")%", "a %= ", "as % as ", "a % b\n", "+n%n"])
    expect(() => changed(part.repeat(1e6 / part.length))).not.toThrow();
});
