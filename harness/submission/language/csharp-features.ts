import { linesOfCode, type Program, type Refusal, type Source } from "./language.ts";
import { newestOf } from "./version.ts";

/** Names that stand in a program without `using` from C# 10 on, by their namespaces. */
const IMPLICIT: Readonly<Record<string, RegExp>> = {
  System:
    /[`'](?:Console|Math|MathF|Environment|Exception|Convert|DateTime|TimeSpan|Random|Array|Tuple|Func|Action)['`]/,
  "System.Collections.Generic":
    /[`'](?:List|Dictionary|HashSet|SortedSet|Queue|Stack|LinkedList|IEnumerable|IList)(?:<[^'`]*>)?['`]/,
  "System.IO": /[`'](?:File|Path|StreamReader|StreamWriter|TextWriter)['`]/,
  "System.Linq": /[`'](?:Enumerable|Select|Where|OrderBy|Min|Max|Any|All|First|ToList|ToArray|Sum|Count)['`]/,
  "System.Threading": /[`'](?:Thread|Interlocked|CancellationToken)['`]/,
  "System.Threading.Tasks": /[`'](?:Task|Parallel)(?:<[^'`]*>)?['`]/,
};

export const IMPLICIT_NAMESPACES = Object.keys(IMPLICIT);

interface Feature {
  readonly since: string;
  /** Looks of its line of code. */
  readonly line: RegExp;
  /** The compiler's complaint. */
  readonly complaint: RegExp;
}

const unexpected = (symbols: string) => new RegExp(`Unexpected symbol \`(?:${symbols})'`);

/** Things that the compiler of Mono does not know. */
const FEATURES: readonly Feature[] = [
  {
    since: "7",
    line: /^\s*(?:static\s+|async\s+)*[\w<>[\],.?]+\s+\w+(?:<\w+>)?\s*\([^()]*\)\s*(?:=>.*|\{.*)?$/,
    complaint: unexpected("\\("),
  },
  // A function in a method that gives a tuple, and tuples in other types.
  {
    since: "7",
    line: /^\s*(?:static\s+)?\([\w<>[\],.? ]+\)\s*\w+(?:<\w+>)?\s*\([^()]*\)/,
    complaint: unexpected(","),
  },
  { since: "7", line: /<\s*\([\w<>[\],.? ]+\)\s*[,>]/, complaint: unexpected("<|,|\\(") },
  { since: "7", line: /\bforeach\s*\(\s*var\s*\(/, complaint: /^CS0230: / },
  {
    since: "7",
    line: /^\s*\(\s*[\w<>[\]?]+(?:\s+\w+)?(?:\s*,\s*[\w<>[\]?]+(?:\s+\w+)?)+\s*\)\s*\w+\s*[;=]/,
    complaint: unexpected(","),
  },
  { since: "7", line: /\bcase\b.{0,200}\bwhen\b/, complaint: unexpected("when") },
  { since: "8", line: /[\w)\]]\s+switch\s*(?:\{|$)/, complaint: unexpected("switch") },
  { since: "8", line: /\busing\s+(?:var|[A-Z][\w<>]*)\s+\w+\s*=/, complaint: /expecting `\('/ },
  { since: "8", line: /\[\s*\^|\^\d+\s*\]|\w\.\.[\w^\]]/, complaint: unexpected("\\^|\\.|\\]") },
  { since: "8", line: /[\w)\]]!(?=\s*[;,.)\]])/, complaint: unexpected("!") },
  { since: "8", line: /\?\?=/, complaint: unexpected("=") },
  {
    since: "8",
    line: /\w(?:<[^<>]*>|\[\])?\?\s+\w/,
    complaint: /^CS0453: /,
  },
  // Members of an interface may have a modifier.
  { since: "8", line: /^\s*public\s+[\w<>[\],?]+\s+\w+\s*[({;]/, complaint: /^CS0106: .*`public'/ },
  { since: "8", line: /\boverride\b.{0,200}\w\?\s+\w/, complaint: /^CS0115: .*\?/ },
  { since: "9", line: /=\s*new\s*\(/, complaint: unexpected("\\)") },
  { since: "9", line: /\bis\s+(?:not\b|[<>])/, complaint: unexpected("\\w+|[<>]=?") },
  { since: "9", line: /\brecord\s+\w+/, complaint: unexpected("record") },
  { since: "10", line: /^\s*namespace\s+[\w.]+\s*;/, complaint: unexpected(";") },
  { since: "10", line: /^\s*global\s+using\b/, complaint: unexpected("\\w+") },
  {
    since: "12",
    line: /(?:=|\(|,|return)\s*\[[^\]]{0,100}\]\s*[;,)]/,
    complaint: unexpected("\\[|\\d+|\\w+"),
  },
];

/**
 * The version that a program needs, if what is refused first is newer than the compiler. Behind that, its words say nothing.
 * A brace that is missing makes methods look like local functions.
 */
export function neededVersion({ program, messages }: Refusal): string | undefined {
  const { groups } =
    /^(?:(?<file>.+?)\((?<line>\d+),\d+\): )?error (?<message>CS\d+: .+)$/m.exec(messages) ?? {};
  if (!groups || !program.sources.every(isBalanced)) return undefined;
  const message = groups.message!;
  // What is not in 7.0 may be in 7.1: no more is known of it.
  if (/is not part of the C# [\d.]+ language specification/.test(message)) return "7.1";
  if (/^CS5001:/.test(message)) return hasAsyncMain(program) ? "7.1" : undefined;
  const source = program.sources.find(({ path }) => groups.file?.replace(/^\.\//, "") === path);
  if (!source) return undefined;
  if (/^CS(?:0103|0246|1061): /.test(message)) return lacksUsing(message, source) ? "10" : undefined;
  // The line that is named is the one behind it.
  if (/^CS1024:/.test(message) && /^[ \t]*#nullable\b/m.test(source.text)) return "8";
  if (/^CS1525: Unexpected symbol `\w+'$|^CS1530:/.test(message) && hasStatementsOnly(program)) return "9";
  const line = linesOfCode(source)[Number(groups.line) - 1] ?? "";
  const seen = FEATURES.filter((each) => each.line.test(line) && each.complaint.test(message));
  return newestOf(seen.map(({ since }) => since));
}

function isBalanced(source: Source): boolean {
  const code = linesOfCode(source).join("\n");
  return code.split("{").length === code.split("}").length;
}

function hasAsyncMain({ sources }: Program): boolean {
  return sources.some(({ text }) => /\basync\s+Task(?:<int>)?\s+Main\b/.test(text));
}

function lacksUsing(message: string, { text }: Source): boolean {
  const used = new Set(Array.from(text.matchAll(/^[ \t]*using\s+([\w.]+)\s*;/gm), ([, name]) => name));
  return Object.entries(IMPLICIT).some(([name, names]) => names.test(message) && !used.has(name));
}

/** Tests if a program begins with statements, as from C# 9 on. */
function hasStatementsOnly({ sources }: Program): boolean {
  return !sources.some(({ text }) => /\bMain\s*\(/.test(text));
}
