import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import { isLargest } from "../../../finding/lost-knight.ts";
import type { Instead, LabelFlaw } from "../../../finding/skips.ts";
import { onTorus } from "../../../finding/view.ts";
import type { Deniable, LimitName } from "../../../run/outcome.ts";
import { type FindingSentences, sentenceOf } from "../catalogue.ts";
import { quantitiesIn, versionOf } from "../quantities.ts";
import { diagnoses } from "./diagnoses.ts";
import { readings } from "./readings.ts";

const { bytes, counted, seconds } = quantitiesIn("en");

const moves = (count: number) => counted(count, "move", "moves");
const squares = (count: number) => counted(count, "square", "squares");

/** Numbers beyond the largest that is read are taken for that. */
const orBeyond = (found: number) => (isLargest(found) ? " or beyond" : "");

const least = (answer: number | "impossible") =>
  answer === "impossible" ? "that there is no way" : moves(answer);

export const findings: FindingSentences = {
  "wrong-number-of-moves": ({ expected, found }) =>
    `the least number of moves is ${expected}, the answer is ${found}${orBeyond(found)}`,
  "says-impossible": ({ expected }) =>
    `the exit can be reached in ${moves(expected)}, but the answer is that it cannot`,
  "should-be-impossible": ({ found }) =>
    `no way leads to the exit, but the answer is ${moves(found)}${orBeyond(found)}`,
  "path-leaves-board": ({ rows, columns, ...place }) =>
    `${pathSquare(place)} is off the board of ${rows} x ${columns}; the board wraps around, so it is ${squareName(onTorus({ rows, columns }, place.at))}`,
  "path-blocked": (place) => `${pathSquare(place)} is blocked`,
  "path-not-a-knight-move": ({ from, ...place }) =>
    `${pathSquare(place)} is not a knight move from ${squareName(from)}`,
  "path-ends-elsewhere": ({ expected, found }) =>
    `the path ends on ${squareName(found)}, but the exit is on ${squareName(expected)}`,

  "square-off-board": ({ at, step, rows, columns }) =>
    `step ${step}, ${squareName(at)}, is off the board of ${rows} x ${columns}`,
  "square-visited-twice": ({ at, earlierStep, step }) =>
    `the square ${squareName(at)} is visited twice, by step ${earlierStep} and step ${step}`,
  "step-repeated": ({ at, earlier, number }) =>
    `the number ${number} stands on two squares, ${squareName(earlier)} and ${squareName(at)}`,
  "step-out-of-range": ({ at, number, first, last }) =>
    `the square ${squareName(at)} has the number ${number}; the steps go from ${first} to ${last}`,
  "step-missing": ({ at, number }) =>
    `no square has the number ${number}, and the square ${squareName(at)} has no step number`,
  "not-a-knight-move": ({ at, from, step }) =>
    `step ${step} goes from ${squareName(from)} to ${squareName(at)}, which is not a knight move`,
  "wrong-start": ({ expected, found }) =>
    `the tour starts on ${squareName(found)}, but it was to start on ${squareName(expected)}`,
  "squares-missing": ({ at, expected, found }) =>
    `the tour ends after ${squares(found)}; ${counted(expected - found, "square is", "squares are")} not visited, the first is ${squareName(at)}`,
  "not-closed": ({ at, first }) =>
    `the tour is not closed: its last square ${squareName(at)} is not a knight move from its first ${squareName(first)}`,
  "says-no-tour": (asked) => `there is a ${tour(asked)}, but the answer is that there is none`,
  "should-be-no-tour": ({ defect, ...asked }) =>
    `there is no ${tour(asked)}, and what was printed is none: ${sentenceOf(defect, findings)}`,
  "case-wrong": (asked) => `the case says that there is no ${tour(asked)}, but this is one`,

  "exit-code": (exit) => exited(exit),
  "exit-code-forgiven": (exit) => `the answer is right, but ${exited(exit)}`,
  signal: ({ signal, ...evidence }) =>
    `it was ended by the signal ${signal}${meaning(signal)}${told(evidence)}`,
  "cpu-limit": ({ limitMs }) =>
    `it was still computing after ${seconds(limitMs)} of CPU time, which is the limit`,
  "wall-limit": ({ limitMs, idle }) =>
    `it had not ended after ${seconds(limitMs)}${idle ? ": it was idle, waiting for something" : ""}`,
  "memory-limit": ({ limitBytes }) =>
    `it needed more than ${bytes(limitBytes)} of memory, which is the limit`,
  "output-limit": ({ limitBytes }) =>
    `it printed or wrote more than ${bytes(limitBytes)}, which is the limit`,
  "file-size-limit": ({ limitBytes }) =>
    `it wrote a file of more than ${bytes(limitBytes)}, which is the limit`,
  "space-limit": ({ limitBytes }) => `its files took more than ${bytes(limitBytes)}, which is the limit`,

  "not-compiled": (finding) =>
    finding.quote === undefined
      ? "the compiler failed without a word"
      : `it does not compile: ${complaint(finding)}`,
  "not-utf8": ({ file, line }) =>
    `it does not compile: ${file} is not in UTF-8 (line ${line}): save it as UTF-8`,
  "compiler-crashed": ({ signal, quote }) => `the compiler was ended by the signal ${signal}${said(quote)}`,
  "compiler-over-limit": ({ limit, most }) => `compiling went over its limit of ${LIMITS[limit](most)}`,

  "no-source": ({ language, instead }) => {
    if (instead) return INSTEAD[instead.what](instead.file);
    return language === undefined
      ? "there is no source file in a language that is known"
      : `there is no ${language} source`;
  },
  "several-languages": ({ languages }) =>
    `there are sources in ${languages.join(" and ")}: say which in submission.yaml (language: ...)`,
  "several-mains": ({ files }) =>
    `any of ${files.join(", ")} may be the main program: say which in submission.yaml (main: ...)`,
  "main-missing": ({ file }) => `the main file "${file}" is not there`,
  "name-not-text": () =>
    "the name of its folder, or of a file in it, is no UTF-8 text, so it cannot be read: rename it",
  "files-unreadable": ({ code }) => `its files cannot be read (${code})`,
  "folder-too-large": ({ mostBytes, mostEntries }) =>
    `its folder holds more than ${bytes(mostBytes)} or more than ${counted(mostEntries, "file or folder", "files and folders")}: remove what is not part of the program`,
  "size-fixed": ({ rows, columns }) => `the program is for boards of ${rows} x ${columns} only`,
  "tour-fixed": ({ tour: kind }) => `the program makes ${kind} tours only`,
  "start-fixed": ({ start }) => `the program makes tours from ${squareName(start)} only`,
  "start-random": () => "the program makes tours from a random start only",
  "toolchain-missing": ({ tools }) => tools.map(missingTool).join("; "),
  "newer-toolchain-needed": ({ language, version, ...refusal }) => {
    const complaints = refusal.quote === undefined ? "" : ` (${complaint(refusal)})`;
    return `it needs ${versionOf(language, version)}, which was not found on this machine${complaints}`;
  },
  "not-square": ({ rows, columns }) =>
    `the program takes one number for both sides of a board, and this one is ${rows} x ${columns}`,
  "no-terminal": () =>
    "the program needs a terminal, and none can be made here (apt install bsdutils brings script, which makes them)",
  stopped: () => "the grading was stopped",

  "not-started": ({ what, reason }) => `the ${what} could not be started: ${reason}`,
  unmeasured: () => "the measure of the run is damaged",
  "source-renamed": ({ file, as }) => `${file} was compiled as ${as}, after its public class`,
  unstable: ({ besideMs, aloneMs, limitMs }) =>
    `it needed ${seconds(besideMs)} of CPU time beside other programs, over the limit of ${seconds(limitMs)}, and ${seconds(aloneMs)} alone, which counts`,
  "own-fault": ({ quote }) => `something went wrong in Cavalo: ${quote}`,
  "reference-rejected": ({ case: asked }) => `the case ${asked} is wrong, or the reference is`,
  "certificate-incomplete": () => "the certificate has not a row of labels for each row of the board",
  "certificate-label": ({ at, flaw }) => `the label of ${squareName(at)} ${FLAWS[flaw]}`,
  "certificate-proves-another": ({ expected, found }) =>
    `the certificate proves ${least(found)}, not ${least(expected)}`,

  ...readings,
  ...diagnoses,
};

