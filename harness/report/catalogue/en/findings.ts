import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import { isLargest } from "../../../finding/lost-knight.ts";
import type { ArchiveFault, Omission } from "../../../finding/notice.ts";
import type { Instead, LabelFlaw } from "../../../finding/skips.ts";
import { onTorus } from "../../../finding/view.ts";
import type { Deniable, LimitName } from "../../../run/outcome.ts";
import { declarationOf, type FindingSentences, inSentences, sentenceOf } from "../catalogue.ts";
import { isLeast, quantitiesIn, versionOf } from "../quantities.ts";
import { startNamed } from "../start-named.ts";
import { customSentences } from "./custom.ts";
import { diagnoses } from "./diagnoses.ts";
import { readings } from "./readings.ts";

const startName = startNamed("read as");

const { bytes, counted, seconds } = quantitiesIn("en");

const moves = (count: number) => counted(count, "move", "moves");
const squares = (count: number) => counted(count, "square", "squares");

/** The largest number that is read also stands for all larger ones. */
const orBeyond = (found: number) => (isLargest(found) ? (found > 0 ? " or more" : " or less") : "");

const least = (answer: number | "impossible") =>
  answer === "impossible" ? "that the exit cannot be reached" : moves(answer);

export const findings: FindingSentences = {
  "wrong-number-of-moves": ({ expected, found }) =>
    `the least number of moves is ${expected}, but the program answered ${found}${orBeyond(found)}`,
  "says-impossible": ({ expected }) =>
    `the exit can be reached in ${moves(expected)}, but the program says that it is impossible`,
  "should-be-impossible": ({ found }) =>
    `the exit cannot be reached, but the program answered ${moves(found)}${orBeyond(found)}`,
  "path-leaves-board": ({ rows, columns, ...place }) =>
    `${pathStep(place)}, is outside the ${rows} x ${columns} board. The board wraps around, so this is the square ${squareName(onTorus({ rows, columns }, place.at))}`,
  "path-blocked": (place) => `${pathStep(place)}, is a blocked square`,
  "path-not-a-knight-move": ({ from, at, step }) =>
    `step ${step} of the path goes from ${squareName(from)} to ${squareName(at)}, which is not a knight move`,
  "path-ends-elsewhere": ({ expected, found }) =>
    `the path ends on ${squareName(found)}, but the exit is on ${squareName(expected)}`,

  "square-off-board": ({ at, step, rows, columns }) =>
    `step ${step}, ${squareName(at)}, is outside the ${rows} x ${columns} board`,
  "square-visited-twice": ({ at, earlierStep, step }) =>
    `the square ${squareName(at)} is visited in step ${earlierStep} and again in step ${step}`,
  "step-repeated": ({ at, earlier, number }) =>
    `the number ${number} appears on ${squareName(earlier)} and again on ${squareName(at)}`,
  "step-out-of-range": ({ at, number, first, last }) =>
    `the square ${squareName(at)} has the number ${number}, but the steps go from ${first} to ${last}`,
  "step-missing": ({ at, number }) =>
    `no square has the number ${number}. The square ${squareName(at)} has no step number`,
  "not-a-knight-move": ({ at, from, step }) =>
    `step ${step} goes from ${squareName(from)} to ${squareName(at)}, which is not a knight move`,
  "wrong-start": ({ expected, ...start }) =>
    `the tour starts on ${startName(start)}, but it should start on ${squareName(expected)}`,
  "squares-missing": ({ at, expected, found }) =>
    `the tour ends after ${squares(found)}. ${notVisited(expected - found)} ${squareName(at)}`,
  "not-closed": ({ at, first }) =>
    `the tour is not closed. Its last square, ${squareName(at)}, is not a knight move away from its first, ${squareName(first)}`,
  "says-no-tour": (asked) => `there is a ${tour(asked)}, but the program says that it found none`,
  "should-be-no-tour": ({ defect, ...asked }) =>
    inSentences([
      `there is no ${tour(asked)}, so the right answer is "no tour"`,
      `the printed tour is not valid: ${sentenceOf(defect, findings)}`,
    ]),
  "case-wrong": (asked) => `the case says that there is no ${tour(asked)}, but the program printed one`,

  ...customSentences,

  "exit-code": (exit) => exited("the program", exit),
  refused: ({ what, most }) =>
    inSentences(["the program says that it was refused something", REFUSALS[what](most)]),
  "exit-code-forgiven": (exit) => exited("the answer was judged, but the program", exit),
  signal: (end) => signalled("the program", end),
  "signal-forgiven": (end) => signalled("the answer is complete and counts, but then the program", end),
  "arguments-too-long": ({ limitBytes, together }) =>
    `the arguments are longer than the system allows (${bytes(limitBytes)} ${together ? "together" : "each"}). Read the board from standard input or from its file`,
  "input-too-large": ({ limitBytes }) =>
    `submission.yaml asks for more input than a program is given (${bytes(limitBytes)}). Use each placeholder once`,
  "cpu-limit": ({ limitMs }) =>
    `the program was still computing after ${seconds(limitMs)} of CPU time, which is the limit`,
  "wall-limit": ({ limitMs, idle, cpuMs, starvedMs, onStderr }) =>
    inSentences([
      `the program was still running after ${seconds(limitMs)} on the clock, which is the limit`,
      cpuMs !== undefined && `it had used ${seconds(cpuMs)} of CPU time`,
      idle && "it computed little, and slept or waited for something",
      starvedMs !== undefined &&
        `another ${seconds(starvedMs)}, in which other programs had the processors, did not count`,
      onStderr !== undefined && `on standard error it printed: ${onStderr}`,
    ]),
  "waits-for-input": () =>
    "the program read all of its input, waited for more and had printed no answer. No more comes",
  "not-run-too-slow": ({ timeOuts }) =>
    `not run: over its time on at least ${timeOuts} earlier cases and on the last one`,
  "memory-limit": ({ limitBytes }) => `the program needed more memory than the limit of ${bytes(limitBytes)}`,
  "output-limit": ({ limitBytes }) =>
    `the program printed or wrote more than the limit of ${bytes(limitBytes)}`,
  "file-size-limit": ({ limitBytes }) =>
    `the program wrote a file larger than the limit of ${bytes(limitBytes)}`,
  "space-limit": ({ limitBytes }) =>
    `the files of the program took more space than the limit of ${bytes(limitBytes)}`,

  "other-versions": ({ graded, isTie, isAbout, others }) => {
    const newest = `the ${isTie ? "last by name of the newest ones" : "newest"}${isAbout ? " of those that seem to be about this problem" : ""}`;
    const reason = isAbout === "only" ? "the only one that seems to be about this problem" : newest;
    return `there are several programs. ${graded} was taken, ${reason}, not ${others.join(", ")}`;
  },
  "scripts-aside": ({ files }) =>
    `these files seem to draw or test what the program finds, and were not graded: ${files.join(", ")}. If one of them is the program, name it in submission.yaml (main: ...)`,
  "other-languages": ({ files }) =>
    `these files are in languages that Cavalo does not know, and were not graded: ${files.join(", ")}. If one of them is the program, an instructor's manifest can say how it is built and run (build: ..., run: ...)`,
  "other-mains": ({ taken, isMarked, others }) =>
    `${taken} was taken for the main program, because ${isMarked ? "it says that it is one" : "of its name"}. Files that may be programs of their own were not graded: ${others.join(", ")}. If one of them is meant, name it in submission.yaml (main: ...)`,
  "name-like-another": ({ others }) =>
    `the name looks like that of another student: ${others.join(", ")}. Take care that each gets the right grade`,
  "keys-ignored": ({ keys }) =>
    `these keys of submission.yaml were ignored, because only an instructor may set them: ${keys.join(", ")}`,
  "heard-by-evidence": ({ case: asked, line, quote: said, right, cases }) =>
    `the answer was read from lines such as line ${line} in ${asked}: ${said}. Another line looks more like an answer, but this one is right in ${right} of ${cases} cases`,
  "also-found": ({ case: asked, file, line, column, quote: said }) =>
    `the compiler's checks (-fsanitize) also report ${file}, line ${line}, column ${column} on ${asked}: ${said}. With these checks the program does the same, so this is not the cause`,
  "own-way": ({ way, right, cases, onlyOpen, madeUp }) =>
    `the program is asked in another way than the assignment says, by which ${right} of ${counted(cases, "small case", "small cases")} chosen for it ${right === 1 ? "is" : "are"} right: ${way}. ${onlyOpen ? "In this way it is not told which tours must be closed. " : ""}${madeUp ? "It asks for a value whose meaning is not known: the one given is made up, and another may suit it better. " : ""}To keep it, write it into submission.yaml`,
  "no-way-found": ({ ways, isRightSomewhere }) =>
    `${isRightSomewhere ? "the right answers to the smallest cases do not show that the program reads its input" : "the program was right on none of the smallest cases that have a solution"}, and a search through ${counted(ways, "guess", "guesses")} at how to ask it brought no proof. If it does not read its input as the assignment says, say in submission.yaml how it is asked`,
  "read-by-convention": ({ right, cases, ...finding }) =>
    `the tours were read with ${declarationOf(finding)}: ${right} of ${cases} are right then`,
  "machines-lost": ({ machines }) =>
    `${machines} machines were lost while they ran this program. Grade it again, or look at what it does`,
  "heard-alone": ({ writtenMib }) =>
    `the outputs that can be read have ${writtenMib} MiB in all, too much to read them in the light of each other. Each was read alone: look at those that were not accepted`,
  "number-for-none": ({ number }) =>
    `in every case without a path the program answers ${number}. If that stands for "impossible", write \`impossible: [${number}]\` under answer in submission.yaml`,
  "two-conventions": ({ right, cases, onTrials, ...finding }) =>
    `either the tours begin on wrong squares, or the squares are written in another way. With ${declarationOf(finding)}, ${right} of ${onTrials ? `${counted(cases, "small case", "small cases")} chosen for it` : counted(cases, "tour", "tours")} would be right. If that is meant, write it under answer in submission.yaml`,
  "two-readings": ({ case: asked, taken, other }) =>
    inSentences([
      `the output has two possible answers, and nothing tells which one is meant. In ${asked}, line ${other.line} says: ${other.quote}`,
      taken && `Line ${taken.line} says: ${taken.quote}`,
    ]),
  "fixed-found": ({ fixed, cases }) =>
    `trials did not show that the program can be asked for anything but \`fixed: ${fixed}\`. If it cannot, write this into its manifest: ${counted(cases, "case is", "cases are")} skipped then`,
  "not-judged": ({ cases, points }) =>
    `${counted(cases, "case was", "cases were")} not judged (${counted(points, "point", "points")}). Only the instructor can settle the grade`,
  "left-out": ({ file, reason, others }) =>
    inSentences([
      `${file} was left out, because ${OMITTED[reason]}`,
      others > 0 ? `${counted(others, "other entry was", "other entries were")} left out, too` : undefined,
    ]),
  "archive-left-out": ({ file, fault }) => `${file} was left out, because ${CLOSED[fault]}`,

  "not-compiled": (finding) => {
    if (finding.quote === undefined) return "the compiler failed without printing anything";
    const compiler = finding.compiler === undefined ? "" : ` with ${finding.compiler}`;
    return `the program does not compile${compiler}: ${complaint(finding)}`;
  },
  "not-utf8": ({ file, line }) =>
    `the program does not compile: line ${line} of ${file} is not in UTF-8. Save the file as UTF-8`,
  "no-program": ({ file }) =>
    `the build ended without an error, but ${file} is not a program that can be run. Check that there is a main program`,
  "compiler-crashed": ({ signal, quote }) =>
    inSentences([`the compiler was ended by the signal ${signal}`, said(quote)]),
  "compiler-over-limit": ({ limit, most }) => `the compiler went over the limit of ${LIMITS[limit](most)}`,

  "no-source": ({ language, instead, notSearched }) =>
    inSentences([
      instead
        ? INSTEAD[instead.what](instead.file)
        : `no source file in ${language ?? "a known language"} was found`,
      notSearched && `folders that were not searched: ${notSearched.join(", ")}`,
    ]),
  "archive-closed": ({ file, fault }) =>
    `the program is in ${file}, which was not unpacked, because ${CLOSED[fault]}`,
  "several-languages": ({ languages, names }) =>
    `there are source files in ${languages.join(" and ")}. Choose one language in submission.yaml (language: ${names.join(" or ")})`,
  "several-mains": ({ files }) =>
    `it is not clear which file has the main program: ${files.join(", ")}. Choose one in submission.yaml (main: ...)`,
  "no-main": ({ files }) =>
    `no main program was found in ${files.join(", ")}. If one of them has it, name it in submission.yaml (main: ...)`,
  "main-missing": ({ file, isOther }) =>
    `the main file "${file}" ${isOther ? "is not a source file of a known language, or of the one that was chosen" : "does not exist"}`,
  "manifest-broken": ({ mistake, others }) =>
    inSentences([
      `the manifest cannot be read: ${mistake.en}`,
      others > 0
        ? `there ${others === 1 ? "is" : "are"} ${counted(others, "more mistake", "more mistakes")}`
        : undefined,
    ]),
  "other-problem": ({ problem }) => `the program is for another problem: ${problem}`,
  "name-not-text": () =>
    "the name of the folder, or of a file in it, is not UTF-8 text, so it cannot be read. Rename it",
  "files-unreadable": ({ code }) => `the files cannot be read (${code})`,
  "sources-too-large": ({ mostBytes, mostFiles }) =>
    `there are more than ${counted(mostFiles, "source file", "source files")} or more than ${bytes(mostBytes)} of them. Remove what is not part of the program`,
  "folder-too-large": ({ mostBytes, mostEntries }) =>
    `the folder holds more than ${bytes(mostBytes)} or more than ${counted(mostEntries, "file or folder", "files and folders")}. Remove what is not part of the program`,
  "size-fixed": ({ rows, columns, presumed }) =>
    presumed
      ? `asked in the way that was found, the program showed no other board than ${rows} x ${columns}`
      : `the program works only for ${rows} x ${columns} boards`,
  "tour-fixed": ({ tour: kind, presumed }) =>
    presumed
      ? `trials did not show that the program can be asked for ${kind === "closed" ? "open" : "closed"} tours`
      : `the program makes only ${kind} tours`,
  "start-fixed": ({ start, presumed }) =>
    presumed
      ? `asked in the way that was found, the program showed no tour from another square than ${squareName(start)}`
      : `the program makes only tours from ${squareName(start)}`,
  "start-random": ({ presumed }) =>
    presumed
      ? "trials did not show that the program can be told its start, which may change with the run or with the board"
      : "the program makes only tours from a random start",
  "toolchain-missing": ({ tools }) => `not found on this machine: ${tools.map(missingTool).join(", ")}`,
  "newer-toolchain-needed": ({ language, version, ...refusal }) => {
    const complaints = refusal.quote === undefined ? "" : ` (${complaint(refusal)})`;
    const least = `${isLeast(version) ? "at least " : ""}${versionOf(language, version)}`;
    return `the program needs ${least}, which was not found on this machine${complaints}`;
  },
  "library-missing": ({ library, quote: words }) =>
    `the program needs ${library}, which its compiler or interpreter did not find on this machine${words === undefined ? "" : ` (${words})`}`,
  "display-missing": ({ quote: words }) =>
    `the program draws in a window or on a web page, and programs have no display here${words === undefined ? "" : ` (${words})`}`,
  "not-square": ({ rows, columns }) =>
    `the program is told one number for both sides of the board, but this board is ${rows} x ${columns}`,
  "no-terminal": () =>
    "the program needs a terminal, but none can be made here. The command script makes them (apt install bsdutils)",
  "proof-not-needed": () => "no grade rests on this case, so it was not proved",
  stopped: () => "the grading was stopped",

  "not-started": ({ what, reason }) => `the ${what} could not be started: ${reason}`,
  unmeasured: ({ busy }) =>
    busy
      ? `the machine was too busy: other programs had the processors for ${seconds(busy.starvedMs)} of the ${seconds(busy.wallMs)} of this run. Grade it again`
      : "the measurements of this run were lost",
  "include-misspelled": ({ file, included, header }) =>
    `${file} includes ${included}, but the file is ${header}. It was compiled as if both names were the same. They are on Windows and macOS, but not on Linux`,
  "source-renamed": ({ file, as }) => `${file} was compiled as ${as}, after its public class`,
  unstable: ({ besideMs, aloneMs, limitMs }) =>
    `beside other programs it needed ${seconds(besideMs)} of CPU time, over the limit of ${seconds(limitMs)}. Alone it needed ${seconds(aloneMs)}, and that counts`,
  "own-fault": ({ quote }) => `something went wrong in Cavalo: ${quote}`,
  "reference-rejected": ({ case: asked }) => `either the case ${asked} or the reference is wrong`,
  "certificate-incomplete": () => "the certificate does not have one row of labels for each row of the board",
  "certificate-label": ({ at, flaw }) => `the label of ${squareName(at)} ${FLAWS[flaw]}`,
  "certificate-proves-another": ({ expected, found }) =>
    `the certificate proves ${least(found)}, not ${least(expected)}`,

  ...readings,
  ...diagnoses,
};

