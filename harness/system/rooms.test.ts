import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";

const textOf = (name: string) => readFileSync(path.join(PACKAGE_FOLDER, name), "utf8");

/** Rooms of each floor, from the top, as the contributing page lists them. */
const FLOORS = Array.from(textOf("CONTRIBUTING.md").matchAll(/^\| ((?:`\w+\/`(?:, )?)+) \|/gm), ([, cell]) =>
  Array.from(cell!.matchAll(/\w+/g), ([room]) => room),
);
const ROOMS = FLOORS.flat();
const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));

/** Puts files into a house with our rules; each rule that the linter of `npm run check` finds broken, with the file. */
async function breachesIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const [linter] = JSON.parse(textOf("package.json")).scripts.check.split(" && ");
  const [program, ...args] = linter.split(" ");
  const rules = { "biome.json": textOf("biome.json"), ".gitignore": textOf(".gitignore") };
  const { stdout, exitCode } = await execa(
    path.join(PACKAGE_FOLDER, "node_modules", ".bin", program),
    [...args, "--reporter=github", "--max-diagnostics=none"],
    { cwd: folderWith({ ...rules, ...files }), reject: false },
  );
  expect(exitCode).toBe(1);
  const told = stdout.matchAll(/title=lint\/\w+\/(\w+),file=[^,]*?\/((?:harness|reference)\/[^,]*),/g);
  return Array.from(told, ([, rule, file]) => `${rule}: ${file}`).sort();
}

const importing = (file: string) => `export type { Any } from "${file}";\n`;

test("every room has its floor", () => {
  expect([...ROOMS, "system"].sort()).toEqual(readdirSync(path.join(PACKAGE_FOLDER, "harness")).sort());
});

test("a room can import from lower floors only, and the reference is apart", async () => {
  const imports = ROOMS.flatMap((from) =>
    ROOMS.filter((to) => to !== from).map((to) => ({ from, to, file: `harness/${from}/of-${to}.ts` })),
  );
  const breaches = await breachesIn({
    ...Object.fromEntries(ROOMS.map((room) => [`harness/${room}/any.ts`, "export type Any = string;\n"])),
    ...Object.fromEntries(imports.map(({ to, file }) => [file, importing(`../${to}/any.ts`)])),
    "harness/base/of-reference.ts": importing("../../reference/any.ts"),
    "reference/any.ts": importing("../harness/base/any.ts"),
  });
  const upward = imports.filter(({ from, to }) => floorOf(to) <= floorOf(from)).map(({ file }) => file);
  expect(breaches).toEqual(
    [...upward, "harness/base/of-reference.ts", "reference/any.ts"]
      .map((file) => `noRestrictedImports: ${file}`)
      .sort(),
  );
});

test("imports cannot form a circle, not even of types", async () => {
  const breaches = await breachesIn({
    "harness/run/egg.ts": 'import type { Hen } from "./hen.ts";\n\nexport type Egg = Hen[];\n',
    "harness/run/hen.ts": 'import type { Egg } from "./egg.ts";\n\nexport type Hen = Egg[];\n',
  });
  expect(breaches).toEqual(["noImportCycles: harness/run/egg.ts", "noImportCycles: harness/run/hen.ts"]);
});

test("only the command line prints", async () => {
  const prints = "console.log(1);\n";
  const breaches = await breachesIn({ "harness/cli/any.ts": prints, "harness/grade/any.ts": prints });
  expect(breaches).toEqual(["noConsole: harness/grade/any.ts"]);
});

test("the room of runs alone starts processes, besides what tries it", () => {
  const files = globSync("harness/**/*.{ts,tsx}", { cwd: PACKAGE_FOLDER });
  const starting = files.filter((file) => /from "(?:execa|node:child_process)"/.test(textOf(file)));
  const trying = /^harness\/(?:run|attack|bench|testing|system)\/|\.test\.ts$/;
  expect(starting.filter((file) => !trying.test(file))).toEqual([]);
  expect(starting.length).toBeGreaterThan(0);
});

test("a docstring begins with a noun or a verb", () => {
  const files = globSync("{harness,reference}/**/*.{ts,tsx}", { cwd: PACKAGE_FOLDER });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\/\*\*[\s*]+(?:What|Whether|Whose|How)\b/.test(textOf(file)))).toEqual([]);
});
