import { readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { describe, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { visibilityOn } from "../../case/visibility.ts";
import { editionFiles } from "../../pack/edition.ts";
import { filesIn } from "../../pack/files.ts";
import { loadCases } from "../../problem/load.ts";
import { cavalo } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { npmInstall } from "../../testing/installed.ts";
import { ioInMemory } from "../../testing/io.ts";
import { commandsFor } from "../commands/edition.ts";
import { CAVALO } from "../commands/index.ts";
import { packCavalo } from "./pack.ts";

const BUNDLED = loadCases({ files: path.join(PACKAGE_FOLDER, "cases") });
const isPublic = (asked: (typeof BUNDLED)[number]) => visibilityOn("2026-11-22", asked) === "public";

/** All that may be in a package for students. */
const ALLOWED = [
  /^package\.json$/,
  /^LICENSE$/,
  /^dist\/harness\/cli\/main\.js$/,
  /^dist\/harness\/grade\/task\/judge-worker\.js$/,
  /^dist\/bundle\/(?:[\w-]+\.js|LICENCES\.txt|code\.json)$/,
  /^harness\/report\/html\/(?:script\.js|style\/\w+\.css)$/,
  /^dist\/web\/(?:page\.js|workers\.json)$/,
  /^harness\/web\/page\/page\.css$/,
  /^harness\/new\/templates\/program\//,
  /^cases\/[\w-]+\/(?:problem|[\w-]+)\.yaml$/,
  /^cases\/[\w-]+\/boards\/[\w-]+\.txt$/,
  /^harness\/run\/isolation\/job\/job\.exe$/,
];

describe("the package for students", () => {
  const files = editionFiles({ for: "students", cases: BUNDLED.filter(isPublic) });

  test("holds the command, the skeletons and the public cases, and needs no other package", () => {
    const names = Array.from(files.keys());
    expect(names.filter((name) => !ALLOWED.some((allowed) => allowed.test(name)))).toEqual([]);
    expect(files.get("dist/bundle/LICENCES.txt")!.toString()).toMatch(/^iconv-lite [\d.]+\n\n.*MIT/ms);
    const kept = Object.keys(JSON.parse(files.get("package.json")!.toString()));
    expect(kept.filter((key) => /dependencies|scripts/i.test(key))).toEqual([]);
    const cases = BUNDLED.filter(isPublic).map(({ problem, file }) => `${problem}/${path.basename(file)}`);
    expect(names.filter((name) => /^cases.*(?<!problem)\.yaml$/.test(name)).sort()).toEqual(
      Array.from(new Set(cases), (name) => `cases/${name}`).sort(),
    );
  });

  test("holds neither hidden cases nor programs of ours", () => {
    const hidden = BUNDLED.filter((asked) => !isPublic(asked));
    const boards = hidden.flatMap((asked) =>
      "boardText" in asked && asked.boardText.length > 20 ? [asked.boardText] : [],
    );
    expect(boards.length).toBeGreaterThan(0);
    const programs = ["submissions", "reference"].flatMap((folder) =>
      filesIn(path.join(PACKAGE_FOLDER, folder))
        .filter(([name]) => /\.\w+$/.test(name) && !name.endsWith(".yaml"))
        .flatMap(([, content]) => longestLine(content.toString("latin1"))),
    );
    expect(programs.length).toBeGreaterThan(100);
    const all = Array.from(files.values(), (content) => content.toString("latin1")).join("\n");
    expect([...boards, ...programs].filter((text) => all.includes(text))).toEqual([]);
  });
});

/** A line that stands nowhere else by chance; undefined if there is none. */
function longestLine(text: string): string[] {
  const [longest = ""] = text
    .split("\n")
    .map((line) => line.trim())
    .sort((a, b) => b.length - a.length);
  return longest.length > 40 ? [longest] : [];
}

test("the commands for students are few, and the others are for those who grade", () => {
  const of = (readers: "students" | "platform") =>
    commandsFor({ for: readers, proven: [] }, CAVALO.subcommands!);
  expect(of("platform").map(({ name }) => name)).toContain("grade");
  const students = of("students").map(({ name, subcommands = [], options = [] }) => [
    name,
    ...subcommands.map((each) => each.name),
    ...options.map(({ flags }) => flags).filter((flags) => /attack|trust|-for-|vpl/.test(flags)),
  ]);
  expect(students).toEqual([["check"], ["show"], ["new", "program"], ["pack", "--for-browser"], ["doctor"]]);
});

const OWN_CASES = {
  "problem.yaml": "# Points are a secret\nproblem: lost-knight\ntitle: Mine\n",
  "open.yaml":
    "# The hidden case has no way out\ntitle: Open\nboard:\n  text: |\n    C..\n    ...\n    S..\n",
  "hidden.yaml": "title: Hidden\nvisibility: hidden\nboard:\n  text: |\n    Cx\n    xS\n",
};

const TYPESCRIPT = "tsc (npm install -g typescript)";

interface Told {
  readonly name: string;
  readonly results: readonly { case: string; verdict: string; finding: unknown }[];
}

test("a course's own package installs at once, without a network, and checks from any folder", async () => {
  const cases = folderWith(OWN_CASES);
  const made = folderWith({});
  const pack = (...args: string[]) => cavalo(made, "pack", "--cases", cases, ...args);
  expect((await pack("--for-students", "--out", "turma é.tgz")).stdout).toContain("with 1 case\n");
  const command = await npmInstall(path.join(made, "turma é.tgz"), process.execPath);
  const right = readFileSync(
    path.join(PACKAGE_FOLDER, "submissions/lost-knight/javascript-bare-number/index.js"),
    "utf8",
  );
  const folder = folderWith({
    "programas/certo/main.js": right,
    "programas/errado/main.js": "console.log(99)",
    "programas/tipos/main.ts": "const moves: number = 99;\nconsole.log(moves);\n",
    "meu caso/problem.yaml": OWN_CASES["problem.yaml"],
    "meu caso/tiny.yaml": "title: Tiny\nboard:\n  text: |\n    C..\n    .S.\n",
  });
  const check = async (...args: string[]) => {
    const { stdout } = await command(folder, "check", ...args, "--problem", "lost-knight", "--json");
    return JSON.parse(stdout).submissions.flatMap(({ name, results }: Told) =>
      results.map(({ case: asked, verdict, finding }) => [
        ...[name, asked, verdict],
        ...(verdict === "SK" ? [finding] : []),
      ]),
    );
  };
  expect(await check("programas")).toEqual([
    ["certo", "open", "AC"],
    ["errado", "open", "WA"],
    ["tipos", "open", "SK", expect.objectContaining({ message: expect.stringContaining(TYPESCRIPT) })],
  ]);
  expect(await check("programas/certo", "--cases", "meu caso")).toEqual([["certo", "tiny", "AC"]]);
  expect(await command(folder, "pack", "--for-browser")).toMatchObject({ exitCode: 0 });
  expect(readFileSync(path.join(folder, "cavalo-page", "index.html"), "utf8")).toContain('"open"');
  const { stdout: packed } = await execa("tar", ["-xzOf", path.join(made, "turma é.tgz"), "package/cases"]);
  expect(packed).not.toMatch(/secret|no way out|hidden/i);
});

const TWO_PROBLEMS = path.join(PACKAGE_FOLDER, "cases", "*", "{tiny-2x3,5x5-corner}.yaml");

const MISTAKES: [what: string, options: (open: string) => object, sentence: string][] = [
  ["nothing", () => ({}), "Give one of --for-students, --for-browser"],
  ["two readers", () => ({ forStudents: true, vpl: true }), "Give one of --for-students, --for-browser"],
  [
    "only hidden cases",
    (open) => ({ forStudents: true, cases: path.join(open, "hidden.yaml") }),
    "no public case",
  ],
  [
    "cases that open later",
    () => ({
      forStudents: true,
      now: "2026-12-01",
      cases: folderWith({
        ...OWN_CASES,
        "problem.yaml": `${OWN_CASES["problem.yaml"]}after: "2026-12-02"\n`,
      }),
    }),
    "no public case",
  ],
  ["two problems", () => ({ vpl: true, cases: TWO_PROBLEMS }), "Choose it with --problem"],
  [
    "a wrong case",
    () => ({
      forStudents: true,
      cases: folderWith({
        "problem.yaml": "problem: knights-tour\ntitle: Mine\n",
        "untrue.yaml": "title: Untrue\nrows: 5\ncolumns: 5\nstart: [0, 0]\nanswer: none\n",
      }),
    }),
    "knights-tour/untrue: the reference is not accepted",
  ],
  [
    "a file in a file",
    (open) => ({ forStudents: true, out: path.join(open, "open.yaml", "x") }),
    "cannot be written",
  ],
];

test.each(MISTAKES)("packing %s ends in one sentence", async (_, options, sentence) => {
  const open = folderWith(OWN_CASES);
  const packed = packCavalo([], { cases: open, jobs: 1, ...options(open) }, ioInMemory().io);
  await expect(packed).rejects.toMatchObject({ sentences: [{ en: expect.stringContaining(sentence) }] });
});
