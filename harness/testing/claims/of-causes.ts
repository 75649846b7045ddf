import { isOf } from "../../case/any-case.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import type { diagnoses } from "../../finding/diagnosis.ts";
import { ofNumbers } from "./of-numbers.ts";
import { rowsIn } from "./of-paths.ts";
import { quantityOf } from "./quantities.ts";
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
import { ends, leastIn, movesBy, rowsOf, squaresWithinOf } from "./torus.ts";

function tourIn({ asked }: Put): TourCase | undefined {
  return isOf("knights-tour", asked) ? asked : undefined;
}

const denies = ({ result: { finding } }: Put) => finding?.kind === "says-no-tour";

const deniesTours: Claim<"denies-tours"> = ({ where, case: name, wrong }, seen) => {
  const wanted = seen.puts.filter((put) => tourIn(put)?.answer === "tour" && isJudged(put));
  const denied = wanted.filter(denies);
  const all = seen.puts.filter(isJudged);
  const saysNone = (put: Put) =>
    denies(put) || (tourIn(put)?.answer === "none" && put.result.verdict === "AC");
  const isOdd = (put: Put) => (put.asked.rows * put.asked.columns) % 2 === 1;
  const isClosed = (put: Put) => tourIn(put)?.tour === "closed";
  return [
    says(`${wrong} tours are denied`, denied.length === wrong),
    says(
      `one is that of ${name}`,
      denied.some(({ asked }) => asked.name === name),
    ),
    says(
      "other tours are found",
      wanted.some(({ result }) => result.verdict === "AC"),
    ),
    ...(where === "some"
      ? []
      : [
          says(
            `every case of ${where} is denied`,
            all.filter(where === "closed" ? isClosed : isOdd).every(saysNone),
          ),
        ]),
    ...(where === "closed" ? [says("no other is denied", denied.every(isClosed))] : []),
  ];
};

const wrongBeyond: Claim<"wrong-beyond"> = (
  { quantity, most, least, right, wrong, case: name, lastRight },
  seen,
) => {
  const of = (put: Put) => quantityOf(put, quantity);
  const judged = seen.puts.filter(isJudged);
  const within = judged.filter((put) => (of(put) ?? 0) > 0 && of(put)! <= most);
  const beyond = judged.filter((put) => (of(put) ?? 0) >= least);
  const isRight = ({ result }: Put) => result.verdict === "AC";
  const [first, last] = [putOn(name, seen), putOn(lastRight, seen)];
  return [
    says(`right in all ${right} up to ${most}`, within.length === right && within.every(isRight)),
    says(`wrong in all ${wrong} from ${least} on`, beyond.length === wrong && !beyond.some(isRight)),
    says(
      `${name} has ${least}, and ${lastRight} has ${most}`,
      first && last && of(first) === least && of(last) === most,
    ),
  ];
};

