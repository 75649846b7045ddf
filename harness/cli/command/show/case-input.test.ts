import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cavaloWithin } from "../../../testing/cavalo.ts";
import { folderWith } from "../../../testing/folders.ts";
import { runProgram } from "../../program.ts";

const cavalo = cavaloWithin(runProgram);

test("without a name all cases of the problem here are listed", async () => {
  const folder = folderWith({ "tour.py": "print(1)\n" });
  const { stdout } = await cavalo(folder, "show");
  expect(stdout).toMatch(/^The knight's tour\n {2}3x3 +3 x 3 +The square in the middle cannot be reached\n/);
  expect(stdout).not.toContain("tiny-1x5");
  expect((await cavalo(folderWith({}), "show", "--lang", "pt-BR")).stdout).toMatch(
    /O cavalo perdido\n {2}tiny-1x5/,
  );
});

test("for a name that no case has, others are named", async () => {
  const folder = folderWith({ "cavalo_perdido.py": "print(1)\n" });
  const { exitCode, stderr } = await cavalo(folder, "show", "tiny-1x");
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(
    /^no case is called tiny-1x\. There are tiny-1x5, .* and \d\d more: cavalo show lists them$/,
  );
});

test("a case and a board of one's own are written into a file as they are", async () => {
  const folder = folderWith({});
  await cavalo(folder, "show", "tiny-3x3", "--output", "o tabuleiro.txt");
  const { stdout } = await cavalo(folder, "show", "tiny-3x3");
  expect(readFileSync(path.join(folder, "o tabuleiro.txt"), "utf8")).toBe(`${stdout}\n`);
  expect((await cavalo(folder, "show", "--board", "C../.S./xxx")).stdout).toBe("C..\n.S.\nxxx");
});

test("a board that no case may have is refused with its place", async () => {
  const { exitCode, stderr } = await cavalo(folderWith({}), "show", "--board", "CS./..");
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^--board, row 2, column 3: this row has 2 squares/);
});