const INSTEAD: Readonly<Record<Instead["what"], (file: string) => string>> = {
  test: (file) => `there is no source file but those of tests, such as ${file}`,
  empty: (file) => `the source file ${file} is empty`,
  large: (file) => `the source file ${file} is too large to be read`,
  archive: (file) => `there is no source file, but ${file} is an archive. Unpack it`,
  text: (file) => `there is no source file, but ${file} may be one. Remove .txt from its name`,
  notebook: (file) => `there is no source file, but ${file} is a notebook. Export its code to a source file`,
  document: (file) => `there is no source file, but ${file} is a document. Hand in the source file itself`,
  compiled: (file) => `there is no source file, but ${file} is compiled. Hand in its source file`,
  "other-language": (file) => `there is no source file in a known language, and ${file} is in an unknown one`,
};

const OMITTED: Readonly<Record<Omission, string>> = {
  link: "it is a link",
  "not-a-file": "it is neither a file nor a folder",
  unreadable: "it cannot be read",
  "too-large": "it is too large",
  "too-deep": "it lies too deep",
  "too-many": "there are too many files",
  "path-too-long": "its path is too long",
  changed: "it changed while it was copied",
  "path-outside": "its path leads out of the archive",
  "same-name": "another entry has its name",
};

const CLOSED: Readonly<Record<ArchiveFault, string>> = {
  encrypted: "it needs a password",
  damaged: "it is damaged",
  "unknown-format": "it is not a zip, tar, rar or 7z file",
  "too-large": "it holds too much",
  "too-deep": "it lies in too many other archives",
  "no-unpacker": "7z and rar need the package 7z-wasm. Type npm install 7z-wasm in the folder of Cavalo",
};

