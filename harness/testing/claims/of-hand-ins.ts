import type { authorErrors, customFindings } from "../../finding/custom.ts";
import type { notices } from "../../finding/notice.ts";
import type { misfits, ownErrors, skips, unclear } from "../../finding/skips.ts";
import type { toLookAt } from "../../finding/to-look-at.ts";
import { hasLine } from "./of-causes.ts";
import { rowsIn } from "./of-paths.ts";
import {
  type Claim,
  type Claims,
  isJudged,
  nothing,
  type Put,
  putOn,
  quoted,
  type Seen,
  type Statement,
  says,
} from "./statement.ts";
import { lineIn, names, numbersIn } from "./text.ts";
import { leastIn } from "./torus.ts";

/** Says that lines stand where they were read. */
function standsIn(
  seen: Seen,
  name: string,
  { line, quote }: { readonly line: number; readonly quote: string },
): Statement[] {
  const text = putOn(name, seen)?.printed?.answer;
  return quoted(quote, text === undefined ? undefined : lineIn(text, line));
}

/** Says that files are in the hand-in. */
const areThere: Claim<"scripts-aside" | "other-languages" | "copies-aside" | "not-in-project"> = (
  { files },
  { source },
) => files.map((file) => says(`${file} is there`, source(file) === undefined ? undefined : true));

const isOpen = ({ asked: { visibility, after } }: Put) => visibility === "public" && after === undefined;

export const ofNotices: Claims<keyof typeof notices | keyof typeof toLookAt> = {
  "scripts-aside": areThere,
  "other-languages": areThere,
  "copies-aside": areThere,
  "not-in-project": areThere,
  "other-mains": ({ trials }) => [
    says("not more are right than there are", !trials || trials.right <= trials.cases),
  ],
  "other-versions": nothing,
  "newer-is-late": nothing,
  "name-like-another": nothing,
  "answers-written": ({ file, from, to, written, answers, right, wrong, hidden }, seen) => {
    const own = seen.puts.filter(isOpen);
    const others = seen.puts.filter((put) => !isOpen(put) && isJudged(put));
    const text = seen
      .source(file)
      ?.split(/\r?\n/)
      .slice(from - 1, to)
      .join("\n");
    const known = new Set(
      own.flatMap(({ asked: { answer } }) => (Number(answer) > 12 ? [Number(answer)] : [])),
    );
    const standing =
      text === undefined
        ? undefined
        : Array.from(known).filter((each) => numbersIn(text).includes(each)).length;
    return [
      says(
        `${right} public cases are right`,
        own.length === right && own.every(({ result }) => result.verdict === "AC"),
      ),
      says(
        `${wrong} of ${hidden} hidden ones are wrong`,
        others.length === hidden &&
          others.filter(({ result }) => ["WA", "PE", "RTE"].includes(result.verdict)).length === wrong,
      ),
      says(
        `${written} of ${answers} stand there`,
        standing === undefined ? undefined : standing >= written && known.size >= answers,
      ),
    ];
  },
  "counting-share": ({ share }, { puts }) => [
    says(
      `a wrong answer earns ${share} of its points`,
      puts.some(
        ({ result: { verdict, points }, asked }) => verdict === "WA" && points === share * asked.points,
      ),
    ),
  ],
  "keys-ignored": nothing,
  "source-renamed": nothing,
  "include-misspelled": nothing,
  "heard-by-evidence": ({ case: name, line, quote, right, cases }, seen) => {
    const numbered = seen.puts.filter(
      ({ asked: { answer } }) => typeof answer === "number" || answer === "tour",
    );
    return [
      ...standsIn(seen, name, { line, quote }),
      says(`it is right in ${right} of ${cases}`, right <= cases && cases <= numbered.length),
      says(`${right} are right`, numbered.filter(({ result }) => result.verdict === "AC").length >= right),
    ];
  },
  "also-found": ({ case: name, file, line }, seen) => [
    says(`it was put to ${name}`, putOn(name, seen) !== undefined),
    hasLine(seen, file, line),
  ],
  "own-way": ({ right, cases }) => [says("not more are right than there are", right <= cases && right > 0)],
  "clues-given-up": nothing,
  "no-way-found": (_, { puts }) => [
    says(
      "no case is answered",
      !puts.some(({ result: { verdict } }) => verdict === "AC" || verdict === "WA"),
    ),
  ],
  "read-by-convention": ({ right, cases }, seen) => [
    says(
      "that many are right",
      right <= cases && seen.puts.filter(({ result }) => result.verdict === "AC").length >= right,
    ),
  ],
  "left-out": nothing,
  "read-out": nothing,
  "text-aside": nothing,
  "archive-left-out": nothing,

  "two-readings": ({ case: name, taken, other }, seen) => [
    ...standsIn(seen, name, other),
    ...(taken ? standsIn(seen, name, taken) : []),
  ],
  "machines-lost": nothing,
  "heard-alone": nothing,
  "number-for-none": ({ number }, seen) => {
    const known = seen.puts.flatMap((put) => (rowsIn(put) ? [{ put, right: leastIn(rowsIn(put)!) }] : []));
    const without = known.filter(({ right, put }) => right === "impossible" && put.printed);
    const others = known.filter(({ right }) => right !== "impossible");
    return [
      says(
        `${number} is answered wherever there is no path`,
        without.every(({ put }) => names(put.printed!.answer, number)),
      ),
      says(
        "it is answered nowhere else",
        !others.some(
          ({
            put: {
              result: { finding },
            },
          }) => finding?.kind === "wrong-number-of-moves" && finding.found === number,
        ),
      ),
    ];
  },
  "two-conventions": ({ right, cases }) => [says("not more are right than there are", right <= cases)],
  "fixed-found": nothing,
  "read-out-wrong": (_, { puts }) => [
    says("no answer is right", !puts.some(({ result }) => result.verdict === "AC")),
  ],
  "never-asked": ({ quote }, { puts }) => [
    ...quoted(quote, ...puts.flatMap(({ printed }) => (printed ? [printed.answer, printed.errors] : []))),
    says("no answer is right", !puts.some(({ result }) => result.verdict === "AC")),
  ],
  "not-judged": ({ cases, points }, { puts }) => {
    const left = puts.filter((put) => !isJudged(put));
    const worth = left.reduce((sum, { asked }) => sum + asked.points, 0);
    return [
      says(`${cases} cases were not judged`, left.length === cases),
      says(`they have ${points} points`, Math.abs(worth - points) < 1e-6),
    ];
  },
};

