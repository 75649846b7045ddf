import type { PromptKind, UsedArgument } from "../../problem/input/clues.ts";
import { kindOf } from "./declared-options.ts";
import { type Code, placeIn } from "./literals.ts";

/** An argument by its number: `argv[1]`, `args[0]`, `os.Args[1]`, `args.nth(1)`, `argv.(1)`, `args(0)`; or several: `argv[2:4]`. */
const NUMBERED =
  /\b(?<list>process\.argv|argv|ARGV|args|os\.Args)(?:\(\))?\s*(?:\[\s*|\.nth\(|\.?\()(?<from>\d)\s*(?::\s*(?<to>\d)\s*)?[\])]/g;

/** The beginning of a statement that gives values to names: `int n = `, `rows, columns = `, `let n: usize = `. */
const ASSIGNED =
  /(?<![.\w])(?<names>[a-z_]\w{0,30}(?:\s*,\s*[a-z_]\w{0,30}){0,5})\s*(?::\s*\w+\s*)?:?=(?!=)/gi;

/** A place that a value is read into: `sscanf(argv[1], "%d", &n)`, `int.TryParse(args[0], out n)`. */
const READ_INTO = /(?:&|\bout\s+(?:int\s+)?)([a-z_]\w{0,30})/i;

/** A stream that reads an argument: `istringstream width(argv[3])`. */
const STREAM = /\bi?stringstream\s+(\w{1,30})\s*[({]\s*$/;
/** Name that the value in a stream is read into: `ssW >> width`. */
const FROM_STREAM = /\b([a-z_]\w{0,29})[ \t]{0,9}>>[ \t]{0,9}(\w{1,30})/gi;

/** A letter of a chess square that is turned into a number: `args[2].charAt(0) - (int) 'a'`, `ord(argv[1][0]) - ord('a')`. */
const FROM_LETTER = /-\s*(?:\(\w+\)\s*)?(?:ord\()?['"][aA]['"]/;

/** Largest number of arguments in one statement, and of characters before one, that are read. */
const MOST_IN_STATEMENT = 8;
const MOST_BEFORE = 200;
/** More places at which arguments are read say nothing new. */
const MOST_PLACED = 100;

interface Placed {
  /** Counted from 0, without the name of the program. */
  readonly position: number;
  readonly name: string;
  readonly kind: PromptKind | undefined;
  readonly offset: number;
}

/** Finds the arguments that a program reads by their numbers, in order. Their meaning is that of the names they get. */
export function positionsIn(source: Code): UsedArgument[] {
  const placed: Placed[] = [];
  const readInto = new Map(
    Array.from(source.text.matchAll(FROM_STREAM), ([, stream, name]) => [stream!, name!] as const).reverse(),
  );
  for (const { 0: statement, index } of source.text.matchAll(/[^;\n]+/g)) {
    placed.push(...placedIn({ statement, start: index, readInto }, source));
    if (placed.length > MOST_PLACED) break;
  }
  const count = Math.max(0, ...placed.map(({ position }) => position + 1));
  const firsts = Array.from({ length: count }, (_, at) => placed.find(({ position }) => position === at));
  const used = firsts.map((each, at) => ({
    text: each?.name ?? `argument ${at + 1}`,
    at: each ? placeIn(source, each.offset) : source.path,
    kind: each?.kind,
  }));
  return used.some(({ kind }) => kind !== undefined) ? asSides(used) : [];
}

/** Counts the arguments that a program reads by their numbers. */
export function positionsUsed(source: Pick<Code, "text" | "path">): number {
  const ends = new Map<string, number>();
  for (const { groups } of source.text.matchAll(NUMBERED)) {
    const { list, from, to } = groups as { list: string; from: string; to?: string };
    const end = to === undefined ? Number(from) + 1 : Number(to);
    ends.set(list, Math.max(end, ends.get(list) ?? 0));
  }
  return Math.max(0, ...Array.from(ends, ([list, end]) => end - lead(list, source)));
}

function placedIn(
  { statement, start, readInto }: { statement: string; start: number; readInto: ReadonlyMap<string, string> },
  { text, path }: Code,
): Placed[] {
  const numbered = Array.from(statement.matchAll(NUMBERED)).slice(0, MOST_IN_STATEMENT);
  const taken = numbered.flatMap(({ groups, index }) => {
    const { list, from, to } = groups as { list: string; from: string; to?: string };
    const first = Number(from) - lead(list, { text, path });
    const count = to === undefined ? 1 : Number(to) - Number(from);
    return Array.from({ length: Math.max(0, count) }, (_, more) => ({ position: first + more, index }));
  });
  const isLetter = FROM_LETTER.test(statement);
  return taken.flatMap(({ position, index }, turn) => {
    if (position < 0) return [];
    if (isLetter) return [{ position, name: "'a'", kind: "square", offset: start + index }];
    const from = Math.max(0, index - MOST_BEFORE);
    const before = statement.slice(from, index);
    const assigned = Array.from(before.matchAll(ASSIGNED)).at(-1);
    const offset = start + index;
    const stream = STREAM.exec(before)?.[1];
    const streamed = stream && (readInto.get(stream) ?? stream);
    if (!assigned) {
      const name = streamed ?? READ_INTO.exec(statement.slice(index))?.[1];
      return name === undefined ? [] : [{ position, name, kind: kindOf([name]), offset }];
    }
    const names = assigned.groups!.names!.split(",").map((name) => name.trim());
    const together = taken.filter((each) => each.index > from + assigned.index);
    const earlier = together.length - (taken.length - turn);
    const [name] = names;
    if (names.length === 1 && together.length === 2)
      return [{ position, name: name!, kind: partOf(kindOf(names), earlier), offset }];
    const own = names[earlier] ?? name!;
    return [{ position, name: own, kind: kindOf([own]), offset }];
  });
}

/** Gives one of two numbers that make a square or a size. */
function partOf(kind: PromptKind | undefined, at: number): PromptKind | undefined {
  if (kind === "cell" || kind === "square") return at === 0 ? "row" : "column";
  return kind === "size" ? (at === 0 ? "rows" : "columns") : kind;
}

/** Counts what stands in a list of arguments before the first of them. */
function lead(list: string, { text, path }: Pick<Code, "text" | "path">): number {
  if (list === "process.argv") return 2;
  if (/\b(?:argv|Args)(?:\[1:\]|\.slice\(2\))|argv\[1\.\.\]/.test(text)) return 0;
  if (list === "ARGV") return 0;
  if (list !== "args") return 1;
  return /\.rs$/.test(path) || /\bargs\s*:?=\s*(?:sys\.argv|os\.Args)/.test(text) ? 1 : 0;
}

/** Two sizes are the sides of the board: `m` and `n`. One name stands for one side, wherever the program looks for it. */
function asSides(used: readonly UsedArgument[]): UsedArgument[] {
  const isSide = ({ text, kind }: UsedArgument) => kind === "size" || /^m$/i.test(text);
  const sides = used.filter(isSide);
  if (new Set(sides.map(({ text }) => text)).size !== 2 || sides.length !== 2) return [...used];
  return used.map((each) => ({
    ...each,
    ...(isSide(each) && { kind: each === sides[0] ? ("rows" as const) : ("columns" as const) }),
  }));
}
