import { counted, printable } from "../base/text.ts";
import type { Verdict } from "../finding/verdict.ts";
import type {
  MeasuredTime,
  MutantFamily,
  Verification,
  VerifiedMutant,
  VerifiedProblem,
} from "./verification.ts";

/** The letter of a verdict in the kill matrix. */
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

/** Lines are broken here where the terminal is wider, or does not say. */
const MOST_COLUMNS = 110;

/** The verification as an instructor reads it: the matrix, what follows from it, and at last what is wrong. */
export function terminalVerification(verification: Verification, columns = MOST_COLUMNS): string {
  const { problems, stopped, isolation, timings } = verification;
  const failures = problems.flatMap((problem) => problem.failures);
  const result = [
    failures.length === 0 ? "All is well." : `${counted(failures.length, "thing")} to mend:`,
    ...failures.map((failure) => `  ${failure}`),
  ];
  const lines = [
    ...problems.flatMap(problemLines),
    ...(stopped ? ["Stopped before the end: what was not run kills nothing."] : result),
    `Run at isolation level ${isolation}, in ${Math.round(timings.wallMs / 1000)} s.`,
  ];
  const width = Math.min(columns, MOST_COLUMNS);
  return lines
    .flatMap((line) => wrapped(line, width))
    .join("\n")
    .concat("\n");
}

function problemLines(problem: VerifiedProblem): string[] {
  return [
    printable(problem.problem),
    "",
    ...matrix(problem),
    "",
    ...legend(problem),
    "",
    ...familyTable(problem.families),
    "",
    ...summary(problem),
    ...coverage(problem),
    ...times(problem),
    "",
  ];
}

/** A row a mutant, a column a case. */
function matrix({ mutants, cases }: VerifiedProblem): string[] {
  const width = Math.max(...mutants.map(({ name }) => name.length));
  const tens = cases.map((_, at) => Math.floor((at + 1) / 10) || " ").join("");
  const units = cases.map((_, at) => (at + 1) % 10).join("");
  return [
    "Which case kills which wrong program (w wrong answer, r run-time error, p nothing readable, t too slow):",
    ...[tens, units].map((head) => `  ${" ".repeat(width)}  ${head}`),
    ...mutants.map((mutant) => {
      const verdicts = new Map(mutant.kills.map(({ group, verdict }) => [group, verdict]));
      const cells = cases.map(({ name }) => LETTERS[verdicts.get(name) ?? "AC"]).join("");
      return `  ${mutant.name.padEnd(width)}  ${cells}${mutant.state === "killed" ? "" : `  ${mutant.state}`}`;
    }),
  ];
}

/** The cases by their numbers. */
function legend({ cases, enough }: VerifiedProblem): string[] {
  return cases.map(({ name, visibility, kills, alone }, at) => {
    const role = enough.includes(name)
      ? ", in the small set"
      : alone.length === 0
        ? ", could be dropped"
        : "";
    const number = String(at + 1).padStart(4);
    return `${number} ${name} (${visibility}): kills ${kills}, ${alone.length} alone${role}`;
  });
}

function familyTable(families: readonly MutantFamily[]): string[] {
  const row = (...cells: (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? `  ${cell}`.padEnd(14) : String(cell).padStart(16))).join("");
  return [
    row("family", "wrong programs", "killed", "by public cases", "by published"),
    ...families.map(({ name, mutants, killed, byPublic, byPublished }) =>
      row(name, mutants, killed, byPublic, byPublished ?? "-"),
    ),
  ];
}

function summary(problem: VerifiedProblem): string[] {
  const { mutants, cases, enough, published, alike, right, validators } = problem;
  const inState = (wanted: VerifiedMutant["state"]) => mutants.filter(({ state }) => state === wanted).length;
  const killable = mutants.length - inState("equivalent");
  const droppable = cases.filter(({ alone }) => alone.length === 0).length;
  const runs = right.reduce((sum, each) => sum + each.cases, 0);
  const accepted = right.reduce((sum, each) => sum + each.accepted, 0);
  return [
    `Wrong programs: ${inState("killed")} of ${killable} killed, ${inState("survived")} survive, ` +
      `${inState("unjudged")} not judged; ${inState("equivalent")} more are right in spite of their change.`,
    `Right programs: ${right.length} besides the reference, ${accepted} of ${runs} runs accepted.`,
    `Small set that kills as many: ${counted(enough.length, "case")}: ${enough.join(", ")}.`,
    `Each of ${droppable} of the ${cases.length} cases could be dropped: it kills nothing that no other case kills.`,
    ...(published ? publishedLines(published, killable) : []),
    `Wrong ideas that no case tells apart: ${alike.map((ideas) => ideas.join(" = ")).join("; ") || "none"}.`,
    `Readers and checker: ${counted(validators.answers, "made-up answer")}, ${validators.defects.length} judged wrongly.`,
  ];
}

function publishedLines(published: NonNullable<VerifiedProblem["published"]>, killable: number): string[] {
  const { title, missed, missing } = published;
  return [
    `With ${title} alone, ${missed.length} of ${killable} wrong programs would pass: ${missed.join(", ") || "none"}.`,
    `They lack these kinds of cases: ${missing.join("; ") || "none"}.`,
  ];
}

function coverage({ coverage: bands }: VerifiedProblem): string[] {
  const aspects = new Set(bands.map(({ aspect }) => aspect));
  return [
    "Kinds of cases, and how many there are:",
    ...Array.from(aspects, (aspect) => {
      const own = bands.filter((band) => band.aspect === aspect);
      const counts = own.map(({ band, cases }) => `${band} (${cases.length || "MISSING"})`);
      return `  ${aspect}: ${counts.join(", ")}`;
    }),
  ];
}

function times({ limits }: VerifiedProblem): string[] {
  const { slowest, tooSlow, statedMs, atLeastMs, atMostMs } = limits;
  const shown = ({ program, language, case: asked, cpuMs }: MeasuredTime) =>
    `${language ?? program} ${cpuMs} ms (${language === undefined ? asked : `${program} on ${asked}`})`;
  const most =
    atMostMs === undefined ? "" : ` and at most ${atMostMs} ms, for what ${tooSlow[0]!.program} needs`;
  return [
    `Time limits: stated ${statedMs.join(", ")} ms of CPU time; here, at least ${atLeastMs} ms would do${most}.`,
    `Slowest right programs: ${slowest.map(shown).join(", ")}.`,
  ];
}

/** The line broken at blanks, with what follows its first part set in; what is narrow enough stays as it is. */
function wrapped(line: string, width: number): string[] {
  const indent = `${line.slice(0, line.length - line.trimStart().length)}  `;
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const blank = rest.lastIndexOf(" ", width);
    if (blank <= indent.length) break;
    lines.push(rest.slice(0, blank));
    rest = indent + rest.slice(blank + 1);
  }
  return [...lines, rest];
}
