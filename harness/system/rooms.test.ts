import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";

const textOf = (name: string) => readFileSync(path.join(PACKAGE_FOLDER, name), "utf8");

/** Rows of the table of rooms in the contributing page, from the top. */
const ROWS = Array.from(
  textOf("CONTRIBUTING.md").matchAll(/^\| ((?:`\w+\/`(?:, )?)+) \| (.*) \|$/gm),
  ([, names, holds]) => ({
    rooms: foldersIn(names!),
    /** Rooms within the room, from the top. */
    inner: foldersIn(/from the top: (.*)/.exec(holds!)?.[1] ?? ""),
  }),
);
const FLOORS = ROWS.map(({ rooms }) => rooms);
const ROOMS = FLOORS.flat();
const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));

function foldersIn(text: string): string[] {
  return Array.from(text.matchAll(/`(\w+)\/`/g), ([, folder]) => folder!);
}

/** A rule of the linter that files in a folder import nothing from others. */
function rule(folder: string, others: readonly string[]) {
  const group = others.map((each) => `**/${each}/**`);
  const message = `See the table of rooms in CONTRIBUTING.md: ${folder}/ imports from lower floors only.`;
  const options = { patterns: [{ group, message }] };
  const style = { noRestrictedImports: { level: "error", options } };
  return { includes: [`${folder}/**`], linter: { rules: { style } } };
}

/** All rules of direction, as the table of rooms has them. */
function rulesOfRooms() {
  const rules = ROWS.flatMap(({ rooms, inner }) =>
    rooms.flatMap((room) => {
      const above = ROOMS.filter((each) => each !== room && floorOf(each) <= floorOf(room));
      const banned = [...above, "system", "reference"];
      return [
        rule(`harness/${room}`, banned),
        ...inner.map((each, at) => rule(`harness/${room}/${each}`, [...banned, ...inner.slice(0, at)])),
      ];
    }),
  );
  // The catalogue of a language is a part of the reports, which stands in the folder of the language.
  const aboveReports = ROOMS.filter((room) => floorOf(room) < floorOf("report"));
  return [
    ...rules,
    rule("harness/locale/*/catalogue", [...aboveReports, "system", "reference"]),
    rule("reference", ["harness"]),
  ];
}

/** Puts files into a house with our rules; each rule that the linter of `npm run check` finds broken, with the file. */
async function breachesIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const [linter] = JSON.parse(textOf("package.json")).scripts.check.split(" && ");
  const [program, ...args] = linter.split(" ");
  const rules = Object.fromEntries(
    ["biome.json", "biome.rooms.json", ".gitignore"].map((name) => [name, textOf(name)]),
  );
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

test("the rules of direction are those of the table", async () => {
  const lines = rulesOfRooms().map((each) => JSON.stringify(each));
  const rules = `{ "overrides": [\n${lines.join(",\n")}\n] }\n`;
  await expect(rules).toMatchFileSnapshot(path.join(PACKAGE_FOLDER, "biome.rooms.json"));
});

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

test("a room within a room imports from those below it only", async () => {
  const within = ROWS.filter(({ inner }) => inner.length > 0);
  expect(within.length).toBeGreaterThan(0);
  for (const { rooms, inner } of within) {
    const [room] = rooms;
    const inside = (folder: string) => `harness/${room}/${folder}`;
    const breaches = await breachesIn({
      ...Object.fromEntries(inner.map((each) => [`${inside(each)}/any.ts`, "export type Any = string;\n"])),
      [`${inside(inner[0]!)}/of-lower.ts`]: importing(`../${inner.at(-1)}/any.ts`),
      [`${inside(inner.at(-1)!)}/of-upper.ts`]: importing(`../${inner[0]}/any.ts`),
      [`${inside(inner.at(-1)!)}/of-system.ts`]: importing("../../system/any.ts"),
    });
    expect(breaches.filter((each) => each.includes("Restricted"))).toEqual(
      ["of-system.ts", "of-upper.ts"].map((file) => `noRestrictedImports: ${inside(inner.at(-1)!)}/${file}`),
    );
  }
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