const value: Claim<"other-value"> = ({ expected, found, unit, position, line, isLast }, { put }) => {
  const text = put!.printed?.answer;
  const answer = String(put!.asked.answer ?? "");
  const own = text === undefined || line === undefined ? text : lineIn(text, line);
  const wanted = answer.match(/-?[\d.]+/g)?.[(position ?? 1) - 1];
  return [
    ...quoted(found, own),
    says(
      `${unit} ${position} should be ${expected}`,
      answer === "" || unit !== "numbers" ? undefined : wanted === expected,
    ),
    says(
      "it is the last of its line",
      isLast && own !== undefined ? String(own.match(/-?\d+/g)?.at(-1)) === found : undefined,
    ),
  ];
};

export const ofCustom: Claims<keyof typeof customFindings | keyof typeof authorErrors> = {
  "other-value": value,
  "other-count": ({ unit, found }, { put }) => [
    says(
      `there are ${found} ${unit}`,
      put!.printed && unit === "numbers"
        ? (put!.printed.answer.match(/\d+/g)?.length ?? 0) >= found
        : undefined,
    ),
  ],
  "checker-rejects": nothing,
  "author-program": nothing,
  "input-rejected": nothing,
};

export const ofSkips: Claims<
  Exclude<keyof typeof unclear | keyof typeof skips | keyof typeof ownErrors, keyof typeof misfits>
> = {
  "no-source": nothing,
  "archive-closed": nothing,
  "not-read-out": nothing,
  "not-compiled-as-read": nothing,
  "several-languages": nothing,
  "several-mains": nothing,
  "several-copies": nothing,
  "no-main": nothing,
  "main-missing": nothing,
  "manifest-broken": nothing,
  "other-problem": nothing,
  "name-not-text": nothing,
  "files-unreadable": nothing,
  "sources-too-large": nothing,
  "reading-too-long": nothing,
  "folder-too-large": nothing,
  "toolchain-missing": nothing,
  "newer-toolchain-needed": nothing,
  "library-missing": nothing,
  "notebook-needed": nothing,
  "display-missing": nothing,
  "not-square": ({ rows, columns }, { put }) => [
    says(
      "the board is so, and not square",
      put!.asked.rows === rows && put!.asked.columns === columns && rows !== columns,
    ),
  ],
  "value-missing": nothing,
  "no-terminal": nothing,
  stopped: nothing,
  "proof-not-needed": nothing,
  "answer-stated": nothing,
  "not-started": nothing,
  unmeasured: nothing,
  "own-fault": nothing,
  "reference-rejected": nothing,
  "certificate-incomplete": nothing,
  "certificate-label": nothing,
  "certificate-proves-another": nothing,
};