const LIMITS: Readonly<Record<LimitName, (most: number) => string>> = {
  cpu: (ms) => `${seconds(ms)} of CPU time`,
  wall: (ms) => `${seconds(ms)} on the clock`,
  memory: (most) => `${bytes(most)} of memory`,
  output: (most) => `${bytes(most)} of messages`,
  "file-size": (most) => `${bytes(most)} for a file`,
  space: (most) => `${bytes(most)} for all files`,
};

const REFUSALS: Readonly<Record<Deniable, (most: number) => string>> = {
  processes: (most) => `the limit is ${counted(most, "process or thread", "processes and threads")} at once`,
  "open-files": (most) => `the limit is ${counted(most, "open file", "open files")} at once`,
  space: (most) => `the limit is ${bytes(most)} of files`,
  writing: (most) => `a program may write only in its working directory, ${bytes(most)} at most`,
  network: () => "a program may not use the network",
};

const FLAWS: Readonly<Record<LabelFlaw, string>> = {
  "not-zero-on-start": "is not 0, although the square is C",
  negative: "is negative",
  "on-blocked": "stands on a blocked square",
  "zero-elsewhere": "is 0, although the square is not C",
  "unlike-neighbours": "does not fit its neighbours, whose labels may differ by at most 1",
  "none-nearer": "is not one more than the label of any neighbour",
};

