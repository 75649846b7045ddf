import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { readYamlFile } from "../base/yaml-file.ts";
import { problemOf } from "../problem/index.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { manifestSchema } from "../submission/manifest.ts";
import { cavalo } from "../testing/cavalo.ts";

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

test("every bundled program is in the table of those that were adopted, which `npm run survey` writes", () => {
  const text = readFileSync(path.join(DOCS, "adopt.md"), "utf8");
  const surveyed = Array.from(text.matchAll(/^\| \[(.*?)\]/gm), ([, name]) => name);
  const adoptable = bundled.filter(({ problem }) => problemOf(problem).adopting);
  expect(surveyed).toEqual(adoptable.map(({ name }) => name));
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

test("the page about cases has what typical mistakes score: `npm test -- -u` writes it anew", async () => {
  const file = path.join(DOCS, "cases.md");
  const { stdout } = await cavalo(PACKAGE_FOLDER, "verify", "mistakes");
  const [start, end] = ["<!-- cavalo verify mistakes -->\n\n", "\n<!-- end -->"] as const;
  const [before, rest] = readFileSync(file, "utf8").split(start);
  const [, after] = rest!.split(end);
  await expect([before, start, stdout, "\n", end, after].join("")).toMatchFileSnapshot(file);
});

test("no page fetches a package of our name, which may be anybody's", () => {
  const fetched = PAGES.filter((page) =>
    /npx (?:-\S+ )*cavalo\b|\bnpm (?:i|install|exec) (?:-\S+ )*cavalo(?![-\w.])/.test(
      readFileSync(page, "utf8"),
    ),
  );
  expect(fetched).toEqual([]);
});
