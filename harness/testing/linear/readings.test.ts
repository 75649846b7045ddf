import { expect, test } from "vitest";
import { cluesIn } from "../../adopt/source/clues.ts";
import { readCode } from "../../adopt/source/literals.ts";
import { promptsIn } from "../../adopt/source/printed-prompts.ts";
import { type CodedProblem, PROBLEM_NAMES } from "../../case/names.ts";
import { pathBelow } from "../../class/reading/archive/names.ts";
import { listingIn } from "../../class/reading/document/listing.ts";
import { sourcesInNotebook } from "../../class/reading/document/notebook.ts";
import { textOfHtml } from "../../class/reading/document/online-text.ts";
import { splitCells } from "../../class/sheet/cells.ts";
import { tokensOf } from "../../class/similar/tokens.ts";
import { judgeAlone } from "../../grade/task/judge-submission.ts";
import { taskFor } from "../../grade/task/task.ts";
import { problemOf } from "../../problem/index.ts";
import { repeatsIn } from "../../submission/build/repeats.ts";
import { sanitizerReport } from "../../submission/build/sanitizer.ts";
import { traceClue } from "../../submission/build/trace.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import type { Source } from "../../submission/language/language.ts";
import { LANGUAGE_NAMES, type LanguageName } from "../../submission/language/names.ts";
import { pitfallIn } from "../../submission/language/pitfalls.ts";
import { growsTooFastOn } from "./growth.ts";
import { textOf } from "./pumps.ts";

/** Pieces that a reading may begin with, go on over or wait for in vain. */
const OF_TEXTS = [
  ..."\n \t\r(\"'`#a_\\,[{<",
  "\r\t",
  "//",
  "/*",
  '\\"',
  "\\'",
  '""',
  '"" ',
  "'ab'",
  "%-",
  "a\n",
];

const OF_SOURCES = [
  ...OF_TEXTS,
  ...["scan", "scanf(&a ", "a>>", "a,", "\ra=", "start", "n  ", "=argv[1] ", "a,b=args[0],", ".option('-a"],
  ...["'-a' b=argv[", "stringstream a(argv[1]);", "a -b c ", "os=os.Args;", "tourboard", "tour "],
  ...[" main(", "\nmain\n", "static void ", "public class ", "\npackage a", "\nif __name__ ", "__FILE__ "],
  ...[
    " fork(",
    "fork('a/",
    "import a/",
    "class ",
    "\nclass <",
    "using ",
    "\nusing a;",
    "x=[[",
    "print(",
    "case ",
  ],
  ...["# include <SFML/\n", "a b c d e f\n", "if :#", "input('linha: ')\n", "<script>", "<p>", "</", "&#1"],
];

/** Pieces of what a program, or its compiler, may be made to repeat. */
const OF_OUTPUTS = [
  ...[..."\n \t\r(\"'a1#.,:;-=?∞|", "1 2\n", "(1,2)", "a1 ", "1: a1\n", ". # .\n", "| 1 | 2 |\n", "+--+\n"],
  ...[
    "12 moves\n",
    "moves: ",
    "no path",
    "none? ",
    "1 or ",
    "answer: 1; ",
    "-> ",
    "1 -> 2 ",
    "passo 1: ",
    "é ",
  ],
  ...[
    "digite a linha: ",
    "enter ",
    "(s/n) ",
    "1 - sim ",
    "sem caminho, tente ",
    "\u001b[1m",
    'File "a", line 1\n',
  ],
  ...[
    "a.java:1: error: x are a preview feature\n",
    "a.kt:1:2: error: expecting an element\n",
    "error[E0658]: use ",
  ],
  ...["a.go:1:2: package x ", ": error: ", "multiple definition of a.c ", "::0:0: runtime error: :"],
  ...["panicked at 'a', ", " at a in ", "Sorry: ("],
];

/** CPU time for 64 KiB that harms nobody. */
const HARMLESS_MS = 20;

const sourceOf = (text: string, path = "a"): Source => ({ path, text, utf8: true });