const MEANINGS: Readonly<Record<string, string>> = {
  SIGSEGV: "it accessed memory that is not its own",
  SIGABRT: "it aborted: abort(), a failed assertion or damaged memory",
  SIGFPE: "most likely a division by zero",
  SIGILL: "an illegal instruction",
  SIGBUS: "it accessed memory that does not exist",
  SIGTRAP: "it reached a trap that the compiler set, for example after a missing return",
  SIGPIPE: "it wrote to a pipe that nobody reads any more",
  SIGSYS: "it made a system call that is not allowed here",
  SIGKILL: "killed from outside, usually because memory ran out",
};

function meaning(signal: string): string {
  const words = MEANINGS[signal];
  return words === undefined ? "" : ` (${words})`;
}

function pathStep({ at, step }: Pick<Finding<"path-blocked">, "at" | "step">): string {
  return `step ${step} of the path, ${squareName(at)}`;
}

function notVisited(count: number): string {
  return count === 1 ? "1 square is not visited:" : `${count} squares are not visited, the first is`;
}

function tour({ tour: kind, start }: Pick<Finding<"says-no-tour">, "tour" | "start">): string {
  return `${kind === "closed" ? "closed tour" : "tour"}${start ? ` from ${squareName(start)}` : ""}`;
}

function signalled(subject: string, { signal, quote, refusal }: Omit<Finding<"signal">, "kind">): string {
  return inSentences([
    `${subject} was ended by the signal ${signal}${meaning(signal)}`,
    said(quote),
    limitOf(refusal),
  ]);
}

function exited(subject: string, { code, quote, refusal }: Omit<Finding<"exit-code">, "kind">): string {
  return inSentences([`${subject} ended with exit code ${code}`, said(quote), limitOf(refusal)]);
}

function said(quote: string | undefined): string | undefined {
  return quote === undefined ? undefined : `it printed: ${quote}`;
}

/** The limit that explains a program's own error message. */
function limitOf(refusal: Finding<"exit-code">["refusal"]): string | undefined {
  return refusal && REFUSALS[refusal.what](refusal.most);
}

/** The words of a compiler, with the line that they are about. */
function complaint({ quote, place }: Pick<Finding<"not-compiled">, "quote" | "place">): string {
  const where = place ? `${place.file}, line ${place.line}: ` : "";
  return `${where}${quote}${place?.code === undefined ? "" : `: ${place.code}`}`;
}

function missingTool({ command, install, closed }: Finding<"toolchain-missing">["tools"][number]): string {
  const details = [
    closed === undefined ? undefined : `the users of programs cannot read ${closed}`,
    install,
  ].filter((detail) => detail !== undefined);
  return details.length === 0 ? command : `${command} (${details.join("; ")})`;
}
