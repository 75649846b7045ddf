import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { findOnPath } from "../../submission/build/places.ts";
import { folderWith } from "../../testing/folders.ts";
import { runsIn, textOf, unpackKit } from "../../testing/unpacked-kit.ts";

const WINE = findOnPath("wine");

/** Made in seconds, so it is kept. */
const PREFIX = path.resolve("node_modules", ".cache", "wine");

/** Tells what it was given, in its own character set and line breaks. */
const PROGRAM = `@echo off
set /p LINE=
echo [%*] %LINE%
type board.txt
type bytes.bin
echo err>&2
exit /b 300
`;

// It has a shell of Windows, but no PowerShell.
test.skipIf(!WINE)(
  `testar.bat runs a program by itself${WINE ? "" : " (wine is not installed)"}`,
  async () => {
    const bytes = Buffer.from(Array.from({ length: 128 }, (_, byte) => 128 + byte));
    const folder = folderWith({ "prog.bat": PROGRAM.replaceAll("\n", "\r\n"), "bytes.bin": bytes });
    const inputs = [
      { case: "tiny", arguments: ["board.txt"], stdin: "C.S\n", files: { "board.txt": "C.S\n" } },
      {
        case: "não há",
        arguments: ["a b", "x&y"],
        stdin: "",
        files: { "board.txt": "xx", "data/x.txt": "y" },
      },
    ];
    unpackKit(folder, inputs);
    const before = readdirSync(folder);
    const run = (...words: string[]) =>
      execa(WINE!, ["cmd", "/c", "testar.bat", ...words], {
        cwd: folder,
        stdin: "ignore",
        env: { LC_ALL: "C.UTF-8", WINEDEBUG: "-all", WINEPREFIX: PREFIX },
      });
    const { stdout } = await run("prog.bat", "x y");
    expect(stdout).toContain("Pronto. Solte este arquivo na pagina: saidas.txt");
    // `cmd` passes on the blanks between the parts of a line.
    const given = (text: string) => text.replace(/ +\]/, "]");
    const told = runsIn(folder, inputs).map(({ stdout, stderr, end }) => [
      given(textOf(stdout)),
      textOf(stderr),
      end,
    ]);
    const end = { kind: "exited", code: 300 };
    expect(told).toEqual([
      [`["x y" board.txt] C.S\r\nC.S\n${bytes.toString("latin1")}`, "err\r\n", end],
      [`["x y" "a b" "x&y"] \r\nxx${bytes.toString("latin1")}`, "err\r\n", end],
    ]);
    expect(readdirSync(folder)).toEqual([...before, "data", "saidas.txt"].sort());

    writeFileSync(path.join(folder, "board.txt"), "mine");
    expect((await run("prog.bat")).stdout).toMatch(/^board\.txt: os casos trazem um arquivo com este nome/);
    expect(readFileSync(path.join(folder, "board.txt"), "utf8")).toBe("mine");
  },
);
