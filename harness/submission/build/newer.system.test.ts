import { describe, expect, test } from "vitest";
import { built, printedBy, printedOnceBuilt } from "../../testing/building.ts";
import { expectPython2 } from "../../testing/python-2.ts";
import { told } from "../../testing/sentences.ts";
import { isBeside, versionsOf } from "../../testing/tool-versions.ts";
import { isOlder } from "../language/version.ts";

const PYTHON = await versionsOf("python");
const CPP = await versionsOf("cpp");
const C = await versionsOf("c");

const NESTED = 'a = {"x": 3}\nprint(f"{a["x"]} {"\\n".join(["m"])}")\n';

describe("newer tools beside the usual ones", () => {
  test.skipIf(!isBeside(PYTHON, [3, 12]))("Python: quotes in the fields of a string", async () => {
    const done = await built({ "main.py": NESTED });
    expect(await printedOnceBuilt(done)).toBe("3 m\n");
    const commands = done.kind === "ready" ? done.commands : undefined;
    expect(commands?.version).toMatch(/^Python 3\.1[2-9]/);
    expect(commands?.build).toEqual([expect.stringMatching(/^\/.*\/python3\.\d+ -I -B -m py_compile/)]);
    expect(commands?.run).toMatch(/^\/.*\/python3\.\d+ -B /);
  });

  test.skipIf(!isBeside(PYTHON, [3, 12]))("Python: in a module that the main program imports", async () => {
    const files = { "main.py": "from util import dito\nprint(dito())\n" };
    const util = 'def dito():\n  a = {"x": 3}\n  return f"{a["x"]}"\n';
    expect(await printedBy({ ...files, "util.py": util })).toBe("3\n");
  });

  test("Python: a broken file that nobody imports changes nothing", async () => {
    const done = await built({ "main.py": "print(2)\n", "velho.py": "print 2\n" });
    expect(done.kind === "ready" && done.commands.run).toBe("python3 -B {folder}/main.py");
  });

  test("Python: what no version takes is built as ever where it may never matter", async () => {
    const main = "print(2)\nif False:\n  import velho\n";
    expect(await printedBy({ "main.py": main, "velho.py": "print 2\n" })).toBe("2\n");
  });

  test.skipIf(isOlder(CPP.newest, [12]))("C++: a later standard", async () => {
    const text =
      '#include <cstdio>\n#include <span>\nint main() { int a[2]{1, 2}; std::span s{a}; if consteval {} else { std::printf("%zu\\n", s.size()); } }\n';
    const done = await built({ "main.cpp": text });
    expect(await printedOnceBuilt(done)).toBe("2\n");
    expect(done.kind === "ready" && done.commands.build[0]).toMatch(/-std=gnu\+\+23/);
  });

  test.skipIf(isOlder(C.newest, [12]))("C: a later standard", async () => {
    const text = '#include <stdio.h>\nint main(void) { printf("%d\\n", 1\'000); }\n';
    expect(await printedBy({ "main.c": text })).toBe("1000\n");
  });

  test("what no tool takes is told in the words of the usual one, and stays the program's fault", async () => {
    const done = await built({ "main.py": "print(2\n" });
    expect(done.kind).toBe("compile-error");
    expect("commands" in done && done.commands?.run).toBe("python3 -B {folder}/main.py");
  });
});

