import { describe, expect, test } from "vitest";
import { built, printedBy } from "../../testing/building.ts";
import { findToolchain } from "../build/toolchain.ts";
import { LANGUAGES } from "./index.ts";

const has = async (language: "c" | "cpp") => (await findToolchain(LANGUAGES[language])).found;

describe.skipIf(!(await has("c")))("a program in C for Windows", () => {
  test("has its console, with names in any capitals, and goes on where no key is pressed", async () => {
    const text = `#include <stdio.h>
#include <Conio.h>
#include <windows.h>
int main(void) {
  COORD corner = {0, 0};
  HANDLE screen = GetStdHandle(STD_OUTPUT_HANDLE);
  clrscr();
  SetConsoleTextAttribute(screen, FOREGROUND_RED | FOREGROUND_INTENSITY);
  SetConsoleCursorPosition(screen, corner);
  gotoxy(3, 2);
  Sleep(1);
  while (!kbhit());
  printf("%d %d\\n", max(3, 5), getch());
  return 0;
}
`;
    expect(await printedBy({ "main.c": text }, { main: "main.c" })).toBe(
      "\u001b[2J\u001b[1;1H\u001b[2;3H5 13\n",
    );
  });

  test("is a project of Visual Studio with all of its files", async () => {
    const files = {
      "Passeio/Passeio.c": `#include "stdafx.h"\nint _tmain(int argc, _TCHAR* argv[]) { printf(_T("64\\n")); return 0; }\n`,
      "Passeio/stdafx.h": '#pragma once\n#include "targetver.h"\n#include <stdio.h>\n#include <tchar.h>\n',
      "Passeio/targetver.h": "#pragma once\n#include <SDKDDKVer.h>\n",
      "Passeio/stdafx.c": '#include "stdafx.h"\n',
    };
    expect(await printedBy(files)).toBe("64\n");
  });

  test("waits for a key without including what that needs", async () => {
    const text = `#include <stdio.h>\nint main(void) { puts("64"); getch(); _getch(); return 0; }\n`;
    expect(await printedBy({ "main.c": text })).toBe("64\n");
  });

  test("keeps what it brings itself", async () => {
    const own = {
      "main.c": `#include <stdio.h>\n#include <conio.h>\nint main(void) { printf("%d\\n", getch()); }\n`,
      "lib/conio.h": "static int getch(void) { return 7; }\n",
    };
    expect(await printedBy(own, { main: "main.c" })).toBe("7\n");
    const without = "int getch(void);\nint main(void) { return getch(); }\n";
    expect(await built({ "main.c": without })).toMatchObject({ kind: "compile-error" });
  });

  test("is told what else is wrong with it, and not of what it can do nothing for", async () => {
    const wrong = (line: string) =>
      `#include <conio.h>\n#include <stdio.h>\nint main(void) {\n${line}\ngetch();\n}\n`;
    const broken = await built({ "main.c": wrong("int at[2] = 7 8;") });
    expect(broken).toMatchObject({ finding: { kind: "not-compiled", place: { line: 4 } } });
    const ofAnother = await built({ "main.c": wrong("window(1, 1, LINES, 25);") });
    expect(ofAnother).toMatchObject({ finding: { place: { code: "#include <conio.h>" } } });
  });

  test("may have functions and colours of its own, which only some of these compilers have", async () => {
    const text = `#include <stdio.h>
#include <conio.h>
#include <windows.h>
enum { WHITE, BLACK };
void gotoxy(int x, int y) { printf("%d;%d ", x, y); }
int main(void) { gotoxy(1, WHITE); getch(); return 0; }
`;
    expect(await printedBy({ "main.c": text })).toBe("1;0 ");
  });

  test("is built beside a folder that is called like one of its headers", async () => {
    const files = {
      "main.c": `#include <stdio.h>\nint main(void) { printf_s("64\\n"); return 0; }\n`,
      "cavalo-windows/visual-studio.h/a.txt": "",
    };
    expect(await printedBy(files)).toBe("64\n");
  });
});

test.skipIf(!(await has("cpp")))("a program in C++ of before its standard is built as it was", async () => {
  const text = `#include <iostream.h>
#include <iomanip.h>
#include <conio.h>
int main() {
  clrscr();
  textcolor(WHITE);
  cout << setw(3) << 64 << endl;
  getch();
}
`;
  expect(await printedBy({ "main.cpp": text })).toBe("\u001b[2J 64\n");
});
