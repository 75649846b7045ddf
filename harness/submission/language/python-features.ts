import type { Refusal } from "./language.ts";
import { isOlder, newestOf, versionIn } from "./version.ts";

interface Feature {
  readonly since: string;
  /** Looks of the line that is complained of. */
  readonly line?: RegExp;
  /** The complaint of a Python that does not know it. */
  readonly complaint: RegExp;
}

const INVALID = /^invalid syntax/;

/** Complaints about a quote, or a string within it, that ends a formatted string too early. */
const BROKEN_STRING = /^invalid syntax|^f-string: (?:unmatched|expecting|invalid)/;

const FEATURES: readonly Feature[] = [
  { since: "3.7", complaint: /^future feature annotations is not defined/ },
  // An assignment in an expression. No version takes one that stands alone.
  {
    since: "3.8",
    complaint: INVALID,
    line: /^(?:if|elif|while)[ \t]+\w+[ \t]*:=|[([{](?<!\bdef[ \t]+\w+\()[^()[\]{}:]*\w[ \t]*:=/,
  },
  // A parameter that has no name for who calls.
  { since: "3.8", complaint: INVALID, line: /(?:^|,)[ \t]*\/[ \t]*(?:[,):]|$)/ },
  // f"{x=}": the field is complained of, in brackets.
  { since: "3.8", complaint: INVALID, line: /^\(.*(?<![=!<>])=[ \t]*\)$/ },
  { since: "3.8", complaint: INVALID, line: /^(?:return|yield)[ \t](?:[^()#]*,)?[ \t]*\*/ },
  { since: "3.8", complaint: /^'continue' not supported inside 'finally' clause/ },
  { since: "3.9", complaint: INVALID, line: /^@(?:\(|[\w.]+\[)/ },
  // Brackets after `with`, on one line and on several.
  { since: "3.9", complaint: INVALID, line: /^(?:async[ \t]+)?with[ \t]*\(.*\bas[ \t]+\w+[ \t]*[,)]/ },
  {
    since: "3.9",
    complaint: INVALID,
    line: /^(?!(?:async|with|except|import|from)\b).*\)[ \t]*as[ \t]+\w+[ \t]*(?:,|\):?)?$/,
  },
  { since: "3.10", complaint: INVALID, line: /^match\b(?!\.|[ \t]*[:=,)]).*:/ },
  { since: "3.11", complaint: INVALID, line: /^except[ \t]*\*/ },
  // Strings in the fields of strings: with the same quotes, with a backslash, on several lines.
  {
    since: "3.12",
    complaint: BROKEN_STRING,
    line: /f(["'])(?:(?!\1)[^{}]|\{(?:(?!\1)[^{}])*\})*\{(?:(?!\1)[^{}])*\1(?<=(?:[[({,=+*/%<>:|-]|\b(?:else|if|in|or|and))[ \t]*[frb]{0,2}["'])(?:(?!\1)[^{}]|\{[^{}]*\})*\1(?:[^{}]|\{[^{}]*\})*\}/i,
  },
  {
    since: "3.12",
    complaint: /^f-string expression part cannot include a backslash/,
    line: /\{(?:[^{}'"\\]|"[^{}"\\]*"|'[^{}'\\]*')*["'][^{}'"\\]*\\[^{}'"]|"""|'''/,
  },
  {
    since: "3.12",
    complaint: /^EOL while scanning|^unterminated string literal/,
    line: /f(?:"[^"]*|'[^']*)\{(?:[^"'{}]*[([,])?[ \t]*$/i,
  },
  {
    since: "3.12",
    complaint: /^invalid syntax|^expected '\('/,
    line: /^(?:async[ \t]+)?(?:def|class)[ \t]+\w+[ \t]*\[[ \t]*\*{0,2}[A-Za-z_]/,
  },
  { since: "3.12", complaint: INVALID, line: /^type[ \t]+\w+[ \t]*(?:\[[^\]]*\][ \t]*)?=/ },
  { since: "3.14", complaint: INVALID, line: /(?:^|[\s([{,=+])(?:t|rt|tr)(?:"[^"]*|'[^']*)\{/i },
];

/** A complaint about a line, which stands below its place. Others, as those about indentation, have no line. */
const COMPLAINT =
  /^ *File "[^"\n]*", line \d+\n(?: (?<line>[^\n]*)\n)?(?: +\^[ ^~]*\n)?SyntaxError: (?<complaint>[^\n]+)|^Sorry: /gm;

/** The version that a program needs, if all that is refused, at the first place in each file, is newer than this Python. */
export function neededVersion({ messages, version }: Refusal): string | undefined {
  const complaints = Array.from(messages.matchAll(COMPLAINT), ({ groups }) => groups!);
  return newestOf(
    complaints.map(({ line = "", complaint = "" }) => {
      const seen = FEATURES.find(
        (each) => each.complaint.test(complaint) && (each.line?.test(line.trim()) ?? true),
      );
      return seen && isOlder(version, versionIn(seen.since)) ? seen.since : undefined;
    }),
  );
}
