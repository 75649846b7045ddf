import fc from "fast-check";
import { expect, test } from "vitest";
import { SHELLS } from "./shell.ts";

const { posix, powershell } = SHELLS;

test.each([
  ["3 4\n", 'echo "3 4"', 'echo "3 4"'],
  ["3\n4\n", "printf '3\\n4\\n'", 'echo "3`n4"'],
  ['a"b\n', "echo 'a\"b'", "echo 'a\"b'"],
])("a text is printed as each shell prints it: %j", (text, ofPosix, ofPowershell) => {
  expect(posix.printing(text)).toBe(ofPosix);
  expect(powershell.printing(text)).toBe(ofPowershell);
});

test("variables and files are given as each shell knows it", () => {
  expect(posix.withVariables({ BOARD: "a b" }, "./program")).toBe('BOARD="a b" ./program');
  expect(powershell.withVariables({ BOARD: "board.txt" }, ".\\program")).toBe(
    '$env:BOARD="board.txt"; .\\program',
  );
  expect(posix.fromFile("./program", "board.txt")).toBe("./program < board.txt");
  expect(powershell.fromFile(".\\program", "board.txt")).toBe("type board.txt | .\\program");
});

test("a name without quotes, and without signs of their own, is the same word in all shells", () => {
  const names = fc.stringMatching(/^[\p{L}\d _().,-]{1,20}$/u);
  fc.assert(
    fc.property(names, (name) => {
      expect(powershell.word(name)).toBe(posix.word(name));
    }),
  );
});

test("nothing in a word is read by PowerShell", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const word = powershell.word(text);
      const inside =
        /^"(.*)"$/s.exec(word)?.[1] ?? (/^'(.*)'$/s.exec(word)?.[1] ?? word).replaceAll("''", "'");
      expect(inside).toBe(text);
      if (word.startsWith('"')) expect(text).not.toMatch(/["`$]/);
    }),
  );
});
