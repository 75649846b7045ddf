import Table from "cli-table3";
import wrapAnsi from "wrap-ansi";
import type { Locale } from "../base/locale.ts";
import { printable } from "../base/text.ts";
import type { Verdict } from "../finding/verdict.ts";
import { rowName } from "../report/items/words.ts";
import type {
  MeasuredTime,
  MutantFamily,
  Verification,
  VerifiedMutant,
  VerifiedProblem,
} from "./verification.ts";
import { VERIFY_WORDS, type VerifyWords } from "./words.ts";

/** Letter of each verdict in the kill matrix. */
const LETTERS: Readonly<Record<Verdict, string>> = {
  AC: ".",
  WA: "w",
  PE: "p",
  RTE: "r",
  TLE: "t",
  MLE: "m",
  OLE: "o",
  CE: "c",
  JE: "j",
  SK: "s",
};

/** Largest width of a line, also for an output that is not a terminal. */
const MOST_COLUMNS = 110;

/**
 * Writes a verification for an instructor: the matrix, the conclusions from it, and the problems at the end.
 */
export function terminalVerification(
  verification: Verification,
  locale: Locale,
  columns = MOST_COLUMNS,
): string {
  const words = VERIFY_WORDS[locale];
  const { problems, stopped, isolation, timings } = verification;
  const failures = problems.flatMap((problem) => problem.failures);
  const result = [
    failures.length === 0 ? words.noProblems : `${words.problems(failures.length)}:`,
    ...failures.map((failure) => `  ${failure}`),
  ];
  const lines = [
    ...problems.flatMap((problem) => problemLines(problem, words)),
    ...(stopped ? [words.stopped] : result),
    words.runAt(isolation, Math.round(timings.wallMs / 1000)),
  ];
  const width = Math.min(columns, MOST_COLUMNS);
  return `${lines.map((line) => wrapped(line, width)).join("\n")}\n`;
}

function problemLines(problem: VerifiedProblem, words: VerifyWords): string[] {
  return [
    printable(problem.problem),
    "",
    // Without a reference that can be changed, a problem of an author's own has no wrong programs.
    ...(problem.mutants.length > 0
      ? [
          ...matrix(problem, words),
          "",
          ...legend(problem, words),
          "",
          ...familyTable(problem.families, words),
          "",
        ]
      : []),
    ...summary(problem, words),
    ...itemLines(problem, words),
    ...coverage(problem, words),
    ...times(problem, words),
    "",
  ];
}

/** Draws one row per mutant and one column per case. */
function matrix({ mutants, cases }: VerifiedProblem, words: VerifyWords): string[] {
  const width = Math.max(...mutants.map(({ name }) => name.length));
  const tens = cases.map((_, at) => Math.floor((at + 1) / 10) || " ").join("");
  const units = cases.map((_, at) => (at + 1) % 10).join("");
  return [
    words.matrix,
    ...[tens, units].map((head) => `  ${" ".repeat(width)}  ${head}`),
    ...mutants.map((mutant) => {
      const verdicts = new Map(mutant.kills.map(({ group, verdict }) => [group, verdict]));
      const cells = cases.map(({ name }) => LETTERS[verdicts.get(name) ?? "AC"]).join("");
      return `  ${mutant.name.padEnd(width)}  ${cells}${mutant.state === "killed" ? "" : `  ${words.states[mutant.state]}`}`;
    }),
  ];
}

function legend({ cases, enough }: VerifiedProblem, words: VerifyWords): string[] {
  return cases.map(({ name, visibility, kills, alone }, at) => {
    const role = enough.includes(name)
      ? `, ${words.inSmallSet}`
      : alone.length === 0
        ? `, ${words.couldBeDropped}`
        : "";
    const number = String(at + 1).padStart(4);
    return `${number} ${name} (${visibility}): ${words.kills(kills, alone.length)}${role}`;
  });
}

function familyTable(families: readonly MutantFamily[], words: VerifyWords): string[] {
  const table = new Table({
    head: [...words.familyHeads],
    style: { head: [], border: [], compact: true },
    colAligns: ["left", "right", "right", "right", "right"],
  });
  table.push(
    ...families.map(({ name, mutants, killed, byPublic, byPublished }) => [
      name,
      mutants,
      killed,
      byPublic,
      byPublished ?? "-",
    ]),
  );
  return table.toString().split("\n");
}

