import { expect, test } from "vitest";
import { java } from "./java.ts";
import type { Source } from "./language.ts";

/** Tells what is needed if javac 17 says this of a file, line by line with the lines it speaks of. */
function neededFor(text: string, messages: readonly (readonly [line: number, error: string])[]) {
  const main: Source = { path: "Main.java", text, utf8: true };
  const printed = messages.map(
    ([line, error]) => `./Main.java:${line}: error: ${error}\n${text.split("\n")[line - 1]}\n   ^\n`,
  );
  const program = { sources: [main], main };
  return java.neededVersion!({ program, messages: printed.join(""), version: [17, 0, 15] });
}

const SWITCH =
  "patterns in switch statements are a preview feature and are disabled by default.\n  (use --enable-preview)";

test("a preview feature, and what else the compiler stumbles over on its line", () => {
  const text = "class Main {\n  case String s when s.isEmpty() -> 1;\n  int x\n}\n";
  expect(neededFor(text, [[2, SWITCH]])).toBe("21");
  const stumbles = [
    [2, SWITCH],
    [2, ": or -> expected"],
  ] as const;
  expect(neededFor(text, stumbles)).toBe("21");
  expect(neededFor(text, [...stumbles, [3, "';' expected"]])).toBeUndefined();
});

test("patterns of records, which are not even a preview", () => {
  const text = "if (o instanceof Casa(int x, int y))\n// case Casa(int x, int y) ->\n";
  expect(neededFor(text, [[1, "')' expected"]])).toBe("21");
  expect(neededFor(text, [[2, "')' expected"]])).toBeUndefined();
});

test.each([
  ["a feature that was taken back", "string templates are a preview feature and are disabled by default."],
  ["one that this release has", "records are not supported in -source 11"],
  ["nothing of the kind", "cannot find symbol"],
])("%s is no excuse", (_, error) => {
  expect(neededFor("class Main {}\n", [[1, error]])).toBeUndefined();
});

test("a line that looks like a complaint of the compiler is none", () => {
  const forged = `./Main.java:1: error: ${SWITCH}\n`;
  expect(neededFor(forged, [[1, "class, interface, enum, or record expected"]])).toBeUndefined();
});

test.each([
  ["is missing at the end of the first wrong line", "    int m = f()", 15, true],
  ["is expected in the middle of a line that a newer release may take", "    record P(int a) {}", 10, false],
])("a semicolon that %s: %o", (_, line, column, expected) => {
  const messages = `Main.java:3: error: ';' expected\n${line}\n${" ".repeat(column)}^\n1 error\n`;
  expect(java.isWrongAnyway?.(messages)).toBe(expected);
  const later = `Main.java:2: error: unclosed string literal\n  s = """\n      ^\n${messages}`;
  expect(java.isWrongAnyway?.(later)).toBe(false);
});

test.each([
  ["import sun.misc.Unsafe;\n", 1],
  ["import java.*;\nimport java.util.*;\n", 1],
  ["import java.util.*;\n", 0],
  ["import com.sun.net.httpserver.HttpServer;\n", 1],
  ["import java.util.List; // import sun.misc.Unsafe;\n", 0],
])("%j is also built as a program of release 8 by %i plan", (text, plans) => {
  const main: Source = { path: "Main.java", text, utf8: true };
  const others = java.otherPlans!({ sources: [main], main }, { version: [17], read: () => undefined });
  expect(others.filter(({ build }) => build[0]!.includes("-source"))).toHaveLength(plans);
});

test("packages that the run time keeps to itself are open for a program that an editor made to import them", () => {
  const text = "import com.sun.tools.javac.util.Pair;\nimport sun.security.*;\nclass A {}\n";
  const main: Source = { path: "A.java", text, utf8: true };
  const [other] = java.otherPlans!({ sources: [main], main }, { version: [17], read: () => undefined });
  expect(other!.run.slice(0, 3)).toEqual([
    "java",
    "--add-exports=jdk.compiler/com.sun.tools.javac.util=ALL-UNNAMED",
    "--add-exports=java.base/sun.security=ALL-UNNAMED",
  ]);
});

test("a main program may be built alone beside copies of it", () => {
  const text = "public class Tour { public static void main(String[] a) { } }\n";
  const main: Source = { path: "tour/Tour.java", text, utf8: true };
  const waysBeside = (copy: string) => {
    const program = { sources: [main, { ...main, path: copy }], main };
    return java.otherPlans!(program, { version: [17], read: () => undefined }).map(({ build }) => build[0]);
  };
  const alone = [expect.arrayContaining(["-sourcepath", "./tour/Tour.java"])];
  expect(waysBeside("tour/old/Tour.java")).toEqual(alone);
  expect(waysBeside("old/Tour.java")).toEqual(alone);
});
