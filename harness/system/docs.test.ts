import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { readYamlFile } from "../base/yaml-file.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { manifestSchema } from "../submission/manifest.ts";
import { cavalo } from "../testing/cavalo.ts";
import { PAGES_WITH_FIGURES, withFigures } from "./figures.ts";

const DOCS = path.join(PACKAGE_FOLDER, "docs");

/** The cells of a table's rows that end in a link. */
const rows = readFileSync(path.join(DOCS, "inputs.md"), "utf8")
  .split("\n")
  .flatMap((line) => Array.from(line.matchAll(/^\| (.*) \| (.*) \| .*\]\((.*)\).* \|$/g)))
  .map(([, program, how, folder]) => ({ program: program!, how: how!, folder: folder! }));

/** Programs that are run on every case elsewhere. */
const bundled = await discoverSubmissions(path.join(PACKAGE_FOLDER, "submissions"), undefined);

const KEYS = [
  "arguments",
  "stdin",
  "files",
  "folder",
  "environment",
  "terminal",
  "staysOpen",
  "driver",
  "fixed",
];

test.each(rows)("a program that $program is shown as it is said: $how", ({ how, folder }) => {
  const file = path.join(DOCS, folder, "submission.yaml");
  const { input, driver, fixed } = readYamlFile(file, manifestSchema).value;
  expect(bundled.map((each) => each.folder)).toContain(path.dirname(file));
  const used = Object.keys({ ...input, ...driver, ...(driver && { driver }), ...(fixed && { fixed }) });
  if (how.startsWith("the contract")) {
    expect(used.filter((key) => ["arguments", "stdin", "files", "driver"].includes(key))).toEqual([]);
  } else {
    expect(used).toEqual(expect.arrayContaining(KEYS.filter((key) => how.includes(key))));
  }
});

test("every line of the table is tried", () => {
  expect(rows.length).toBeGreaterThan(20);
});

const PAGES = ["", "docs", "reports"].flatMap((folder) =>
  readdirSync(path.join(PACKAGE_FOLDER, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join(PACKAGE_FOLDER, folder, name)),
);

/** Names of the headings of a page, as links give them. */
const anchorsOf = (page: string) =>
  Array.from(readFileSync(page, "utf8").matchAll(/^#+ (.*)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test("every link of every page leads to a file, and to a heading of it", () => {
  const broken = PAGES.flatMap((page) =>
    Array.from(readFileSync(page, "utf8").matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link!)
      .filter((link) => !link.startsWith("https:"))
      .filter((link) => {
        const [file = "", anchor] = link.split("#");
        const target = file === "" ? page : path.resolve(path.dirname(page), file);
        return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
      })
      .map((link) => `${path.relative(PACKAGE_FOLDER, page)}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** Pages in English that people write; `findings.md` is written by a test. */
const WRITTEN = PAGES.filter((page) => !/\.pt-BR\.md$|\bfindings\.md$|\breports\b/.test(page));

/** A page without the table that a test writes. */
const writtenIn = (page: string) => readFileSync(page, "utf8").replace(/<!-- cavalo [\s\S]*<!-- end -->/, "");

test("all pages together have at most 17,930 words: strokes of tables are none", () => {
  const words = WRITTEN.flatMap((page) => writtenIn(page).split(/\s+/)).filter((word) => /\w/.test(word));
  expect(words.length).toBeLessThanOrEqual(17_930);
});

/** Sentences of a page outside of code and tables. What stands in backquotes is one word. */
function sentencesOf(page: string): string[] {
  const prose = readFileSync(page, "utf8")
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, "")
    .replaceAll(/^\|.*$/gm, "\n")
    .replaceAll(/`[^`]+`/g, "CODE")
    .replaceAll(/\]\([^)]*\)/g, "]");
  return prose
    .split(/\n\s*\n|^\s*(?:-|\d+\.|#+) /m)
    .flatMap((block) => block.split(/[.!?:]["”)*]*\s+(?=["“([*]*\p{Lu})/u))
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, " "));
}

test("no sentence has more than 30 words, in either language", () => {
  const sentences = PAGES.filter((page) => !page.endsWith("findings.md")).flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => sentence.split(" ").length > 30)).toEqual([]);
});

test("every page of the documentation stands in its index, which both READMEs link to", () => {
  const linkedFrom = (page: string) =>
    Array.from(
      readFileSync(path.join(PACKAGE_FOLDER, page), "utf8").matchAll(/\]\(([^)\s#]+)/g),
      ([, link]) => link!,
    );
  const pages = readdirSync(DOCS).filter((name) => name.endsWith(".md") && name !== "README.md");
  const missing = pages.filter((name) => !linkedFrom("docs/README.md").includes(name));
  expect(missing).toEqual([]);
  for (const page of ["README.md", "README.pt-BR.md"]) expect(linkedFrom(page)).toContain("docs/README.md");
});

test("the page about cases has what typical mistakes score: `npm test -- -u` writes it anew", async () => {
  const file = path.join(DOCS, "cases.md");
  const { stdout } = await cavalo(PACKAGE_FOLDER, "verify", "mistakes");
  const [start, end] = ["<!-- cavalo verify mistakes -->\n\n", "\n<!-- end -->"] as const;
  const [before, rest] = readFileSync(file, "utf8").split(start);
  const [, after] = rest!.split(end);
  await expect([before, start, stdout, "\n", end, after].join("")).toMatchFileSnapshot(file);
});

test.each(PAGES_WITH_FIGURES)(
  "the figures of %s are those of today: `npm test -- -u` writes it anew",
  async (page) => {
    const file = path.join(PACKAGE_FOLDER, page);
    await expect(withFigures(page, readFileSync(file, "utf8"))).toMatchFileSnapshot(file);
  },
);

test("no page fetches a package of our name, which may be anybody's", () => {
  const fetched = PAGES.filter((page) =>
    /npx (?:-\S+ )*cavalo\b|\bnpm (?:i|install|exec) (?:-\S+ )*cavalo(?![-\w.])/.test(
      readFileSync(page, "utf8"),
    ),
  );
  expect(fetched).toEqual([]);
});
