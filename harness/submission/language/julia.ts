import type { Language } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { THREADED } from "./runtime.ts";

/** A comment of several lines or of one, and texts. One that is never closed ends with the source. */
const COMMENT_OR_TEXT = /#=[\s\S]*?(?:=#|$)|#.*|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\])*(?:"|$)/g;

/** A line at the left edge that does something: no definition, no end of a block, and not what names other files. */
const RUNS =
  /^(?!(?:function|macro|struct|mutable|abstract|primitive|module|using|import|export|include|const|end|else|elseif|catch|finally)\b|[\w.!]+\([^\n]*\)(?:::\w+)?[ \t]*=(?!=))[\w@(]/m;

/** Not tried: it is written from its documentation. */
export const julia: Language = {
  title: LANGUAGE_TITLES.julia,
  extensions: [".jl"],
  runtime: THREADED,
  costs: { buildMs: 0, startMs: 300 },
  tools: [{ command: "julia", version: ["--version"], install: "see julialang.org" }],
  floorRemainder: "mod(x, n)",
  isWrittenIn: (text) => /^(?:function \w+!?\(|using \w)/m.test(text) && /^[ \t]*end[ \t]*\r?$/m.test(text),
  isMain: ({ text }) => /\babspath\(PROGRAM_FILE\)\s*==\s*@__FILE__/.test(text),
  runsFromTop: true,
  onlyDefines: ({ text }) => !RUNS.test(text.replace(COMMENT_OR_TEXT, (part) => part.replace(/[^\n]/g, " "))),
  usualMains: ["main.jl"],
  plan: ({ main }) => ({ build: [], run: ["julia", "--startup-file=no", `{folder}/${main.path}`] }),
};
