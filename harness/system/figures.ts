import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ATTACKS } from "../attack/attacks/index.ts";
import { LEAST_NODE, PACKAGE_FOLDER, VERSION } from "../base/package.ts";
import { isOf } from "../case/any-case.ts";
import { PROBLEM_NAMES } from "../case/names.ts";
import { visibilityOn } from "../case/visibility.ts";
import { earningOf } from "../grade/record/asked-record.ts";
import { contractOf } from "../problem/index.ts";
import { loadCases } from "../problem/load.ts";
import { scored, totalPoints } from "../report/record/score.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import { lostKnightMistakes } from "../verify/mistake/lost-knight.ts";
import { loadMutants } from "../verify/mutant/mutant.ts";

/** Figures that pages state, or a list that is a part of one. */
interface Figures {
  readonly pages: readonly string[];
  /** The words around them, with `{}` for each figure. */
  readonly words: string;
  readonly values: readonly (string | number)[];
  /** Pattern of what is no number. */
  readonly of?: RegExp;
}

const CASES = loadCases({
  files: path.join(PACKAGE_FOLDER, "cases", "lost-knight"),
  problem: "lost-knight",
}).filter((asked) => isOf("lost-knight", asked));

const PUBLIC_CASES = CASES.filter((asked) => visibilityOn("2026-12-01", asked) === "public");

const { ways } = lostKnightMistakes.find(({ words }) => words.en === "does not wrap around")!;

/** Computes what a program earns in which the board does not wrap around. */
function withoutWrap(cases: typeof CASES) {
  const results = cases.map((asked) => {
    const answer = ways[0]!(asked);
    const isRight = answer !== undefined && contractOf(asked).check(answer).kind === "accepted";
    return { ...earningOf(asked), attempt: { verdict: isRight ? "AC" : "WA" } as const };
  });
  const right = results.filter(({ attempt }) => attempt.verdict === "AC").length;
  return { ...totalPoints(scored(results)), right, wrong: results.length - right };
}

/** Results of such a program on the cases that an instructor has, and on those that a student has. */
const graded = withoutWrap(CASES);
const checked = withoutWrap(PUBLIC_CASES);

/** Points of such a program in a group of public cases, and all of that group. */
function inGroup(title: string): number[] {
  const { earned, possible } = withoutWrap(PUBLIC_CASES.filter(({ group }) => group?.title.en === title));
  return [earned, possible];
}

const groups = ["Small boards", "Paths across the edges"].flatMap(inGroup);

/** Last line of the page about the first hour, where the program is right. */
export const RIGHT_AT_LAST = `${checked.possible} de ${checked.possible} pontos: meu-cavalo (${PUBLIC_CASES.length} AC aceita)`;

const [ofKnight, ofTour] = PROBLEM_NAMES.map(
  (problem) => loadMutants(problem).filter(({ equivalent }) => equivalent === undefined).length,
) as [number, number];

const SUBMISSIONS = path.join(PACKAGE_FOLDER, "submissions");
const programs = readdirSync(SUBMISSIONS).flatMap((problem) => readdirSync(path.join(SUBMISSIONS, problem)));
const sample = readFileSync(path.join(PACKAGE_FOLDER, "docs", "sample-class.txt"), "utf8")
  .trim()
  .split("\n");

const README = ["README.md", "README.pt-BR.md"] as const;
const [ENGLISH, PORTUGUESE] = README.map((page) => [page]) as [string[], string[]];

/** Points of the class in both: two right programs, this one, and one that does not compile. */
const mean = (2 * graded.possible + graded.earned) / 4;
const median = (graded.possible + graded.earned) / 2;

const inAll = ({ earned, possible, right, wrong }: typeof graded) => [earned, possible, right, wrong];

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A number, or a version. */
const FIGURE = /\d+(?:[.,]\d+)*/;

const APT = /^apt install /;

/** Packages of Debian and Ubuntu with the tools of all languages. */
const packages = new Set(
  LANGUAGE_NAMES.flatMap((name) => LANGUAGES[name].tools.map(({ install }) => install))
    .filter((install) => APT.test(install))
    .map((install) => install.replace(APT, "")),
);

/** Each language with the endings of its files and what brings its tools, as rows of a table. */
const languageRows = LANGUAGE_NAMES.map((name) => {
  const { title, extensions, tools } = LANGUAGES[name];
  const needed = tools.map(({ install }) => install.replace("see ", ""));
  const [endings, installs] = [extensions, Array.from(new Set(needed))].map((each) =>
    each.map((part) => `\`${part}\``).join(" "),
  );
  return `| ${title} | ${endings} | ${installs} |\n`;
}).join("");

const ROWS = /(?:\| [^\n]* \|\n)+/;

