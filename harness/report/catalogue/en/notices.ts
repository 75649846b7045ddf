import { type ArchiveFault, type Omission, OWN_FOLDER } from "../../../finding/notice.ts";
import { declarationOf, inSentences, type NoticeSentences } from "../catalogue.ts";
import { quantitiesIn } from "../quantities.ts";
import { IDEAS } from "./ideas.ts";
import { readIn } from "./readings.ts";
import { wayIn } from "./ways.ts";

const { counted, percent } = quantitiesIn("en");

export const notices: NoticeSentences = {
  "scripts-aside": ({ files }) =>
    `these files seem to draw or test what the program finds, and were not graded: ${files.join(", ")}. If one of them is the program, name it in submission.yaml (main: ...)`,
  "other-languages": ({ files }) =>
    `these files are in languages that Cavalo does not know, and were not graded: ${files.join(", ")}. If one of them is the program, an instructor's manifest can say how it is built and run (build: ..., run: ...)`,
  "other-mains": ({ taken, isNewest, isMarked, by, trials, others }) =>
    `${taken} was taken for the main program, because ${trials ? `in trials on ${counted(trials.cases, "small case", "small cases")} it is right in ${trials.right}` : isNewest ? "it is the newest" : isMarked ? "it says that it is one" : by === undefined ? "of its name" : `it is that of ${by}`}. Files that may be programs of their own were not graded: ${others.join(", ")}. If one of them is the right one, name it in submission.yaml (main: ...)`,
  "copies-aside": ({ files }) =>
    `these files define what other files of the program define, too, so the program was compiled without them, and they were not graded: ${files.join(", ")}. If one of them is the right one, remove the other`,
  "not-in-project": ({ project, files }) =>
    `${project} does not list these files, so the program was compiled without them, and they were not graded: ${files.join(", ")}. If it is not the project of this program, remove it`,
  "other-versions": ({ graded, isTie, isAbout, others }) => {
    const newest = `the ${isTie ? "last by name of the newest ones" : "newest"}${isAbout ? " of those that seem to be about this problem" : ""}`;
    const reason = isAbout === "only" ? "the only one that seems to be about this problem" : newest;
    return `of several programs, ${programIn(graded)} was taken, ${reason}, not ${others.map(programIn).join(", ")}`;
  },
  "newer-is-late": ({ graded, late }) =>
    `the hand-in of ${graded} was graded, because the newer one, of ${late}, is late. Another choice is late: { counts: newest } or { counts: best } in grading.yaml`,
  "name-like-another": ({ others }) =>
    `the name looks like that of another student: ${others.join(", ")}. Take care that each gets the right grade`,
  "answers-written": ({ file, from, to, written, answers, right, wrong, hidden }) =>
    `${written} of the ${answers} public answers that are not common numbers are in ${file}, ${from === to ? `line ${from}` : `lines ${from}-${to}`}. The program is right on all ${counted(right, "public case", "public cases")}, and wrong on ${wrong} of ${counted(hidden, "hidden one", "hidden ones")}. See if it computes its answers`,
  "counting-share": ({ idea, share }) =>
    `every wrong answer is as if ${IDEAS[idea]}. For that mistake alone, a wrong answer earns ${percent(share)} of its points`,
  "keys-ignored": ({ keys }) =>
    `these keys of submission.yaml were ignored, because only an instructor may set them: ${keys.join(", ")}`,
  "source-renamed": ({ file, as }) => `${file} was named ${as}, as its compiler or interpreter wants it`,
  "include-misspelled": ({ file, included, header }) =>
    `${file} includes ${included}, but the file is ${header}. It was compiled as if both names were the same. They are on Windows and macOS, but not on Linux`,
  "heard-by-evidence": ({ case: asked, line, quote: said, right, cases }) =>
    `the answer was understood in the program's own words: the number in lines such as line ${line} of ${asked}, which is right in ${right} of ${cases} cases. That line is: ${said}`,
  "also-found": ({ case: asked, file, line, column, quote: said }) =>
    `the compiler's checks (-fsanitize) also report ${file}, line ${line}, column ${column} on ${asked}: ${said}. With these checks the program does the same, so this seems not to be the cause`,
  "own-way": ({ way, onlyOpen, madeUp }) =>
    inSentences([
      `the program wants its input in another way than the assignment says: ${wayIn(way)}`,
      "that is accepted",
      onlyOpen && "in this way it is not told which tours must be closed",
      madeUp &&
        "it asks for a value whose meaning is not known: the one given is made up, and another may suit it better",
      "`cavalo check --keep` writes this way into submission.yaml",
    ]),
  "clues-given-up": () =>
    "some of what was handed in, or of what was printed, takes too long to read. What it may say about mistakes, or about how to give the program its input, was left out",
  "no-way-found": ({ ways }) =>
    `in no case was an answer recognised, and ${counted(ways, "guess", "guesses")} at how the program wants its input did not help. If it does not read its input as the assignment says, say in submission.yaml how it does`,
  "read-by-convention": ({ right, cases, ...finding }) =>
    `the tours were read ${readIn(finding)}: ${right} of ${cases} are right then`,
  "left-out": ({ file, reason, others }) =>
    inSentences([
      `${file} was left out, because ${OMITTED[reason]}`,
      others > 0 ? `${counted(others, "other entry was", "other entries were")} left out, too` : undefined,
    ]),
  "read-out": ({ what, file, as, leftOut }) => {
    const sources = as.join(", ");
    const lines =
      leftOut && `These lines, which only a notebook can run, were left out: ${leftOut.join(" · ")}`;
    if (what === "notebook") return inSentences([`the code cells of ${file} were read as ${sources}`, lines]);
    const text = what === "document" ? file : `the online text ${file}`;
    return `the program was read out of ${text}, as ${sources}: hand in the source itself`;
  },
  "text-aside": ({ file }) =>
    `${file} holds a program, too, and was not graded, because source files were handed in`,
  "archive-left-out": ({ file, fault }) => `${file} was left out, because ${CLOSED[fault]}`,

  "two-readings": ({ case: asked, taken, other }) =>
    inSentences([
      `the output has more than one possible answer, and nothing shows which one counts. In ${asked}, line ${other.line} says: ${other.quote}`,
      taken && `Line ${taken.line} says: ${taken.quote}`,
    ]),
  "machines-lost": ({ machines }) =>
    `${machines} machines were lost while they ran this program. Grade it again, or look at what it does`,
  "heard-alone": ({ writtenMib }) =>
    `the outputs that can be read have ${writtenMib} MiB in all, too much to compare them with each other. Each was read alone: look at those that were not accepted`,
  "number-for-none": ({ number }) =>
    `in every case without a path the program answers ${number}. If that stands for "impossible", write \`impossible: [${number}]\` under answer in submission.yaml`,
  "two-conventions": ({ right, cases, onTrials, ...finding }) =>
    `either the tours begin on wrong squares, or the squares are written in another way. With ${declarationOf(finding)}, ${right} of ${onTrials ? `${counted(cases, "small case", "small cases")} chosen for it` : counted(cases, "tour", "tours")} would be right. If that is meant, write it under answer in submission.yaml`,
  "fixed-found": ({ fixed, cases }) =>
    `trials did not show that the program can be asked for anything but \`fixed: ${fixed}\`. If it cannot, write this into its manifest: ${counted(cases, "case is", "cases are")} skipped then`,
  "read-out-wrong": ({ file }) =>
    `the program was read out of ${file}, and none of its answers is right: it may not be all of it. Only the instructor can settle the grade`,
  "never-asked": ({ ways, quote }) =>
    `in every case the program complained of its arguments or of a file (${quote}), and a search through ${counted(ways, "guess", "guesses")} at how to give it its input brought no proof. Only the instructor can settle the grade: say in a manifest how it gets its input`,
  "not-judged": ({ cases, points }) =>
    `${counted(cases, "case was", "cases were")} not judged (${counted(points, "point", "points")}). Only the instructor can settle the grade`,
};

function programIn(folder: string): string {
  return folder === OWN_FOLDER ? "the one in the hand-in's own folder" : folder;
}

const OMITTED: Readonly<Record<Omission, string>> = {
  link: "it is a link",
  "not-a-file": "it is neither a file nor a folder",
  unreadable: "it cannot be read",
  "too-large": "it is too large",
  "too-deep": "it is in too many folders, one inside another",
  "too-many": "there are too many files",
  "path-too-long": "its path is too long",
  changed: "it changed while it was copied",
  "path-outside": "its path leads out of the archive",
  "same-name": "a later entry of the same name counts",
  "file-and-folder": "a file and a folder of the archive have the same name",
};

export const CLOSED: Readonly<Record<ArchiveFault, string>> = {
  encrypted: "it needs a password",
  damaged: "it is damaged",
  "unknown-format": "it is not a zip, tar, gz, bz2, xz, zst, rar or 7z file",
  "unknown-method": "it is packed by a method that Cavalo does not know. Pack it as an ordinary zip",
  "too-large": "it contains too much",
  "too-deep": "it is inside too many other archives",
  "no-unpacker": "it needs the package 7z-wasm. Type npm install 7z-wasm in the folder of Cavalo",
};
