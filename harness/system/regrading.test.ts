import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";
import { packageWithout } from "../testing/older-package.ts";

/** A right program; `say` writes its answer. */
const solver = (say: string) => `
const rows = require("node:fs").readFileSync(0, "utf8").trim().split("\\n");
const [height, width] = [rows.length, rows[0].length];
const placeOf = (sign) => rows.findIndex((row) => row.includes(sign)) * width + rows.find((row) => row.includes(sign)).indexOf(sign);
const moves = new Map([[placeOf("C"), 0]]);
for (const at of moves.keys())
  for (const [down, right] of [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]]) {
    const [row, column] = [(Math.floor(at / width) + down + 2 * height) % height, ((at % width) + right + 2 * width) % width];
    const to = row * width + column;
    if (rows[row][column] !== "x" && !moves.has(to)) moves.set(to, moves.get(at) + 1);
  }
const n = moves.get(placeOf("S"));
console.log(n === undefined ? "impossível" : ${say});
`;

const RIGHT = solver("'Em ' + n + ' movimentos.'");

const boardFile = (title: string, board: string) =>
  `title: ${title}\nboard:\n  text: |\n${board.replaceAll(/^/gm, "    ")}\n`;

const STORY = {
  "turma/ana/main.js": RIGHT,
  "turma/bruno/main.js": solver("n === 1 ? 2 : n"),
  "turma/carla/main.js": solver("'Chegou em 1 cavalo e ' + n + ' pulos'"),
  "turma/davi/main.js": "console.log(",
  "atrasados/bruno/main.js": RIGHT,
  "atrasados/eva/main.js": RIGHT.replace("Em", "São"),
  "atrasados/fabio/main.js": "console.log('2 movimentos')",
  "casos/problem.yaml": "problem: lost-knight\ntitle: Os cavalos da turma\npoints: 2\n",
  "casos/a-perto.yaml": boardFile("perto", "C....\n.....\n.S...\n.....\n....."),
  "casos/b-longe.yaml": boardFile("longe", "C....\n.....\n.....\n..S..\n....."),
  "casos/c-preso.yaml": boardFile("preso", "Cx\nxS"),
};

const CORRECTED = boardFile("longe", "C....\n.....\n.....\n....S\n.....");

interface Shown {
  readonly command: string;
  readonly lines: readonly string[];
}

/** The commands of a page with what it shows of their output, block by block. */
function blocksOf(page: string): Shown[][] {
  return Array.from(page.matchAll(/```console\n(.*?)```/gs), ([, block]) =>
    block!
      .split(/^\$ cavalo /m)
      .slice(1)
      .map((part) => {
        const [command, ...lines] = part.split("\n").filter((line) => line !== "");
        return { command: command!, lines };
      }),
  );
}

/** Takes out what differs from one walk to the next. */
const comparable = (line: string) =>
  line
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, "TIME")
    .replaceAll(/program \S{8}/g, "program HASH")
    .replaceAll(/at least .* by/g, "at least TIME by")
    .replaceAll(/in about \d+ s/g, "in about TIME");

test("the walk from Friday to Monday is what the documentation shows", async () => {
  const folder = folderWith(STORY);
  let harness = packageWithout(/ pulos?,/g);
  const changes: Readonly<Record<number, () => void>> = {
    3: () => writeFileSync(path.join(folder, "casos", "b-longe.yaml"), CORRECTED),
    4: () => {
      harness = PACKAGE_FOLDER;
    },
  };
  const blocks = blocksOf(readFileSync(path.join(PACKAGE_FOLDER, "docs", "regrading.md"), "utf8"));
  for (const [at, block] of blocks.entries()) {
    changes[at]?.();
    for (const { command, lines } of block) {
      const words = command.split(" ");
      const trusted = words[0] === "grade" ? ["--trust-submissions"] : [];
      const main = path.join(harness, "dist", "harness", "cli", "main.js");
      const { all } = await execa(process.execPath, [main, ...words, ...trusted], {
        cwd: folder,
        all: true,
        env: { LC_ALL: "C", LANG: "" },
        reject: false,
        stdin: "ignore",
      });
      const printed = all
        .replaceAll(folder, "/home/prof")
        .split("\n")
        .filter((line) => line !== "");
      const shown = lines.filter((line) => line !== "...").map(comparable);
      const actual = printed.map(comparable);
      expect(actual, `cavalo ${command}\n${all}`).toEqual(expect.arrayContaining(shown));
      if (!lines.includes("...")) expect(actual.toSorted(), all).toEqual(shown.toSorted());
    }
  }
});
