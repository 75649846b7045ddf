import { excerpt } from "../../base/text.ts";
import type { Clues, Constant, Literal, OwnInput, Prompt, TraceName } from "../../problem/input/clues.ts";
import { endingIn } from "../../problem/input/ending.ts";
import { argumentCountsIn } from "./argument-counts.ts";
import { fileNamesIn } from "./file-names.ts";
import { type Code, type CodeLiteral, placeIn } from "./literals.ts";
import { pausesIn } from "./pauses.ts";
import { baseIn, promptKindOf, promptKindsIn } from "./prompt-kinds.ts";
import { lineOf, uniqueBefore } from "./unique-text.ts";
import { usagesIn } from "./usage.ts";

/** Patterns in a source that show a feature of its program. */
const TRACES = {
  arguments:
    /\bargv\b|\bARGV\b|\bargs\s*(?:\[(?!\s*\])|\.)|\bos\.Args\b|\benv::args\b|\bgetArgs\b|\bargparse\b|\boptparse\b|\bOptionParser\b|\bclick\.|\bgetopt|\bflag\.\w+\(|\bclap\b|\bstructopt\b|\bprocess\.argv\b|\bargs\(\d|\bget_command_argument\b|\bAda\.Command_Line\b|\bARGS\b|\bCommandLine\.arguments\b/,
  input:
    /\bw?scanf\b|\bgets\b|\bgetchar\b|\bcin\b|\bstdin\b|\bSTDIN\b|\b(?:raw_)?input\s*\(|\bScanner\b|\bSystem\.in\b|\bos\.Stdin\b|\bfmt\.Scan|\breadline\b|\breadLine\b|\breadln\b|\/dev\/(?:stdin|tty)|\breadFileSync\(0\b|\bgetContents\b|\bgetLine\b|\binteract\b|\bConsole\.Read|\btcgetattr\b|\bread_line\b|\b[Rr][Ee][Aa][Dd] ?\( ?(?:\*|5) ?,|\bGet_Line\b|\bInteger_Text_IO\b|\buser_input\b/,
  terminal: /\/dev\/tty|\btcgetattr\b|\bcurses\b|\bgetch\b|\bsetRawMode\b|\bio\/console\b/,
  terminalCheck:
    /\bisatty\b|\bisTTY\b|\bIsTerminal\b|\bis_terminal\b|\bSystem\.console\b|\bIsInputRedirected\b/,
  singleKeys: /\btcgetattr\b|\bcurses\b|\bgetch\b|\bsetRawMode\b|\bio\/console\b/,
  window:
    /\btkinter\b|\bjavax\.swing\b|\bjava\.awt\b(?!\.(?:Point|Dimension|geom)\b)|\bjavafx\b|\bpygame\b|\bturtle\b|\bSDL\w*\.h\b|\bWindows\.Forms\b|\bgetElementById\b|\bgtk\b|\bPyQt\d\b/,
  closed: /closed|fechad|cerrad/i,
} as const satisfies Record<TraceName, RegExp>;

/** More forms of the arguments are not tried. */
const MOST_USAGES = 3;

/** Finds clues to the input and the output of a program in its sources, and in inputs that lie beside it. */
export function cluesIn(sources: readonly Code[], ownInputs: readonly OwnInput[] = []): Clues {
  const literals = sources.flatMap((source) => source.literals);
  const trace = (pattern: RegExp) => {
    const source = sources.find(({ text }) => pattern.test(text));
    return source && placeIn(source, source.text.search(pattern));
  };
  const traces = Object.fromEntries(
    Object.entries(TRACES).map(([name, pattern]) => [name, trace(pattern)]),
  ) as Clues["traces"];
  return {
    questions: distinct(literals.filter(isPrompt), ({ text }) => text)
      .map(questionIn)
      .filter(({ kinds }) => kinds.length > 0),
    labels: labelsAmong(literals),
    readings: sources.flatMap(readingsIn),
    ending: literals.map(({ text }) => endingIn(text)).find((ending) => ending !== undefined),
    choices: choicesAmong(literals),
    argumentCounts: distinct(sources.flatMap(argumentCountsIn), String),
    usages: distinct(sources.flatMap(usagesIn), (usage) =>
      JSON.stringify(usage.map(({ option, kind }) => [option, kind])),
    ).slice(0, MOST_USAGES),
    fileNames: sources.flatMap(fileNamesIn),
    ownInputs,
    variables: sources.flatMap(variablesIn),
    startConstants: sources.flatMap(constantsIn),
    pauses: sources.flatMap(pausesIn),
    sizes: distinct([...sources.flatMap(sizesIn), 8], String),
    bounds: boundsIn(sources),
    traces,
  };
}

/**
 * Tests if a text is a prompt: it ends in a colon or the like, and no value behind it, or gives an instruction. Texts with
 * placeholders are answers.
 */
function isPrompt(literal: CodeLiteral): boolean {
  const { text } = literal;
  if (/%[-\d]*[a-z]|[{}]/.test(text) || text.length > 200) return false;
  return (
    (ENDS_ASKING.test(text) && !literal.isBeforeValue) ||
    (/\b(?:digite|informe|entre|insira|escolha|tecle|press|pressione|ingrese|introduzca|enter|type)\b/i.test(
      text,
    ) &&
      endingIn(text) === undefined)
  );
}

const ENDS_ASKING = /[:?>]\s*$/;

/** Finds the texts that only look like prompts, because a value is printed behind them. */
function labelsAmong(literals: readonly CodeLiteral[]): string[] {
  const prompts = new Set(literals.filter(isPrompt).map(({ text }) => text.trim()));
  const labels = literals.filter(({ text, isBeforeValue }) => isBeforeValue && ENDS_ASKING.test(text));
  return labels.map(({ text }) => text.trim()).filter((text) => !prompts.has(text));
}

/** Finds the choices of a menu, by their numbers or else by their letters: `a. Backtracking`, `b. Exit`. */
function choicesAmong(literals: readonly Literal[]): Literal[] {
  const numbered = literals.filter(({ text }) => /^\s*\d\s*[-).:]\s*\p{L}/u.test(text));
  const lettered = literals.filter(({ text }) => /^\s*[a-h]\s*[-).:]\s+\p{L}/iu.test(text));
  return numbered.length === 0 && /^\s*a/i.test(lettered[0]?.text ?? "") && lettered.length > 1
    ? lettered
    : numbered;
}

function questionIn({ text, at }: Literal): Prompt {
  return { text: excerpt(text), at, kinds: promptKindsIn(text), base: baseIn(text) };
}

/**
 * Patterns of statements that read input. Repetition is bounded, so that the time of a search stays in
 * proportion to the length of the source.
 */
const READ_INTO = [
  /\b\w{0,40}scanf?\w{0,40}\s*\((?=[^;\n]{0,200}(?:&\w|%s))(?<names>[^;\n]{0,200})\)/gi,
  /\b(?<![<,]\s{0,9})\w+\s*(?<names>(?:>>\s*\w+\s*){1,20});/g,
  /^[ \t]*(?:(?:int|final|var|val|let|const|String)[ \t]+)?(?<names>\w+(?:[ \t]*,[ \t]*\w+)*)[ \t]*=[^=\n]*(?:\b(?:raw_)?input\(|\bgets\b|\bread[lL]ine\b|\bReadLine\b|\bnext(?:Int|Line)?\(|\bstdin\b|\bSTDIN\b)/gm,
];

function readingsIn(source: Code): Prompt[] {
  return READ_INTO.flatMap((pattern) => Array.from(source.text.matchAll(pattern))).flatMap((match) => {
    const names = match.groups!.names!.replace(/"[^"]*"/g, "").match(/\b[A-Za-z_]\w*/g) ?? [];
    // Some number suffices for a name that says nothing.
    const kinds = names.map((name) => promptKindOf(name) ?? "count");
    const at = placeIn(source, match.index);
    return kinds.length === 0 ? [] : [{ text: excerpt(match[0]), at, kinds, base: undefined }];
  });
}

const VARIABLE =
  /\b(?:ENV\.fetch\(|ENV\[|getenv\(|environ\.get\(|environ\[|Getenv\(|env::var\()\s*["'](\w+)["']|process\.env\.(\w+)/g;

function variablesIn(source: Code): Literal[] {
  return Array.from(source.text.matchAll(VARIABLE), (match) => ({
    text: (match[1] ?? match[2])!,
    at: placeIn(source, match.index),
  }));
}

const START_CONSTANT = /\b(\w{0,40}(?:inici|start|init|orig)\w{0,40})\s*=\s*(\d+)\b/gi;

/** More of them in a file name no start. */
const MOST_CONSTANTS = 20;

function constantsIn(source: Code): Constant[] {
  const lines = source.written.split("\n");
  const found = Array.from(source.text.matchAll(START_CONSTANT)).flatMap((match) => {
    const kind = promptKindOf(match[1]!);
    return kind === undefined ? [] : [{ match, kind }];
  });
  return found.slice(0, MOST_CONSTANTS).flatMap(({ match, kind }) => {
    const [text, , value] = match;
    if (source.text.indexOf(text) !== source.text.lastIndexOf(text)) return [];
    const at = placeIn(source, match.index);
    const before = uniqueBefore(lines, { line: lineOf(at), text });
    if (before === undefined) return [];
    return [{ file: source.path, kind, text: before + text, value: Number(value), at }];
  });
}

const SIZE = /\b(?:n|tam\w*|size|lado|dim\w*|rows|linhas|filas|board_?size)\b(?:\s*:?=\s*|\s+)(\d{1,2})\b/gi;

function sizesIn({ text }: Code): number[] {
  return Array.from(text.matchAll(SIZE), ([, side]) => Number(side)).filter(
    (side) => side >= 5 && side <= 50,
  );
}

/** Sides of a board as numbers alone: `x < 5`, `range(5)`, `[5][5]`, `5 x 5`, `new Board(5)`. */
const BOUND =
  /<\s*(\d{1,2})\b|\brange\((\d{1,2})\)|\[(\d{1,2})\]\s*\[\3\]|\b(\d{1,2}) ?[x×*] ?\4\b|\b\w{0,20}(?:tour|knight|board|passeio|cavalo|tabuleiro|caballo|tablero)\w{0,20}[ \t]*\w{0,20}\((\d{1,2})\b/gi;

/** Finds the sides of boards that stand in the sources as numbers alone, the commonest first. */
function boundsIn(sources: readonly Code[]): number[] {
  const counts = new Map<number, number>();
  for (const { text } of sources) {
    for (const match of text.matchAll(BOUND)) {
      const side = Number(match.slice(1).find((group) => group !== undefined));
      if (side >= 5 && side <= 12 && side !== 8) counts.set(side, (counts.get(side) ?? 0) + 1);
    }
  }
  const sorted = Array.from(counts).toSorted(([, one], [, other]) => other - one);
  return sorted.slice(0, MOST_BOUNDS).map(([side]) => side);
}

/** More sides take too long to try. */
const MOST_BOUNDS = 2;

/** Drops each item that has the key of an earlier one. */
export function distinct<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
}