const INSTEAD: Readonly<Record<Instead["what"], (file: string) => string>> = {
  empty: (file) => `the source ${file} is empty`,
  archive: (file) => `there is no source, but ${file} is an archive: unpack it`,
  text: (file) => `there is no source, but ${file} may be one: take the .txt off its name`,
};

const LIMITS: Readonly<Record<LimitName, (most: number) => string>> = {
  cpu: (ms) => `${seconds(ms)} of CPU time`,
  wall: seconds,
  memory: (most) => `${bytes(most)} of memory`,
  output: (most) => `${bytes(most)} of messages`,
  "file-size": (most) => `${bytes(most)} for a file`,
  space: (most) => `${bytes(most)} for all files`,
};

const REFUSALS: Readonly<Record<Deniable, (most: number) => string>> = {
  processes: (most) => `no more than ${counted(most, "process", "processes")} or threads at once`,
  "open-files": (most) => `no more than ${counted(most, "file", "files")} open at once`,
  space: (most) => `no more than ${bytes(most)} of files`,
};

const FLAWS: Readonly<Record<LabelFlaw, string>> = {
  "not-zero-on-start": "is not 0, though it is C",
  negative: "is negative",
  "on-blocked": "stands on a blocked square",
  "zero-elsewhere": "is 0, though it is not C",
  "unlike-neighbours": "is not beside those of its neighbours",
  "none-nearer": "has no neighbour that is nearer to C",
};

