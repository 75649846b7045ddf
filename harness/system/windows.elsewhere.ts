import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { beforeAll, describe, expect, test } from "vitest";
import { cavalo, cavaloWith } from "../testing/cavalo.ts";
import { bundledIn, copiedInto, shortCases, verdictsIn } from "../testing/checked.ts";
import { DRIVE, lacksForWindows, makeWindows, wine } from "../testing/wine/wine.ts";

/** The folder of the student, whose name Windows writes in its own signs. */
const FOLDER = path.join(DRIVE, "Ação João");
const COMMAND = "C:\\cavalo\\cavalo.cmd";

/** Programs that need what only Linux has. */
const OF_LINUX = ["knights-tour/c-single-keys", "lost-knight/c-leaves-a-child-running"];

/** Verdicts that measure: Wine tells no CPU time of other processes, limits no memory, and takes long to write. */
const MEASURED = ["TLE", "MLE", "OLE"];

/** Checks a program in Wine, as it is typed in `cmd`. */
async function check(...words: string[]) {
  return wine(["cmd", "/c", COMMAND, "check", ...words], {
    folder: FOLDER,
    variables: { LC_ALL: "pt_BR.UTF-8" },
  });
}

function programWith(name: string, files: Readonly<Record<string, string | Buffer>>): string {
  const folder = path.join(FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return name;
}

describe.skipIf(lacksForWindows())(`on Windows (${lacksForWindows() ?? "Wine"})`, () => {
  beforeAll(async () => {
    mkdirSync(path.dirname(DRIVE), { recursive: true });
    const archive = path.join(path.dirname(DRIVE), "cavalo.zip");
    const packed = await cavalo(
      path.resolve("."),
      ...["pack", "--for-students", "--windows", "--lang", "pt-BR", "--out", archive],
      ...shortCases(),
    );
    expect(packed).toMatchObject({ exitCode: 0 });
    await makeWindows(readFileSync(archive));
    mkdirSync(FOLDER, { recursive: true });
  });

  test.each(bundledIn(["c", "cpp", "javascript"]))("%s gets the verdicts of Linux", async (bundled) => {
    const words = [copiedInto(FOLDER, bundled), "--problem", path.dirname(bundled), "--json"];
    const { stdout } = await check(...words);
    const verdicts = verdictsIn(stdout);
    if (OF_LINUX.includes(bundled)) {
      expect(new Set(Object.values(verdicts))).toEqual(new Set(["SK"]));
      return;
    }
    const linux = await cavaloWith({}, path.join(DRIVE, "cavalo", "app"))(FOLDER, "check", ...words);
    const expected = Object.entries(verdictsIn(linux.stdout)).filter(([, each]) => !MEASURED.includes(each));
    expect(Object.fromEntries(expected.map(([name]) => [name, verdicts[name]]))).toEqual(
      Object.fromEntries(expected),
    );
  });

  test("the command of the zip is that of Linux, and says which commands Windows has", async () => {
    const run = (...words: string[]) => wine(["cmd", "/c", COMMAND, ...words]);
    expect(await run("--version")).toMatchObject({
      exitCode: 0,
      stdout: `${JSON.parse(readFileSync("package.json", "utf8")).version}\n`,
    });
    expect((await run("grade", ".")).stderr).toContain("On Windows, Cavalo checks programs (cavalo check).");
    expect((await run("doctor")).stdout).toMatch(
      /level J \(a job of Windows\)[\s\S]* C: x86_64-w64-mingw32-gcc/,
    );
    expect((await run("show", "tiny-3x3")).stdout).toBe("C.S\nxx.\n.x.\n");
  });

  test("a folder that is dropped on the command file, or on its window, is checked", async () => {
    const name = "javascript-greedy";
    for (const above of [FOLDER, DRIVE]) copiedInto(above, "lost-knight/javascript-greedy");
    const dropped = await wine(["cmd", "/c", COMMAND, `C:\\Ação João\\${name}`]);
    // Wine takes the end of the line for a part of it.
    const typed = await wine(["cmd", "/c", COMMAND], { input: `"C:\\${name}"` });
    for (const { stdout } of [dropped, typed]) expect(stdout).toMatch(/\d+ of \d+ points: javascript-greedy/);
  });

  test("a program is told in its student's words: files in folders, Latin-1, line ends of Windows, keys of conio", async () => {
    programWith("conio", {
      "src/principal.c": Buffer.from(
        '#include <stdio.h>\r\n#include <conio.h>\r\n#include "lib/mostra.h"\r\nint main(void) { /* não */ mostra(3); getch(); return 0; }\r\n',
        "latin1",
      ),
      "src/lib/mostra.h": "void mostra(int n);\r\n",
      "src/lib/mostra.c":
        '#include <stdio.h>\r\n#include "mostra.h"\r\nvoid mostra(int n) { printf("%d\\n", n); }\r\n',
    });
    const { stdout } = await check("conio", "--problem", "lost-knight", "--case", "tiny-3x3");
    expect(stdout).toContain("AC");
    programWith("erro", { "cavalo.c": "#include <stdio.h>\r\nint main(void) {\r\n  int x = y;\r\n}\r\n" });
    expect((await check("erro", "--problem", "lost-knight")).stdout).toMatch(/cavalo\.c:3\b/);
    programWith("erro-js", { "cavalo.js": "const x = undefined;\n\nconsole.log(x.y);\n" });
    const { stdout: told } = await check("erro-js", "--problem", "lost-knight");
    expect(told).toMatch(/cavalo\.js:3\b/);
    expect(told).toMatch(/cavalo show \S+ --output board\.txt/);
  });

  test("nothing of a program outlives the check, whatever ends that", async () => {
    programWith("espera", {
      "cavalo.c": "#include <windows.h>\nint main(void) { Sleep(600000); return 0; }\n",
    });
    const checking = check("espera", "--problem", "lost-knight", "--case", "tiny-3x3");
    const isRunning = async () => /program\.exe/.test((await execa("ps", ["-eo", "args"])).stdout);
    await expect.poll(isRunning).toBe(true);
    await wine(["taskkill", "/f", "/im", "node.exe"]);
    await checking;
    await expect.poll(isRunning).toBe(false);
  });
});