/** Reads a source and a compiler's messages in all ways in which a language reads them. */
function readAs(name: LanguageName, text: string): void {
  const language = LANGUAGES[name];
  const { isMain, isWrittenIn, onlyDefines, isAside, draws, namesFromStart, nameFor, readsAsIs } = language;
  const main = sourceOf(text);
  const program = { sources: [main, sourceOf(text, "b")], main };
  isWrittenIn(text);
  for (const read of [isMain, onlyDefines, isAside, draws, namesFromStart, nameFor, readsAsIs]) read?.(main);
  language.plan(program);
  language.otherPlans?.(program, { version: [1], read: () => undefined });
  language.isWrongAnyway?.(text);
  language.former?.isMeant(program, text);
  for (const [source, messages] of [
    [main, "a:1: error: "],
    [main, `  File "a", line 1\n    ${text}\n    ^\nSyntaxError: invalid syntax`],
    [sourceOf("case A(int b) ->\n", "a.java"), text],
  ] as const)
    language.neededVersion?.({ program: { sources: [source], main: source }, messages, version: [1] });
  pitfallIn([main], name);
}

function judgeFor(problem: CodedProblem, text: string): void {
  const [asked] = problemOf(problem).adopting!.cases;
  const printed = (bytes: string) => ({ bytes: Buffer.from(bytes), packed: false, cut: false });
  const outcome = { end: { kind: "exited", code: 0 }, stdout: printed(text), stderr: printed("") } as const;
  judgeAlone(taskFor(asked!, {}), {
    kind: "ran",
    outcome: { ...outcome, cpuMs: 1, wallMs: 1, writtenBytes: text.length },
  });
}

const READINGS: readonly (readonly [
  name: string,
  texts: readonly string[],
  read: (text: string) => unknown,
])[] = [
  ...LANGUAGE_NAMES.map((name) => [name, OF_SOURCES, (text: string) => readAs(name, text)] as const),
  ...(["c", "python"] as const).map(
    (name) => [`the tokens of ${name}`, OF_TEXTS, (text: string) => tokensOf(text, name)] as const,
  ),
  ["the clues of a source", OF_SOURCES, (text) => cluesIn([readCode(sourceOf(text, "a.py"))])],
  ["a document", OF_SOURCES, (text) => listingIn(`x = 1\n${text}`)],
  ["a page", OF_SOURCES, textOfHtml],
  [
    "a notebook",
    OF_SOURCES,
    (text) => sourcesInNotebook(JSON.stringify({ cells: [{ cell_type: "code", source: text }] }), "a"),
  ],
  ["a table", OF_SOURCES, (text) => splitCells(text, ",")],
  ["a name in an archive", OF_SOURCES, pathBelow],
  [
    "the messages of compilers",
    OF_OUTPUTS,
    (text) => LANGUAGE_NAMES.map((name) => LANGUAGES[name].isWrongAnyway?.(text)),
  ],
  [
    "what is defined twice",
    OF_OUTPUTS,
    (text) => repeatsIn(text, [sourceOf("", "a.c"), sourceOf("", "b.c")]),
  ],
  ["a trace", OF_OUTPUTS, (text) => traceClue(Buffer.from(text), [sourceOf("a\n")])],
  ["a sanitizer's report", OF_OUTPUTS, (text) => sanitizerReport(Buffer.from(text))],
  ["prompts", OF_OUTPUTS, (text) => promptsIn(Buffer.from(text))],
  ...PROBLEM_NAMES.map(
    (name) => [`an answer of ${name}`, OF_OUTPUTS, (text: string) => judgeFor(name, text)] as const,
  ),
];

test.each(READINGS)("%s: time is in proportion to the text, whatever it is", (_, units, read) => {
  const hard = units.filter((unit) =>
    growsTooFastOn((length) => {
      const text = textOf({ head: "", unit, second: unit, tail: "" }, length);
      return () => read(text);
    }, HARMLESS_MS),
  );
  expect(hard).toEqual([]);
});
