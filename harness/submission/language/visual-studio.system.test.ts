import { describe, expect, test } from "vitest";
import { built, printedBy } from "../../testing/building.ts";
import { findToolchain } from "../build/toolchain.ts";
import { LANGUAGES } from "./index.ts";

const has = async (language: "c" | "cpp") => (await findToolchain(LANGUAGES[language])).found;

const WRITES = `#include <stdio.h>
#include <string.h>
int main() {
  char name[8], longer[16];
  int rows, columns;
  char letter, word[4];
  sscanf_s("8 x 6 cavalo", "%d %c %d %3s", &rows, &letter, 1, &columns, word, 4);
  SPRINTF "%c%i", 'a' + columns, rows);
  strcpy_s(longer, 16, name);
  strcat_s(longer, 16, word);
  printf_s("%s\\n", longer);
}
`;

describe.skipIf(!(await has("c")))("a program in C for Visual Studio", () => {
  test("is compiled with the functions of its library", async () => {
    const files = { "main.c": WRITES.replace("SPRINTF", "sprintf_s(name, 8,") };
    expect(await printedBy(files, { main: "main.c" })).toBe("g8cav\n");
  });

  test("is given as much of a text as it has room for", async () => {
    const text = `#include <stdio.h>
int main(void) {
  char word[4], rest[20];
  FILE *file;
  if (fopen_s(&file, "none.txt", "r")) puts("no file");
  int found = sscanf_s("cavalo 7", "%s%s", word, 4, rest, (unsigned)sizeof rest);
  printf("%d %s %s\\n", found, word, rest);
}
`;
    expect(await printedBy({ "main.c": text }, { main: "main.c" })).toBe("no file\n2 cav alo\n");
  });

  test("and a mistake in it is told as its own", async () => {
    const done = await built(
      { "main.c": "#include <stdio.h>\nint main(void) { scanf_s(; }\n" },
      { main: "main.c" },
    );
    expect(done).toMatchObject({ kind: "compile-error", finding: { place: { file: "main.c", line: 2 } } });
  });
});

test.skipIf(!(await has("cpp")))("a text that is an array needs no room in C++", async () => {
  const files = { "main.cpp": WRITES.replace("SPRINTF", "sprintf_s(name,") };
  expect(await printedBy(files, { main: "main.cpp" })).toBe("g8cav\n");
});
