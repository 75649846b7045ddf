import { IS_WINDOWS } from "../base/windows.ts";
import type { Conclusion } from "./isolation/level.ts";
import type { End, RunRequest } from "./outcome.ts";

/** A run time that ends a program because it was refused memory. */
interface RefusedMemory {
  /** Signal or exit code that it ends the program with. */
  readonly ending: string | number;
  /** Report of an error that nobody caught, at the end of standard error. */
  readonly report: RegExp;
}

/** Ends of a program that gives itself up: libraries of C on Windows, and Node there, end it with a code. */
const ABORTS: readonly (string | number)[] = IS_WINDOWS ? ["SIGABRT", 3, 134] : ["SIGABRT"];

/** Lines of a trace below the report, and line ends. */
const TRACE = String.raw`(?:\n(?:[ \t].*)?)*$`;

/** A limit of the run time's own, as that of a heap, is one that we gave it. */
const REFUSED_MEMORY: readonly RefusedMemory[] = [
  // C++.
  {
    ending: "SIGABRT",
    report: new RegExp(
      String.raw`(?:^|\n)terminate called after throwing an instance of 'std::bad_alloc'${TRACE}`,
    ),
  },
  // Python. One that comes with words was raised by a program, or by the parser.
  {
    ending: 1,
    report:
      /(?:^|\n)Traceback \(most recent call last\):(?:\n[ \t].*)+\n(?:MemoryError|numpy\.[\w.]+\._ArrayMemoryError: .*)\s*$/,
  },
  // Java and Kotlin. A thread that cannot be created met another limit.
  {
    ending: 1,
    report: new RegExp(
      String.raw`(?:^|\n)(?:Exception in thread "[^"\n]*" |Exception: )java\.lang\.OutOfMemoryError(?!: unable to create).*${TRACE}`,
    ),
  },
  // Node: the heap, and what lies beside it.
  {
    ending: "SIGABRT",
    report:
      /(?:^|\n)FATAL ERROR: .* - JavaScript heap out of memory(?:\n(?:-+ Native stack trace -+| *\d+: 0x.*)?)*$/,
  },
  {
    ending: 1,
    report: /(?:^|\n)RangeError: Array buffer allocation failed(?:\n {4}at .*)*\n\nNode\.js v\S+\s*$/,
  },
  // Rust.
  {
    ending: "SIGABRT",
    report: /(?:^|\n)memory allocation of \d+ bytes failed(?:\nnote: run with `RUST_BACKTRACE=1` .*)?\s*$/,
  },
  // Go, which prints the traces of all its threads.
  {
    ending: 2,
    report:
      /(?:^|\n)fatal error: (?:runtime: )?(?:out of memory|cannot allocate memory).*\n\n(?:runtime stack:|goroutine \d)/,
  },
  // Mono.
  {
    ending: 1,
    report: new RegExp(
      String.raw`(?:^|\n)\[ERROR\] FATAL UNHANDLED EXCEPTION: System\.OutOfMemoryException: .*${TRACE}`,
    ),
  },
  // Haskell.
  {
    ending: "SIGABRT",
    report: new RegExp(
      String.raw`(?:^|\n)[^ \t\n].*: internal error: Unable to commit \d+ bytes of memory\n +\(GHC version .*${TRACE}`,
    ),
  },
  // Ruby.
  {
    ending: 1,
    report: new RegExp(String.raw`(?:^|\n)[^ \t\n].*: failed to allocate memory \(NoMemoryError\)${TRACE}`),
  },
];

/**
 * Part of its limit that a program has at least when it is refused more, as most do that grow: a list that is full is copied
 * into one of twice its size.
 */
const LEAST_PART = 1 / 3;

/**
 * Tells if a program ended because of its memory limit: it had more than that, or it had much of it, and its run time ended
 * it because it was refused more. Words alone are no sign: programs print any, raise any error, and compilers quote them.
 *
 * @param complaint its standard error
 */
export function isOverMemory(
  { end, peakMemoryBytes = 0 }: Conclusion,
  { limits, resources, onlyMeasured = false }: Pick<RunRequest, "limits" | "onlyMeasured" | "resources">,
  complaint: string,
): boolean {
  if (peakMemoryBytes > resources.peakBytes) return true;
  const hadMuch = peakMemoryBytes > LEAST_PART * limits.memoryBytes;
  return hadMuch && !onlyMeasured && wasRefused(end, complaint);
}

function wasRefused(end: End, complaint: string): boolean {
  const ended = end.kind === "exited" ? end.code : end.kind === "signalled" ? end.signal : undefined;
  const isEndedBy = (ending: string | number) =>
    ending === "SIGABRT" && ended !== undefined ? ABORTS.includes(ended) : ending === ended;
  return REFUSED_MEMORY.some(({ ending, report }) => isEndedBy(ending) && report.test(complaint));
}
