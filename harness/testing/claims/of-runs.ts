import type { compileErrors, notes, runFindings, unrun } from "../../finding/run.ts";
import { isAnswered, rowsIn } from "./of-paths.ts";
import { type Claim, type Claims, nothing, quoted, type Seen, type Statement, says } from "./statement.ts";
import { lineIn, linesOf, numbersIn } from "./text.ts";
import { leastIn } from "./torus.ts";

/** Part of its limit that a program must have used before it is over it: what is missing may be missed by the measuring. */
const NEARLY = 0.9;

/** Signs that a terminal obeys, and those that a reader sees. */
const COMMANDS = /\p{Cc}\[[\d;?]*[a-z]/giu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

function quotedBy({ put }: Seen, quote: string | undefined): Statement[] {
  const { answer, errors, beside } = put?.printed ?? {};
  return quoted(quote, answer, errors, beside);
}

const ended: Claim<"exit-code" | "exit-code-forgiven"> = ({ code, quote }, seen) => [
  says(`the exit code is ${code}`, seen.put!.result.exitCode === code && code !== 0),
  ...quotedBy(seen, quote),
];

const signalled: Claim<"signal" | "signal-forgiven"> = ({ signal, quote }, seen) => [
  says(`the signal is ${signal}`, seen.put!.result.signal === signal),
  ...quotedBy(seen, quote),
];

function limitOf(seen: Seen, limit: "memoryBytes" | "outputBytes", stated: number): Statement {
  return says(`the limit is ${stated}`, seen.put!.asked.limits[limit] === stated);
}

const reread: Claim<"right-if-declared"> = ({ declared }, seen) =>
  (declared.impossible ?? []).flatMap((number) => [
    isAnswered(seen.put!, { found: number }),
    says("there is no path", leastIn(rowsIn(seen.put!)!) === "impossible"),
    says(
      `${number} is answered where there is no path only`,
      seen.puts.every(
        ({ result: { finding } }) => finding?.kind !== "wrong-number-of-moves" || finding.found !== number,
      ),
    ),
  ]);

const heard: Claim<"also-says" | "last-of-several"> = ({ kind, said, isPath, from }, seen) => {
  const text = seen.put!.printed?.answer;
  const line = from && text !== undefined ? lineIn(text, from.line) : undefined;
  const rows = rowsIn(seen.put!);
  const isRight = rows && (said === "none" ? leastIn(rows) === "impossible" : leastIn(rows) === said);
  return [
    ...quoted(from?.quote, text === undefined ? undefined : line),
    ...(typeof said === "number" ? [isAnswered(seen.put!, { found: said, ...(isPath && { isPath }) })] : []),
    ...(kind === "also-says" ? [says("another reading is right", isRight)] : []),
  ];
};

export const ofRuns: Claims<
  keyof typeof runFindings | keyof typeof unrun | keyof typeof notes | keyof typeof compileErrors
> = {
  "unreadable-answer": ({ quote, onStderr, isOneOfMany, shape, isInFile }, seen) => {
    const { printed, asked, result } = seen.put!;
    const isSilent = quote === undefined && onStderr === undefined;
    const text =
      printed && (VISIBLE.test(printed.answer) ? printed.answer : (printed.beside ?? printed.answer));
    const filled = text === undefined ? [] : linesOf(text).filter((line) => /\S/.test(line));
    const found = shape?.found;
    const widths = filled.map((line) => numbersIn(line).length);
    return [
      ...quotedBy(seen, quote),
      ...quoted(onStderr, printed?.errors),
      says(
        "nothing was printed, or what is quoted",
        isInFile || text === undefined
          ? undefined
          : (quote === undefined) === !VISIBLE.test(text.replace(COMMANDS, "")),
      ),
      says("it ended by itself", isSilent ? result.exitCode === 0 : undefined),
      says("there are other lines", isOneOfMany && text !== undefined ? filled.length > 1 : undefined),
      says(
        `${found?.rows} lines have ${found?.columns} numbers`,
        found && !shape?.isList && text !== undefined
          ? widths.filter((width) => width >= found.columns).length >= found.rows
          : undefined,
      ),
      says(
        "the board has another size",
        shape && shape.expected.rows === asked.rows && shape.expected.columns === asked.columns,
      ),
    ];
  },
  "exit-code": ended,
  "exit-code-forgiven": ended,
  signal: signalled,
  "signal-forgiven": signalled,
  "arguments-too-long": nothing,
  "input-too-large": nothing,
  "cpu-limit": ({ limitMs }, seen) => {
    const { cpuMs } = seen.put!.result.timings ?? {};
    return [
      says(`it used ${limitMs} ms`, cpuMs === undefined ? undefined : cpuMs >= NEARLY * limitMs),
      says("that is the limit", limitMs === Math.round(seen.put!.asked.limits.cpuMs * seen.timeFactor)),
    ];
  },
  "wall-limit": ({ limitMs, cpuMs, onStderr }, seen) => {
    const { wallMs, cpuMs: used } = seen.put!.result.timings ?? {};
    return [
      says(`it ran for ${limitMs} ms`, wallMs === undefined ? undefined : wallMs >= NEARLY * limitMs),
      says(
        `it had used ${cpuMs} ms`,
        cpuMs === undefined || used === undefined ? undefined : Math.abs(cpuMs - used) <= 100,
      ),
      ...quoted(onStderr, seen.put!.printed?.errors),
    ];
  },
  "waits-for-input": nothing,
  "memory-limit": ({ limitBytes }, seen) => [limitOf(seen, "memoryBytes", limitBytes)],
  "output-limit": ({ limitBytes }, seen) => [limitOf(seen, "outputBytes", limitBytes)],
  "file-size-limit": nothing,
  "space-limit": nothing,
  "not-run-too-slow": ({ timeOuts }, { puts }) => [
    says(
      `${timeOuts} cases took too long`,
      puts.filter(({ result }) => result.verdict === "TLE").length > timeOuts,
    ),
  ],
  refused: nothing,
  unstable: ({ besideMs, aloneMs, limitMs }) => [
    says("one is over the limit, and the other is not", besideMs > limitMs && aloneMs <= limitMs),
  ],

  "off-board-otherwise": nothing,
  "every-step-a-move": nothing,
  "start-left-out": nothing,
  "squares-left-out": nothing,
  "whole-from-0": (_, seen) => [
    says("0 was printed", seen.put!.printed && numbersIn(seen.put!.printed.answer).includes(0)),
  ],
  "last-of-several": heard,
  "also-says": heard,
  "right-if-declared": reread,

  "size-fixed": nothing,
  "tour-fixed": nothing,
  "start-fixed": nothing,
  "start-random": nothing,

  "not-compiled": ({ place }, seen) => {
    const line = place && seen.source(place.file)?.split(/\r?\n/)[place.line - 1];
    return [
      says(
        `the line is "${place?.code}"`,
        place?.code === undefined || line === undefined
          ? undefined
          : line.includes(place.code.replace(/…$/, "")),
      ),
    ];
  },
  "not-utf8": nothing,
  "no-program": nothing,
  "compiler-crashed": nothing,
  "compiler-over-limit": nothing,
};
