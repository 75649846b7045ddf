import type { Language } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";

/** Nothing that a user of the machine has set, or has left from last time. */
const ALONE = "--vanilla";

export const r: Language = {
  title: LANGUAGE_TITLES.r,
  extensions: [".R", ".r"],
  runtime: NATIVE,
  costs: { buildMs: 150, startMs: 150 },
  tools: [{ command: "Rscript", version: ["--version"], install: "apt install r-base-core" }],
  isWrittenIn: (text) =>
    /^[ \t]*[\w.]+[ \t]*<-[ \t]*\S/m.test(text) &&
    /\b(?:function|cat|print|library|readLines|scan)[ \t]*\(/.test(text),
  isMain: () => false,
  runsFromTop: true,
  namesFromStart: ({ text }) => /\bsource[ \t]*\([ \t]*["']/.test(text),
  usualMains: ["main.R", "main.r"],
  plan: ({ main }) => ({
    build: [["Rscript", ALONE, "-e", "invisible(parse(commandArgs(TRUE)[1]))", `./${main.path}`]],
    run: ["Rscript", ALONE, `{folder}/${main.path}`],
  }),
};
