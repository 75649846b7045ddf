import { remembered } from "../../base/remembered.ts";
import { linesOfCode, type Program, type Refusal } from "./language.ts";
import { isOlder, newestOf, type Version, versionIn } from "./version.ts";

/** Releases that brought parts of the language, with the compiler's complaint and what its line looks like. */
const FEATURES: readonly { since: string; complaint: RegExp; line: RegExp }[] = [
  {
    since: "1.4",
    complaint: /^expecting an? (?:argument|parameter declaration)/,
    line: /,\s*[)\]]|^\s*[)\]]/,
  },
  { since: "1.3.50", complaint: /^unresolved reference: time/, line: /\bkotlin\.time\b/ },
  { since: "1.4", complaint: /^expecting function name/, line: /\bfun interface\b/ },
  {
    since: "1.4",
    complaint: /^'break' and 'continue' are not allowed in 'when'/,
    line: /\b(?:break|continue)\b/,
  },
  { since: "1.4", complaint: /^mixing named and positioned arguments/, line: /\w\s*=/ },
  {
    since: "1.5",
    complaint: /^modifier 'sealed' is not applicable to 'interface'/,
    line: /\bsealed interface\b/,
  },
  { since: "1.5", complaint: /^expecting a top level declaration/, line: /\bvalue class\b/ },
  { since: "1.5", complaint: /^using 'mod\(Int\): Int' is an error/, line: /\.mod\(/ },
  { since: "1.8", complaint: /^expecting an element/, line: /\.\.\s*</ },
  { since: "1.9", complaint: /^modifier 'data' is not applicable to 'object'/, line: /\bdata object\b/ },
];

/** Releases that brought names of the standard library. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "1.3.50":
      "countLeadingZeroBits countOneBits countTrailingZeroBits measureTime measureTimedValue milliseconds",
    "1.4": `ArrayDeque appendLine flatMapIndexed maxByOrNull maxOf maxOfOrNull maxOrNull maxWithOrNull minByOrNull minOf
      minOfOrNull minOrNull minWithOrNull onEachIndexed randomOrNull reduceOrNull removeFirst removeFirstOrNull removeLast
      removeLastOrNull runningFold runningReduce scan sumOf`,
    "1.5": `JvmInline code digitToChar digitToInt digitToIntOrNull firstNotNullOf firstNotNullOfOrNull floorDiv lowercase
      lowercaseChar replaceFirstChar titlecase uppercase uppercaseChar`,
    "1.6": "buildList buildMap buildSet readln readlnOrNull",
    "1.9": "entries",
  }).flatMap(([since, names]) => names.split(/\s+/).map((name) => [name, since] as const)),
);

interface Complaint {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * The version that a program needs, if what is refused first is newer than the compiler, and all that follows stands on
 * such lines or may follow from them: of a syntax that it does not know the compiler understands nothing, and what an
 * unknown name gives is unknown, too.
 */
export function neededVersion({ program, messages, version }: Refusal): string | undefined {
  const complaints = complaintsIn(messages);
  const codeAt = codeIn(program);
  const needs = complaints.map((complaint) => neededFor(complaint, codeAt(complaint), version));
  const newLines = new Set(complaints.filter((_, at) => needs[at] !== undefined).map(placeOf));
  if (needs[0] === undefined) return undefined;
  const isNew = (complaint: Complaint) => newLines.has(placeOf(complaint)) || isConsequence(complaint);
  return complaints.every(isNew) ? newestOf(needs.filter((need) => need !== undefined)) : undefined;
}

function complaintsIn(messages: string): Complaint[] {
  return Array.from(
    messages.matchAll(/^(?<file>.+?\.kt):(?<line>\d+):\d+: error: (?<message>.+)$/gm),
    ({ groups }) => ({ file: groups!.file!, line: Number(groups!.line), message: groups!.message! }),
  );
}

function placeOf({ file, line }: Complaint): string {
  return `${file}:${line}`;
}

/** Gives the code on the lines that are complained of. A comma at the end of one may be the last of a list. */
function codeIn({ sources }: Program): (complaint: Complaint) => string {
  const linesIn = remembered(linesOfCode);
  return ({ file, line }) => {
    const source = sources.find(({ path }) => path === file.replace(/^\.\//, ""));
    const [code = "", next = ""] = source ? linesIn(source).slice(line - 1, line + 1) : [];
    return /,\s*$/.test(code) ? `${code}\n${next}` : code;
  };
}

function neededFor({ message }: Complaint, code: string, version: Version): string | undefined {
  const only = /is only available since language version (?<since>\d+\.\d+)/.exec(message)?.groups?.since;
  const name = /^unresolved reference: (?<name>\w+)$/.exec(message)?.groups?.name;
  const feature = FEATURES.find((each) => each.complaint.test(message) && each.line.test(code));
  const since = only ?? NAMES.get(name ?? "") ?? feature?.since;
  return since !== undefined && isOlder(version, versionIn(since)) ? since : undefined;
}

/** Tests if a complaint may come of an unknown name before it: nothing is known of what that gives. */
function isConsequence({ message }: Complaint): boolean {
  return /^unresolved reference: it$|^(?:type inference failed|not enough information|cannot infer|cannot choose among|overload resolution ambiguity|component function|destructuring)/i.test(
    message,
  );
}
