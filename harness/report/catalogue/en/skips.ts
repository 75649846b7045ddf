import { MACHINE_FAULTS } from "../../../base/machine-fault.ts";
import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import type { Instead, LabelFlaw } from "../../../finding/skips.ts";
import type { LimitName } from "../../../run/outcome.ts";
import { inSentences, type SkipSentences } from "../catalogue.ts";
import { lineNamed } from "../line-named.ts";
import { isLeast, quantitiesIn, versionOf } from "../quantities.ts";
import { CLOSED } from "./notices.ts";
import { said } from "./runs.ts";

const lineIn = lineNamed("line", "cell");

const { bytes, counted, seconds } = quantitiesIn("en");

const moves = (count: number) => counted(count, "move", "moves");

const least = (answer: number | "impossible") =>
  answer === "impossible" ? "that the exit cannot be reached" : moves(answer);

export const skips: SkipSentences = {
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

  "no-source": ({ language, instead, files, notSearched }) =>
    inSentences([
      instead
        ? INSTEAD[instead.what](instead.file)
        : `no source file in ${language ?? "a known language"} was found${files ? `: there is only ${files.join(", ")}` : ""}`,
      notSearched && `folders that were not searched: ${notSearched.join(", ")}`,
    ]),
  "archive-closed": ({ file, fault }) =>
    `the program is in ${file}, which was not unpacked, because ${CLOSED[fault]}`,
  "not-read-out": ({ file, why, kernel }) =>
    `${file} ${NOT_READ[why]}${kernel === undefined ? "" : ` (${kernel})`}. Hand in the source file itself`,
  "not-compiled-as-read": ({ file, ...refusal }) =>
    inSentences([
      `the program was read out of ${file}, and does not compile as it was read${refusal.quote === undefined ? "" : ` (${complaint(refusal)})`}`,
      "hand in the source file itself",
    ]),
  "several-languages": ({ languages, names }) =>
    `there are source files in ${languages.join(" and ")}. Choose one language in submission.yaml (language: ${names.join(" or ")})`,
  "several-mains": ({ files }) =>
    `it is not clear which file has the main program: ${files.join(", ")}. Choose one in submission.yaml (main: ...)`,
  "several-copies": ({ files }) =>
    `it is not clear which of these files are part of the program, because they define the same things: ${files.join(", ")}. Remove those that are not`,
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
    `there are more than ${counted(mostFiles, "source file", "source files")} or more than ${bytes(mostBytes)} in source files. Remove what is not part of the program`,
  "reading-too-long": ({ what }) =>
    what === "sources"
      ? "reading the source files takes too long. Remove what is not part of the program"
      : "reading what the program printed takes too long. Print the answer, and nothing else",
  "folder-too-large": ({ mostBytes, mostEntries }) =>
    `the folder holds more than ${bytes(mostBytes)} or more than ${counted(mostEntries, "file or folder", "files and folders")}. Remove what is not part of the program`,

  "size-fixed": ({ rows, columns, presumed }) =>
    presumed
      ? `trials did not show that the program can be asked for another board than ${rows} x ${columns}`
      : `the program works only for ${rows} x ${columns} boards`,
  "tour-fixed": ({ tour: kind, presumed }) =>
    presumed
      ? `trials did not show that the program can be asked for ${kind === "closed" ? "open" : "closed"} tours`
      : `the program makes only ${kind} tours`,
  "start-fixed": ({ start, presumed }) =>
    presumed
      ? `trials did not show that the program can be asked for a tour from another square than ${squareName(start)}`
      : `the program makes only tours from ${squareName(start)}`,
  "start-random": ({ presumed }) =>
    presumed
      ? "trials did not show that the program can be told its start, which may change with the run or with the board"
      : "by its manifest, the program chooses the start of its tours itself",

  "toolchain-missing": ({ tools }) => `not found on this machine: ${tools.map(missingTool).join(", ")}`,
  "newer-toolchain-needed": ({ language, version, ...refusal }) => {
    const complaints = refusal.quote === undefined ? "" : ` (${complaint(refusal)})`;
    const least = `${isLeast(version) ? "at least " : ""}${versionOf(language, version)}`;
    return `the program needs ${least}, which was not found on this machine${complaints}`;
  },
  "library-missing": ({ library, quote: words }) =>
    `the program needs ${library}, which its compiler or interpreter did not find on this machine${words === undefined ? "" : ` (${words})`}`,
  "notebook-needed": ({ place }) =>
    inSentences([
      place
        ? `only a notebook can run ${lineIn(place)}: ${place.code}`
        : "only a notebook can run the program",
      EXPORT,
    ]),
  "display-missing": ({ quote: words }) =>
    `the program draws in a window or on a web page, and programs have no display here${words === undefined ? "" : ` (${words})`}`,
  "not-square": ({ rows, columns }) =>
    `the program is told one number for both sides of the board, but this board is ${rows} x ${columns}`,
  "no-terminal": () =>
    "the program needs a terminal, but none can be made here. The command script makes them (apt install bsdutils)",
  "proof-not-needed": () => "no grade depends on this case, so it was not proved",
  stopped: () => "the grading was stopped",

  "not-started": ({ what, reason, machine }) =>
    `the ${what} could not be started: ${machine ? MACHINE_FAULTS[machine].en : reason}`,
  unmeasured: ({ busy }) =>
    busy
      ? `the machine was too busy: other programs had the processors for ${seconds(busy.starvedMs)} of the ${seconds(busy.wallMs)} of this run. Grade it again`
      : "the measurements of this run were lost",
  "own-fault": ({ quote, machine }) =>
    machine ? MACHINE_FAULTS[machine].en : `something went wrong in Cavalo: ${quote}`,
  "reference-rejected": ({ case: asked }) => `either the case ${asked} or the reference is wrong`,
  "certificate-incomplete": () => "the certificate does not have one row of labels for each row of the board",
  "certificate-label": ({ at, flaw }) => `the label of ${squareName(at)} ${FLAWS[flaw]}`,
  "certificate-proves-another": ({ expected, found }) =>
    `the certificate proves ${least(found)}, not ${least(expected)}`,
};