const FIGURES: readonly Figures[] = [
  { pages: ENGLISH, words: "in {} languages", values: [LANGUAGE_NAMES.length] },
  { pages: PORTUGUESE, words: "em {} linguagens", values: [LANGUAGE_NAMES.length] },
  {
    pages: ["docs/hand-ins.md"],
    words: "<!-- cavalo languages -->\n\n| language | files | brought by |\n|---|---|---|\n{}",
    values: [languageRows],
    of: ROWS,
  },
  {
    pages: ["docs/hand-ins.pt-BR.md"],
    words: "<!-- cavalo languages -->\n\n| linguagem | arquivos | como instalar |\n|---|---|---|\n{}",
    values: [languageRows],
    of: ROWS,
  },
  {
    pages: ["docs/install.md"],
    words: "sudo apt install bubblewrap time {}\n",
    values: [Array.from(packages).join(" ")],
    of: /.+/,
  },
  { pages: ENGLISH, words: "by {} programs with one small mistake", values: [ofKnight + ofTour] },
  { pages: PORTUGUESE, words: "{} programas, cada um com um pequeno erro", values: [ofKnight + ofTour] },
  { pages: [...ENGLISH, "docs/install.md"], words: "Node {} or newer", values: [LEAST_NODE] },
  { pages: PORTUGUESE, words: "Node {} ou mais novo", values: [LEAST_NODE] },
  { pages: ENGLISH, words: "grade {} bundled programs", values: [sample.length] },
  { pages: PORTUGUESE, words: "corrige {} programas incluídos", values: [sample.length] },
  { pages: ENGLISH, words: "grades all {} bundled programs", values: [programs.length] },
  { pages: PORTUGUESE, words: "corrige todos os {} programas incluídos", values: [programs.length] },
  ...["ana", "carla"].map((name) => ({
    pages: README,
    words: `\n${name.padEnd(11)} {} / {}  {}✓`,
    values: [graded.possible, graded.possible, CASES.length],
  })),
  {
    pages: README,
    words: `\n${"bruno".padEnd(12)} {} / {}  {}✓ {}✗`,
    values: [graded.earned, graded.possible, graded.right, graded.wrong],
  },
  { pages: README, words: `\n${"davi".padEnd(13)} 0 / {}  {} CE`, values: [graded.possible, CASES.length] },
  { pages: ENGLISH, words: "mean {} %, median {} %", values: [mean, median] },
  {
    pages: PORTUGUESE,
    words: "média {} %, mediana {} %",
    values: [mean, median].map((value) => value.toLocaleString("pt-BR")),
  },
  {
    pages: ENGLISH,
    words:
      "\n{} of {} points: my-program ({} AC accepted, {} WA wrong answer)\n  Small boards: {} of {}\n  Paths across the edges: {} of {}\n",
    values: [...inAll(checked), ...groups],
  },
  {
    pages: PORTUGUESE,
    words:
      "\n{} de {} pontos: meu-programa ({} AC aceita, {} WA resposta errada)\n  Tabuleiros pequenos: {} de {}\n  Caminhos que passam pelas bordas: {} de {}\n",
    values: [...inAll(checked), ...groups],
  },
  { pages: ["docs/verify.md"], words: "all {} mutants of the lost knight", values: [ofKnight] },
  { pages: ["docs/verify.md"], words: "{} of the tour", values: [ofTour] },
  { pages: ["docs/cases.md"], words: "are worth: {} points a problem", values: [graded.possible] },
  { pages: ["docs/speed.md"], words: "the {} programs of `npm run grade`", values: [sample.length] },
  { pages: ["docs/speed.md"], words: "their {} builds", values: [programs.length] },
  { pages: ["docs/isolation.md"], words: "{} attacks try it", values: [ATTACKS.length] },
  { pages: ["docs/install.md"], words: "cavalo-students-{}.tgz", values: [VERSION] },
  { pages: ["docs/install.md"], words: "cavalo-{}.tgz", values: [VERSION] },
];

/** Pages with figures, by their paths in the package. */
export const PAGES_WITH_FIGURES = [...new Set(FIGURES.flatMap(({ pages }) => pages))];

/**
 * Puts the figures of today into a page.
 *
 * @throws Error if it does not have the words around one
 */
export function withFigures(page: string, text: string): string {
  return FIGURES.filter(({ pages }) => pages.includes(page)).reduce(
    (made, { words, values, of = FIGURE }) => {
      const around = words.split("{}");
      const pattern = new RegExp(around.map(literally).join(of.source), "g");
      if (!pattern.test(made)) throw new Error(`${page} does not say: ${words}`);
      const said = around.map((part, at) => `${part}${values[at] ?? ""}`).join("");
      return made.replace(pattern, () => said);
    },
    text,
  );
}