describe("a version of years ago", () => {
  test.each([
    ["utility", 'int move[2] = {1, 2};\nint main() { printf("%d\\n", move[1]); }\n'],
    ["array", 'int size;\nint main() { size = 2; auto print = [] { printf("%d\\n", size); }; print(); }\n'],
  ])("C++: a name that the library has taken since, in <%s>", async (header, text) => {
    // Headers that have the name and are soon compiled, because each level of the language is tried.
    const used = `#include <cstdio>\n#include <${header}>\nusing namespace std;\n`;
    expect(await printedBy({ "main.cpp": used + text })).toBe("2\n");
  });

  test("C++: a main program that returns nothing", async () => {
    const text = '#include <cstdio>\nvoid  main()\n{ std::puts("2"); return; }\n';
    expect(await printedBy({ "main.cpp": text })).toBe("2\n");
  });

  test("C++ in a file that is called .c", async () => {
    const text = '#include "board.h"\nint main() { std::cout << 2 << std::endl; }\n';
    expect(await printedBy({ "board.h": "#include <iostream>\n", "main.c": text })).toBe("2\n");
  });

  test.each([
    [
      "main.cpp",
      '#include <cstdio>\nint main() { int a[2]; memset(a, 0, sizeof a); std::printf("%d\\n", a[1]); }\n',
    ],
    [
      "main.c",
      '#include <stdio.h>\nuint32_t least = 0;\nint main(void) { printf("%u\\n", least); return 0; }\n',
    ],
  ])("a header that others bring along on other systems: %s", async (file, text) => {
    expect(await printedBy({ [file]: text })).toBe("0\n");
  });

  test("Python 2: run by itself, or skipped", () =>
    expectPython2('x = 3\nprint "a\\t" + "casa", x / 2 + (x == \'T\')\n'));

  test("Python 2 in a module: run by itself, or skipped", async () => {
    const done = await built({
      "main.py": "import board\nboard.draw()\n",
      "board.py": 'def draw(): print "casa", 3 / 2\n',
    });
    if (done.kind === "ready") expect(await printedOnceBuilt(done)).toBe("casa 1\n");
    else expect("finding" in done && told(done.finding)[1]).toMatch(/^the program needs Python 2\.7, /);
  });

  test("Python 3 with brackets forgotten, or tabs among spaces, is no Python 2", async () => {
    const forgotten = await built({ "main.py": 'print(f"{2}")\nprint "casa"\n' });
    expect(forgotten.kind).toBe("compile-error");
    const ofTabs = await built({ "main.py": "if True:\n    if True:\n\tprint(3 / 2)\n" });
    expect(ofTabs.kind).toBe("compile-error");
  });
});

describe("a version that is not on this machine", () => {
  test.skipIf(!isOlder(PYTHON.newest, [3, 14]))("Python: a template", async () => {
    const done = await built({ "main.py": "x = 2\nprint(t'{x}')\n" });
    expect("finding" in done && told(done.finding)).toEqual([
      "newer-toolchain-needed",
      expect.stringMatching(
        /^the program needs at least Python 3\.14, which was not found on this machine \(main\.py, line 2: SyntaxError: /,
      ),
      expect.stringMatching(
        /^o programa precisa pelo menos de Python 3\.14, que não foi encontrado nesta máquina \(main\.py, linha 2: /,
      ),
    ]);
    expect(done.kind).toBe("skipped");
  });

  test("Python: one in a string is no excuse", async () => {
    expect((await built({ "main.py": "print(\"t'{x}'\"\n" })).kind).toBe("compile-error");
  });

  test.skipIf(!isOlder(PYTHON.newest, [3, 14]))("Python: a template in an imported module", async () => {
    const done = await built({ "main.py": "import util\n", "util.py": "print(t'{2}')\n" });
    expect("finding" in done && done.finding).toMatchObject({
      kind: "newer-toolchain-needed",
      version: "3.14",
    });
  });

  test.skipIf(!isOlder(CPP.newest, [14]))("C++: a header", async () => {
    const done = await built({ "main.cpp": '#include <print>\nint main() { std::println("2"); }\n' });
    expect("finding" in done && done.finding).toMatchObject({
      kind: "newer-toolchain-needed",
      language: "C++",
      version: "23",
      place: { file: "main.cpp", line: 1 },
    });
    expect("finding" in done && told(done.finding)[1]).toMatch(/^the program needs at least C\+\+23, /);
  });

  test("C++: another header that is not there", async () => {
    const text = "#include <grafos>\nint main() {}\n";
    expect((await built({ "main.cpp": text })).kind).toBe("compile-error");
  });
});

test("C: a variable that two files define", async () => {
  const files = { "main.c": "int n;\nint twice(void);\nint main(void) { n = 2; return twice() != 4; }\n" };
  const done = await built({ ...files, "twice.c": "int n;\nint twice(void) { return 2 * n; }\n" });
  expect(done.kind).toBe(C.newest[0] === 0 ? "skipped" : "ready");
});

test("TypeScript: modules that know where they lie", async () => {
  const main =
    'import { two } from "./two.ts";\nconsole.log(new URL("a", import.meta.url).pathname.length > two);\n';
  expect(await printedBy({ "main.ts": main, "two.ts": "export const two: number = 2;\n" })).toBe("true\n");
});
