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
  // .NET.
  {
    ending: "SIGABRT",
    report:
      /(?:^|\n)(?:Out of memory\.|Unhandled exception[.:] System\.OutOfMemoryException: .*(?:\n {3}at .*)*)\s*$/i,
  },
  // Haskell.
  {
    ending: "SIGABRT",
    report: new RegExp(
      String.raw`(?:^|\n)[^ \t\n].*: internal error: Unable to commit \d+ bytes of memory\n +\(GHC version .*${TRACE}`,
    ),
  },
  // Lua.
  { ending: 1, report: /(?:^|\n)(?:\S*\/)?lua[\d.]*: not enough memory\s*$/ },
  // Pascal.
  { ending: 203, report: new RegExp(String.raw`(?:^|\n)Runtime error 203 at \$.*${TRACE}`) },
  {
    ending: 217,
    report: new RegExp(
      String.raw`(?:^|\n)An unhandled exception occurred at \$.*:\nEOutOfMemory: .*${TRACE}`,
    ),
  },
  // Perl.
  { ending: 1, report: /(?:^|\n)Out of memory(?:!| in perl:.*)\s*$/ },
  // PHP.
  {
    ending: 255,
    report:
      /(?:^|\n)(?:PHP )?Fatal error: {1,2}(?:Allowed memory size of \d+ bytes exhausted|Out of memory).* on line \d+\s*$/,
  },
  // Ada.
  {
    ending: 1,
    report:
      /(?:^|\n)raised STORAGE_ERROR : (?:System\.Memory\.Alloc: heap exhausted|object too large).*(?:\n(?:\[.*\]|0x[0-9a-f]+.*))*\s*$/,
  },
  // Fortran.
  {
    ending: 1,
    report:
      /(?:^|\n)(?:In file .*: |Operating system error: )?(?:Error allocating \d+ bytes|Cannot allocate memory|Allocation would exceed memory limit).*(?:\n\n?Error termination\. Backtrace:)?(?:\n(?:#\d|\tat |Could not print backtrace).*)*\s*$/,
  },
  // OCaml.
  {
    ending: 2,
    report:
      /(?:^|\n)Fatal error: (?:exception Out_of_memory|out of memory)(?:\n(?:Raised|Called|Re-raised) .*)*\s*$/,
  },
  // Prolog: all that it stores lies on its stacks. If it met that while it was loaded, it ends with 1.
  ...[1, 2].map((ending) => ({
    ending,
    report: /(?:^|\n)ERROR: [^\n]{0,300}Stack limit \([\d.]{1,9}[GM]b\) exceeded\n/,
  })),
  // R.
  { ending: 1, report: /(?:^|\n)Error: (?:cannot allocate|memory exhausted).*\n(?:Execution halted\s*)?$/ },
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