const MEANINGS: Readonly<Record<string, string>> = {
  SIGSEGV: "it used memory that is not its own",
  SIGABRT: "it gave itself up",
  SIGFPE: "a division by zero, most likely",
  SIGILL: "an instruction that there is not",
  SIGBUS: "it used memory that there is not",
  SIGTRAP: "it stopped itself where it was not to come",
  SIGPIPE: "it wrote where nobody reads any more",
  SIGSYS: "it asked the system for what is not allowed here",
  SIGKILL: "from outside, most often for want of memory",
};

function meaning(signal: string): string {
  const words = MEANINGS[signal];
  return words === undefined ? "" : ` (${words})`;
}

function pathSquare({ at, step }: Pick<Finding<"path-blocked">, "at" | "step">): string {
  return `square ${step} of the path, ${squareName(at)},`;
}

function tour({ tour: kind, start }: Pick<Finding<"says-no-tour">, "tour" | "start">): string {
  return `${kind === "closed" ? "closed tour" : "tour"}${start ? ` from ${squareName(start)}` : ""}`;
}

function exited({ code, ...evidence }: Omit<Finding<"exit-code">, "kind">): string {
  return `it ended with exit code ${code}${told(evidence)}`;
}

/** What it said itself, and the limit that it speaks of. */
function told({ quote, refusal }: Pick<Finding<"exit-code">, "quote" | "refusal">): string {
  return `${said(quote)}${refusal ? `; it may have ${REFUSALS[refusal.what](refusal.most)}` : ""}`;
}

function said(quote: string | undefined): string {
  return quote === undefined ? "" : `; it said: ${quote}`;
}

/** The words of a compiler, with the line that they are about. */
function complaint({ quote, place }: Pick<Finding<"not-compiled">, "quote" | "place">): string {
  const where = place ? `${place.file}, line ${place.line}: ` : "";
  return `${where}${quote}${place?.code === undefined ? "" : `: ${place.code}`}`;
}

function missingTool({ command, install, closed }: Finding<"toolchain-missing">["tools"][number]): string {
  const cure = install === undefined ? "" : ` (${install})`;
  return closed === undefined
    ? `${command} was not found on this machine${cure}`
    : `${command} cannot be read by the users that programs run as, because it lies in ${closed}${cure}`;
}