function summary(problem: VerifiedProblem, words: VerifyWords): string[] {
  const { mutants, cases, enough, published, alike, right, validators } = problem;
  const inState = (wanted: VerifiedMutant["state"]) => mutants.filter(({ state }) => state === wanted).length;
  const killable = mutants.length - inState("equivalent");
  const droppable = cases.filter(({ alone }) => alone.length === 0).length;
  const runs = right.reduce((sum, each) => sum + each.cases, 0);
  const accepted = right.reduce((sum, each) => sum + each.accepted, 0);
  const ofRight = words.right(right.length, accepted, runs);
  const ofReaders = words.readers(validators.answers, validators.defects.length);
  if (mutants.length === 0) return [ofRight, ofReaders];
  return [
    words.mutants({
      killable,
      killed: inState("killed"),
      survived: inState("survived"),
      unjudged: inState("unjudged"),
      equivalent: inState("equivalent"),
    }),
    ofRight,
    words.smallSet(enough),
    words.droppable(droppable, cases.length),
    ...(published
      ? [words.published(published.title, published.missed, killable), words.missing(published.missing)]
      : []),
    words.alike(alike.map((ideas) => ideas.join(" = ")).join("; ")),
    ofReaders,
    ...unnoticedChanges(mutants, words),
  ];
}

/** Tells what the cases say as items of a test. */
function itemLines({ items }: VerifiedProblem, words: VerifyWords): string[] {
  if (!items) return [];
  const { bundled, mutants, alpha, rows, findings } = items;
  const said = words.items;
  if (rows.length === 0) return ["", said.tooFew(bundled + mutants, "programs"), ""];
  const { heads } = said;
  const table = new Table({
    head: [heads.case, heads.points, words.ofBundled(bundled), words.ofMutants(mutants), heads.rest],
    style: { head: [], border: [], compact: true },
    colAligns: ["left", "right", "right", "right", "right"],
  });
  table.push(
    ...rows.map((row) => [
      printable(rowName(row.cases, said)),
      said.number(row.points),
      row.bundled,
      row.mutants,
      row.rest === undefined ? "-" : said.figure(row.rest),
    ]),
  );
  return [
    "",
    `${said.title}. ${words.wholeFiles}`,
    ...table.toString().split("\n"),
    said.restMeans,
    ...(alpha === undefined ? [] : [`${said.alpha(alpha)} ${said.alphaMeans}`]),
    ...(findings.length === 0 ? [said.nothingStandsOut] : findings).map((each) => printable(each)),
    "",
  ];
}

/** Lists the changes of a reference that no case notices. */
function unnoticedChanges(mutants: readonly VerifiedMutant[], words: VerifyWords): string[] {
  const unnoticed = mutants.filter(({ state, place }) => state === "survived" && place !== undefined);
  if (unnoticed.length === 0) return [];
  return [
    words.unnoticed,
    ...unnoticed.map(({ name, base, sentence }) => `  ${name}: ${printable(`${base}/${sentence}`)}`),
  ];
}

function coverage({ coverage: bands }: VerifiedProblem, words: VerifyWords): string[] {
  const aspects = new Set(bands.map(({ aspect }) => aspect));
  return [
    words.coverage,
    ...Array.from(aspects, (aspect) => {
      const own = bands.filter((band) => band.aspect === aspect);
      const counts = own.map(({ band, cases }) => `${band} (${cases.length || words.missingKind})`);
      return `  ${aspect}: ${counts.join(", ")}`;
    }),
  ];
}

function times({ limits }: VerifiedProblem, words: VerifyWords): string[] {
  const { slowest, tooSlow, statedMs, atLeastMs, atMostMs } = limits;
  const shown = ({ program, language, case: asked, cpuMs }: MeasuredTime) =>
    `${language ?? program} ${cpuMs} ms (${language === undefined ? asked : words.on(program, asked)})`;
  const most = atMostMs === undefined ? "" : words.atMost(atMostMs, tooSlow[0]!.program);
  return [words.limits(statedMs, atLeastMs, most), words.slowest(slowest.map(shown).join(", "))];
}

/** Breaks a line at spaces, and indents its continuation. */
function wrapped(line: string, width: number): string {
  const indent = `${/^ */.exec(line)}  `;
  return wrapAnsi(line, width - indent.length, { trim: false }).replaceAll(/ *\n */g, `\n${indent}`);
}
