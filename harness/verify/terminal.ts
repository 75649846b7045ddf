import Table from "cli-table3";
import wrapAnsi from "wrap-ansi";
import { counted, printable } from "../base/text.ts";
import type { Verdict } from "../finding/verdict.ts";
import type {
  MeasuredTime,
  MutantFamily,
  Verification,
  VerifiedMutant,
  VerifiedProblem,
} from "./verification.ts";

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
export function terminalVerification(verification: Verification, columns = MOST_COLUMNS): string {
  const { problems, stopped, isolation, timings } = verification;
  const failures = problems.flatMap((problem) => problem.failures);
  const result = [
    failures.length === 0 ? "No problems found." : `${counted(failures.length, "problem")}:`,
    ...failures.map((failure) => `  ${failure}`),
  ];
  const lines = [
    ...problems.flatMap(problemLines),
    ...(stopped ? ["Stopped before the end. Cases that were not run kill nothing."] : result),
    `Run at isolation level ${isolation}, in ${Math.round(timings.wallMs / 1000)} s.`,
  ];
  const width = Math.min(columns, MOST_COLUMNS);
  return `${lines.map((line) => wrapped(line, width)).join("\n")}\n`;
}

function problemLines(problem: VerifiedProblem): string[] {
  return [
    printable(problem.problem),
    "",
    // Without a reference that can be changed, a problem of an author's own has no wrong programs.
    ...(problem.mutants.length > 0
      ? [...matrix(problem), "", ...legend(problem), "", ...familyTable(problem.families), ""]
      : []),
    ...summary(problem),
    ...coverage(problem),
    ...times(problem),
    "",
  ];
}

/** Draws one row per mutant and one column per case. */
function matrix({ mutants, cases }: VerifiedProblem): string[] {
  const width = Math.max(...mutants.map(({ name }) => name.length));
  const tens = cases.map((_, at) => Math.floor((at + 1) / 10) || " ").join("");
  const units = cases.map((_, at) => (at + 1) % 10).join("");
  return [
    "Which case kills which wrong program (w wrong answer, r run-time error, p no readable answer, t too slow):",
    ...[tens, units].map((head) => `  ${" ".repeat(width)}  ${head}`),
    ...mutants.map((mutant) => {
      const verdicts = new Map(mutant.kills.map(({ group, verdict }) => [group, verdict]));
      const cells = cases.map(({ name }) => LETTERS[verdicts.get(name) ?? "AC"]).join("");
      return `  ${mutant.name.padEnd(width)}  ${cells}${mutant.state === "killed" ? "" : `  ${mutant.state}`}`;
    }),
  ];
}

function legend({ cases, enough }: VerifiedProblem): string[] {
  return cases.map(({ name, visibility, kills, alone }, at) => {
    const role = enough.includes(name)
      ? ", in the small set"
      : alone.length === 0
        ? ", could be dropped"
        : "";
    const number = String(at + 1).padStart(4);
    return `${number} ${name} (${visibility}): kills ${kills}, ${alone.length} of them alone${role}`;
  });
}

function familyTable(families: readonly MutantFamily[]): string[] {
  const table = new Table({
    head: ["family", "wrong programs", "killed", "by public cases", "by published"],
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

function summary(problem: VerifiedProblem): string[] {
  const { mutants, cases, enough, published, alike, right, validators } = problem;
  const inState = (wanted: VerifiedMutant["state"]) => mutants.filter(({ state }) => state === wanted).length;
  const killable = mutants.length - inState("equivalent");
  const droppable = cases.filter(({ alone }) => alone.length === 0).length;
  const runs = right.reduce((sum, each) => sum + each.cases, 0);
  const accepted = right.reduce((sum, each) => sum + each.accepted, 0);
  const ofRight = `Right programs: ${right.length} besides the reference. ${accepted} of ${runs} runs accepted.`;
  const ofReaders = `Readers and checker: ${counted(validators.answers, "made-up answer")}, ${validators.defects.length} judged wrongly.`;
  if (mutants.length === 0) return [ofRight, ofReaders];
  return [
    `Wrong programs: ${inState("killed")} of ${killable} killed, ${inState("survived")} survive, ` +
      `${inState("unjudged")} not judged. ${inState("equivalent")} more behave correctly despite the change (equivalent).`,
    ofRight,
    `Small set that kills as many: ${counted(enough.length, "case")}: ${enough.join(", ")}.`,
    `${droppable} of ${cases.length} cases kill nothing that other cases do not kill. Each of them alone could be dropped.`,
    ...(published ? publishedLines(published, killable) : []),
    `Wrong ideas that no case can tell apart: ${alike.map((ideas) => ideas.join(" = ")).join("; ") || "none"}.`,
    ofReaders,
    ...unnoticedChanges(mutants),
  ];
}

/** Lists the changes of a reference that no case notices. */
function unnoticedChanges(mutants: readonly VerifiedMutant[]): string[] {
  const unnoticed = mutants.filter(({ state, place }) => state === "survived" && place !== undefined);
  if (unnoticed.length === 0) return [];
  return [
    "Changes of the reference that no case notices. Some may change nothing; the others ask for a case:",
    ...unnoticed.map(({ name, base, sentence }) => `  ${name}: ${printable(`${base}/${sentence}`)}`),
  ];
}

function publishedLines(published: NonNullable<VerifiedProblem["published"]>, killable: number): string[] {
  const { title, missed, missing } = published;
  return [
    `With ${title} alone, ${missed.length} of ${killable} wrong programs would pass: ${missed.join(", ") || "none"}.`,
    `Kinds of cases that are missing there: ${missing.join("; ") || "none"}.`,
  ];
}

function coverage({ coverage: bands }: VerifiedProblem): string[] {
  const aspects = new Set(bands.map(({ aspect }) => aspect));
  return [
    "Number of cases of each kind:",
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
  const most = atMostMs === undefined ? "" : `, and at most ${atMostMs} ms because of ${tooSlow[0]!.program}`;
  return [
    `Time limits: ${statedMs.join(", ")} ms of CPU time are stated. On this machine they should be at least ${atLeastMs} ms${most}.`,
    `Slowest right programs: ${slowest.map(shown).join(", ")}.`,
  ];
}

/** Breaks a line at spaces, and indents its continuation. */
function wrapped(line: string, width: number): string {
  const indent = `${/^ */.exec(line)}  `;
  return wrapAnsi(line, width - indent.length, { trim: false }).replaceAll("\n", `\n${indent}`);
}
