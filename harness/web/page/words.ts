import type { Locale } from "../../base/locale.ts";
import { inEach } from "../../base/sentence.ts";
import { LANGUAGES } from "../../locale/index.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import type { KitWords } from "../outputs/words.ts";

/** Everything that the page itself says. What it tells of a program are the words of the reports. */
export interface PageWords {
  readonly lead: string;
  readonly private: string;
  readonly language: string;
  readonly problem: string;
  readonly ways: string;
  readonly here: string;
  readonly kit: string;
  readonly paste: string;
  readonly kitGet: string;
  readonly kitRun: (names: Pick<KitWords, "script" | "outputs" | "readme">) => string;
  readonly kitDrop: string;
  readonly download: string;
  readonly kitFile: string;
  readonly drop: (outputs: string) => string;
  readonly unreadable: string;
  readonly noProgram: string;
  readonly tooLarge: (mebibytes: number) => string;
  readonly others: (count: number) => string;
  readonly choose: string;
  readonly dropHere: string;
  readonly typeHere: string;
  readonly written: string;
  readonly run: (cases: number) => string;
  readonly stop: string;
  readonly loading: string;
  readonly running: (done: number, all: number) => string;
  readonly notHere: string;
  readonly pasteCase: string;
  readonly input: string;
  readonly saveInput: string;
  readonly output: string;
  readonly judge: string;
  readonly judging: string;
  readonly tooLong: string;
  readonly failed: (reason: string) => string;
  readonly result: string;
  readonly program: string;
  readonly notes: string;
}

/** Each language as its speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = inEach((locale) =>
  locale === "en" ? "English" : LANGUAGES[locale].name,
);

export const PAGE_WORDS: Readonly<Record<Locale, PageWords>> = wordsInEach<PageWords>("page", ({ text }) => ({
  lead: text`Check your program on the public cases of this assignment, here in the browser. There is nothing to install.`,
  private: text`Nothing leaves your machine: this page cannot send anything.`,
  language: text`Language`,
  problem: text`Assignment`,
  ways: text`Ways to check`,
  here: text`Python or JavaScript`,
  kit: text`Any language`,
  paste: text`One output`,
  kitGet: text`Get the tests, and unpack them into the folder of your program.`,
  kitRun: ({ script, outputs, readme }) =>
    text`Run ${script}.bat on Windows, and ${script}.sh on Linux and macOS: ${readme} says how. It asks for the command that runs your program, and writes all outputs into ${outputs}.`,
  kitDrop: text`Drop that file here.`,
  download: text`Get the tests`,
  kitFile: text`tests.zip`,
  drop: (outputs) => text`Drop ${outputs} here, or`,
  unreadable: text`This could not be read. Drop files, and no folders.`,
  noProgram: text`There is no program in Python or JavaScript among these files. For other languages, take the way for any language.`,
  tooLarge: (mebibytes) => text`These files are too large for a program: at most ${mebibytes} MB are read.`,
  others: (count) => (count === 1 ? text`and 1 other file` : text`and ${count} other files`),
  choose: text`choose a file`,
  dropHere: text`Drop your .py or .js file here, or`,
  typeHere: text`Or write it here`,
  written: text`Program`,
  run: (cases) => text`Run it on ${cases === 1 ? text`1 case` : text`${cases} cases`}`,
  stop: text`Stop`,
  loading: text`Python is being loaded. That takes a while the first time.`,
  running: (done, all) => text`${done} of ${all} cases have been run`,
  notHere: text`What runs your program is not beside this page, or could not be loaded. Take the way for any language.`,
  pasteCase: text`Case`,
  input: text`Input of your program`,
  saveInput: text`Save the input`,
  output: text`Everything that your program printed`,
  judge: text`Check it`,
  judging: text`Your outputs are being read.`,
  tooLong: text`These outputs take too long to read. Does the program print much more than its answer?`,
  failed: (reason) => text`This page failed, which is not the fault of your program: ${reason}`,
  result: text`Result`,
  program: text`Your program`,
  notes: text`Times are shown as they were measured there, and are not judged. The grade comes from your course, which may have more cases.`,
}));