const EXPORT = "export the code as a plain .py file, without what only a notebook has";

const INSTEAD: Readonly<Record<Instead["what"], (file: string) => string>> = {
  test: (file) => `there is no source file but those of tests, such as ${file}`,
  empty: (file) => `the source file ${file} is empty`,
  large: (file) => `the source file ${file} is too large to be read`,
  archive: (file) => `there is no source file, but ${file} is an archive. Unpack it`,
  text: (file) => `there is no source file, but ${file} may be one. Remove .txt from its name`,
  notebook: (file) => inSentences([`there is no source file, but ${file} is a notebook`, EXPORT]),
  document: (file) => `there is no source file, but ${file} is a document. Hand in the source file itself`,
  compiled: (file) => `there is no source file, but ${file} is compiled. Hand in its source file`,
  portugol: (file) =>
    `${file} is in Portugol, which only VisuAlg and Portugol Studio run: it cannot be run here`,
  "other-language": (file) => `there is no source file in a known language, and ${file} is in an unknown one`,
};

const NOT_READ: Readonly<Record<Finding<"not-read-out">["why"], string>> = {
  damaged: "is damaged, so no program could be read out of it",
  "too-large": "is too large for a program to be read out of it",
  "too-long": "takes too long to read",
  "no-code": "has no cell with code",
  "unknown-kernel": "is in a language that Cavalo does not know",
};

const LIMITS: Readonly<Record<LimitName, (most: number) => string>> = {
  cpu: (ms) => `${seconds(ms)} of CPU time`,
  wall: (ms) => `${seconds(ms)} on the clock`,
  memory: (most) => `${bytes(most)} of memory`,
  output: (most) => `${bytes(most)} of messages`,
  "file-size": (most) => `${bytes(most)} for a file`,
  space: (most) => `${bytes(most)} for all files`,
};

const FLAWS: Readonly<Record<LabelFlaw, string>> = {
  "not-zero-on-start": "is not 0, although the square is C",
  negative: "is negative",
  "on-blocked": "stands on a blocked square",
  "zero-elsewhere": "is 0, although the square is not C",
  "unlike-neighbours": "does not fit its neighbours, whose labels may differ by at most 1",
  "none-nearer": "is not one more than the label of any neighbour",
};

/** The words of a compiler, with the line that they are about. */
function complaint({ quote, place }: Pick<Finding<"not-compiled">, "quote" | "place">): string {
  const where = place ? `${lineIn(place)}: ` : "";
  return `${where}${quote}${place?.code === undefined ? "" : `: ${place.code}`}`;
}

function missingTool({ command, install, closed }: Finding<"toolchain-missing">["tools"][number]): string {
  const details = [
    closed === undefined ? undefined : `the users of programs cannot read ${closed}`,
    install,
  ].filter((detail) => detail !== undefined);
  return details.length === 0 ? command : `${command} (${details.join("; ")})`;
}
