import type { Locale } from "../../base/locale.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";

/** Everything that the scripts and the page of help say, in one language. */
export interface KitWords {
  /** Name of the scripts, without their endings. */
  readonly script: string;
  /** Folder of the cases. */
  readonly cases: string;
  readonly outputs: string;
  readonly readme: string;
  readonly drop: string;
  readonly purpose: string;
  readonly usage: string;
  readonly placing: string;
  readonly limits: string;
  readonly ask: string;
  readonly notFound: string;
  readonly taken: string;
  readonly unlimited: string;
  readonly done: string;
}

export const KIT_WORDS: Readonly<Record<Locale, KitWords>> = wordsInEach<KitWords>("outputs", ({ text }) => ({
  script: text`try`,
  cases: text`cases`,
  outputs: text`outputs.txt`,
  readme: text`README.txt`,
  drop: text`Drop this file on the page that you got the tests from.`,
  purpose: text`Runs your program on every case, and writes what it prints into outputs.txt.`,
  usage: text`Type in the folder of your program:`,
  placing: text`It runs in the current folder. The files of a case are put there, and removed at the end.`,
  limits: text`Limits of one run: seconds, and bytes of each output.`,
  ask: text`Type the command that runs your program, such as python prog.py or java Prog:`,
  notFound: text`this program was not found. Put the scripts and the cases into the folder of your program`,
  taken: text`the cases bring a file of this name, and you have one here. Rename or move yours`,
  unlimited: text`PowerShell does not help here, so no run has a limit of time. Ctrl+C ends a run.`,
  done: text`Done. Drop this file on the page:`,
}));