export const ofCauses: Claims<keyof typeof diagnoses> = {
  ...ofNumbers,
  "closed-ignored": ({ case: name, wrong, closed }, seen) => {
    const own = seen.puts.filter(
      (put) => tourIn(put)?.tour === "closed" && (put.result.verdict === "AC" || put.result.verdict === "WA"),
    );
    const open = own.filter(({ result: { finding } }) => {
      const defect = finding?.kind === "should-be-no-tour" ? finding.defect : finding;
      return defect?.kind === "not-closed";
    });
    return [
      says(`${closed} closed tours are answered`, own.length === closed),
      says(`${wrong} of them are open`, open.length === wrong),
      says(
        `one is that of ${name}`,
        open.some(({ asked }) => asked.name === name),
      ),
    ];
  },
  "denies-tours": deniesTours,
  "slow-search": ({ most, least, case: name, lastRight }, seen) => {
    const squares = (put: Put | undefined) => put && put.asked.rows * put.asked.columns;
    const beyond = seen.puts.filter((put) => squares(put)! >= least);
    const late = beyond.filter(({ result }) => result.verdict === "TLE");
    return [
      says(
        `${lastRight} has ${most} squares, and ${name} has ${least}`,
        squares(putOn(lastRight, seen)) === most && squares(putOn(name, seen)) === least,
      ),
      says(`most boards from ${least} squares on took too long`, late.length > beyond.length / 2),
      says(`${name} took too long`, putOn(name, seen)?.result.verdict === "TLE"),
    ];
  },
  "squares-again": nothing,
  "slow-squares": nothing,
  "fixed-file": ({ file, cases }, seen) => {
    const judged = seen.puts.filter(isJudged);
    const namesIt = ({ result: { finding } }: Put) =>
      JSON.stringify(finding ?? "").includes(JSON.stringify(file).slice(1, -1));
    return [says(`all ${cases} look for ${file}`, judged.length === cases && judged.every(namesIt))];
  },
  "fails-off-square": ({ case: name, cases }, seen) => {
    const judged = seen.puts.filter(isJudged);
    const isSquare = ({ asked }: Put) => asked.rows === asked.columns;
    const failed = judged.filter(({ result }) => result.verdict !== "AC");
    return [
      says(`${cases} cases fail`, failed.length === cases),
      says(
        `one is ${name}`,
        failed.some(({ asked }) => asked.name === name),
      ),
      says("none of them is square", !failed.some(isSquare)),
    ];
  },
  "fails-only-where": ({ property, ending, cases, case: name, example }, seen) => {
    const is = {
      "no-path": (put: Put) => leastIn(rowsIn(put)!) === "impossible",
      "no-tour": (put: Put) => tourIn(put)?.answer === "none",
      closed: (put: Put) => tourIn(put)?.tour === "closed",
    }[property];
    const verdict = { wrong: "WA", unread: "PE", "breaks-off": "RTE", "no-end": "TLE", several: undefined }[
      ending
    ];
    const judged = seen.puts.filter(isJudged);
    const failed = judged.filter(({ result }) => result.verdict !== "AC");
    return [
      says(`${cases} cases fail`, failed.length === cases && failed.some(({ asked }) => asked.name === name)),
      says("no path leads to S", example && leastIn(rowsOf(example.board)) === "impossible"),
      says(
        "all of these and no others fail",
        judged.every((put) => is(put) === failed.includes(put)),
      ),
      says("they fail so", verdict === undefined || failed.every(({ result }) => result.verdict === verdict)),
    ];
  },
  "wrong-beyond": wrongBeyond,
  "wrong-start-idea": ({ idea, case: name, expected, found, wrong }, seen) => {
    const starts = seen.puts.flatMap(({ result: { finding } }) =>
      finding?.kind === "wrong-start" ? [finding] : [],
    );
    const put = putOn(name, seen);
    const start = put && tourIn(put)?.start;
    const isSo = ({ expected: [row, column], found: other }: (typeof starts)[number]) => {
      const by = [other[0] - row, other[1] - column].map(Math.abs).sort().join();
      switch (idea) {
        case "always-the-same":
          return other.join() === found.join();
        case "transposed":
          return other.join() === `${column},${row}`;
        case "a-move-away":
          return by === "1,2";
        default:
          // Beyond an edge, a start may come back on the other side.
          return other[0] !== row || other[1] !== column;
      }
    };
    return [
      says(`${wrong} starts are wrong`, starts.length === wrong && starts.every(isSo)),
      says(`${name} asks for this start`, start && `${start.row},${start.column}` === expected.join()),
      says(
        `its tour starts on (${found})`,
        put && put.result.finding?.kind === "wrong-start" && put.result.finding.found.join() === found.join(),
      ),
    ];
  },
  "always-no-tour": ({ case: name, wrong }, seen) => {
    const answered = seen.puts.filter(({ result }) => result.verdict === "AC" || result.verdict === "WA");
    const denied = answered.filter(denies);
    return [
      says(
        `${wrong} tours are denied`,
        denied.length === wrong && denied.some(({ asked }) => asked.name === name),
      ),
      says(
        "every answer denies",
        answered.every((put) => denies(put) || tourIn(put)?.answer === "none"),
      ),
    ];
  },
  "slow-growth": ({ sizes }, seen) => [
    says(
      `${sizes} sizes were measured`,
      new Set(seen.puts.map(({ asked }) => asked.rows * asked.columns)).size >= sizes,
    ),
  ],
  "deep-recursion": ({ file, line, cases, case: name }, seen) => {
    const reached = (put: Put) => squaresWithinOf(rowsIn(put)!)(Number.POSITIVE_INFINITY);
    const deep = seen.puts.filter(
      ({ result: { clue } }) => clue?.kind === "uncaught-error" && clue.isRecursion,
    );
    const fewest = Math.min(...deep.map(reached));
    return [
      hasLine(seen, file, line),
      says(
        `${cases} cases have too many calls, one is ${name}`,
        deep.length === cases && deep.some(({ asked }) => asked.name === name),
      ),
      says(
        "the program ends on boards with fewer squares",
        seen.puts.some((put) => reached(put) < fewest && ["AC", "WA"].includes(put.result.verdict)),
      ),
    ];
  },
  "negative-remainder": ({ file, line, quote, board, case: name }, seen) => {
    const text = seen.source(file)?.split(/\r?\n/)[line - 1];
    return [
      ...quoted(quote, text),
      says("the line takes a remainder", /%|\b(?:mod|rem)\b/i.test(text ?? "")),
      says(
        "one move leads to S, and it goes over an edge",
        leastIn(rowsOf(board)) === 1 &&
          movesBy(rowsOf(board), { overRows: ends, overColumns: ends }) === "impossible",
      ),
      says(
        `the program fails in ${name}`,
        seen.puts.some(({ asked, result }) => asked.name === name && result.verdict !== "AC"),
      ),
    ];
  },
  "second-opinion": ({ case: name, file, line }, seen) => [
    says(`it was put to ${name}`, putOn(name, seen) !== undefined),
    hasLine(seen, file, line),
  ],
  pitfall: ({ file, line, quote }, seen) => {
    const text = seen.source(file)?.split(/\r?\n/)[line - 1];
    return [...quoted(quote, text)];
  },
};

/** Says that a file has so many lines. */
export function hasLine({ source }: Seen, file: string, line: number): Statement {
  const text = source(file);
  return says(`${file} has a line ${line}`, text === undefined ? undefined : text.split("\n").length >= line);
}
