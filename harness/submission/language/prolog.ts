import type { Circumstances, Language, Plan, Program, Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";
import { isOlder, type Version } from "./version.ts";

/** The release that ends with another code if an error was met while a file was loaded. */
const KEEPS_STATUS: Version = [9];

const COMMENT_OR_TEXT =
  /%.*|\/\*[\s\S]*?(?:\*\/|$)|'(?:\\.|[^'\\\n])*(?:'|\\?(?=\n)|\\?$)|"(?:\\[\s\S]|[^"\\])*(?:"|\\?$)/g;

/** Heads of rules and directives, which end their lines or go on in words: `casa(L, C) :-`. */
const RULE = /^(?::-[ \t]*[a-z[]|[a-z]\w*(?:[ \t]{0,9}\([^\n]{0,200}\))?[ \t]{0,9}(?::-|-->)[^\n;{]*$)/m;

/** Lines that Perl has, whose files have the same ending. */
const OF_PERL = /^[ \t]*(?:use (?:strict|warnings|v?5)|my [$@%(]|sub \w+|package \w[\w:]*;)|^#!.*\bperl\b/m;

/** Directives that only say how the rules are meant. */
const DECLARES =
  /^:-[ \t]*(?:dynamic|discontiguous|multifile|table|module|use_module|ensure_loaded|consult|include|set_prolog_flag|style_check|encoding|op|set_stream|meta_predicate|license|\[)/;

/** Predicates by which programs are usually begun, the first of them that there is. */
const STARTS = "main start go run inicio iniciar principal programa resolver resolve solve".split(" ");

const HEAD = /^(?<name>[a-z]{2,9})[ \t]*(?::-|\.)/gm;

export const prolog: Language = {
  title: LANGUAGE_TITLES.prolog,
  extensions: [".pl", ".pro", ".prolog", ".plt"],
  runtime: VIRTUAL_MACHINE,
  costs: { buildMs: 100, startMs: 60 },
  tools: [{ command: "swipl", version: ["--version"], install: "apt install swi-prolog-nox" }],
  isWrittenIn: (text) => RULE.test(text) && !OF_PERL.test(text),
  isMain: (source) => startOf(source) !== undefined,
  runsFromTop: true,
  onlyDefines: (source) => startOf(source) === undefined,
  isAside: ({ path }) => path.endsWith(".plt"),
  usualMains: ["main.pl"],
  plan: planFor,
};

/** Gives the predicate that begins a program; an empty text if a directive does, and undefined if nothing does. */
function startOf(source: Source): string | undefined {
  const code = source.text.replace(COMMENT_OR_TEXT, (part) => part.replace(/[^\n]/g, " "));
  const directives = code.match(/^:-[^\n]*/gm) ?? [];
  if (directives.some((each) => !DECLARES.test(each))) return "";
  const heads = new Set(Array.from(code.matchAll(HEAD), ({ groups }) => groups!.name));
  return STARTS.find((name) => heads.has(name));
}

/** Reads a program without running its directives: what is no clause is told with its line. */
const READ = [
  "use_module(library(prolog_source)), assertz((user:message_hook(_, error, _) :- nb_setval(refused, 1), fail))",
  "prolog_open_source(FILE, In), repeat, prolog_read_source_term(In, T, _, []), T == end_of_file, !",
  "nb_current(refused, _) -> halt(1) ; halt",
];

/** Brings the calls that led to an error, with their lines. */
const WITH_TRACES = "use_module(library(prolog_stack))";

function planFor({ main, sources }: Program, { version = [] }: Partial<Circumstances> = {}): Plan {
  const start = startOf(main);
  const goals = [WITH_TRACES, `load_files(${quoted(`{folder}/${main.path}`)})`, ...(start ? [start] : [])];
  const status = version.length > 0 && isOlder(version, KEEPS_STATUS) ? [] : ["--on-error=status"];
  // The operators that a file brings are unknown until it is loaded.
  const isWhole = sources.length === 1;
  const read = READ.map((goal) => goal.replace("FILE", () => quoted(`./${main.path}`)));
  return {
    build: isWhole ? [["swipl", "-q", "-f", "none", ...goalsOf(read)]] : [],
    run: [
      ...["swipl", "-q", "-f", "none", ...status, "--stack-limit={memory}M"],
      ...[...goalsOf(goals), "-t", "halt", "--"],
    ],
  };
}

function goalsOf(goals: readonly string[]): string[] {
  return goals.flatMap((goal) => ["-g", goal]);
}

/** Writes an atom. */
function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, (sign) => (sign === "'" ? "''" : "\\\\"))}'`;
}
