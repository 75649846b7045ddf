import path from "node:path";
import { codeAt, type ProgramSource, placeAt } from "../../base/source-line.ts";
import { excerpt, linesOf } from "../../base/text.ts";
import type { Clue } from "../../finding/index.ts";

/** The form in which a run time tells of an error that nobody caught. */
interface TraceFormat {
  /** Has a group `error`. */
  readonly error: RegExp;
  /** Has groups `file` and `line`. */
  readonly frame: RegExp;
  /** The error stands below the calls that led to it. */
  readonly upsideDown?: true;
}

const FORMATS: Readonly<Record<string, TraceFormat>> = {
  python: {
    error: /^(?<error>[A-Za-z_][\w.]*)(?::.*)?$/gm,
    frame: /^ *File "(?<file>[^"\n]+)", line (?<line>\d{1,9})/gm,
    upsideDown: true,
  },
  // Kotlin and Scala, too.
  java: {
    error: /^(?:Exception in thread "[^"\n]*" |Caused by: )(?<error>[\w.$]+)/gm,
    frame: /^[ \t]+at .*\((?<file>[^()\n:]+\.(?:java|kt|scala)):(?<line>\d{1,9})\)$/gm,
  },
  mono: {
    error: /^\[ERROR\] FATAL UNHANDLED EXCEPTION: (?<error>[\w.]+)/gm,
    frame: /^[ \t]+at .* in (?<file>(?:(?! in ).)+\.cs):(?<line>\d{1,9})/gm,
  },
  dotnet: {
    error: /^Unhandled exception[.:] (?<error>[\w.]+)/gim,
    frame: /^ {3}at .* in (?<file>(?:(?! in ).)+\.(?:cs|vb)):line (?<line>\d{1,9})/gm,
  },
  node: {
    error: /^(?<error>[A-Z][\w$]*)(?: \[\w+\])?(?::.*)?\n(?= +at )/gm,
    frame: /^ +at (?:.*\()?(?<file>[^()\n]+\.[cm]?js):(?<line>\d{1,9}):\d+\)?$/gm,
  },
  ruby: {
    error: /(?<![^\n])(?:[A-Z]:)?[^\t\n:]+\.rbw?:\d+:in .*\((?<error>[A-Z][\w:]*)\)$/gm,
    frame: /(?<![^\n])(?:\tfrom )?(?<file>(?:[A-Z]:)?[^\t\n:]+\.rbw?):(?<line>\d{1,9}):in /g,
  },
  go: {
    error: /^(?:panic|fatal error): (?<error>.+)$/gm,
    frame: /(?<![^\n])\t(?<file>[^\n]+\.go):(?<line>\d{1,9})/g,
  },
  lua: {
    error: /^(?:\S{1,200}\/)?lua[\d.]{0,8}: (?:[^\n:]{1,1000}\.lua:\d{1,9}: )?(?<error>.+)$/gm,
    frame: /(?:^|[\t ])(?<file>[^\s:][^\n\t:]{0,1000}\.lua):(?<line>\d{1,9}):/gm,
  },
  pascal: {
    error:
      /(?<error>(?<=^An unhandled exception occurred at \$[\dA-F]{1,16}:\n)\w+|^Runtime error \d{1,3}(?= at \$))/gm,
    frame: /^ {2}\$[\dA-F]{1,16} .*, {2}?line (?<line>\d{1,9}) of (?<file>.+)$/gm,
  },
  perl: {
    error: /^(?<error>\S.{0,200}?) at \S[^\n]{0,1000}\.p[lm] line \d{1,9}[.,]/gm,
    frame: / at (?<file>\S[^\n]{0,200}\.p[lm]) line (?<line>\d{1,9})/gm,
  },
  php: {
    error:
      /^(?:PHP )?Fatal error: {1,2}(?:Uncaught )?(?<error>[A-Z]\w*(?=:| in )|Allowed memory size(?= of ))/gm,
    frame: /(?: in |^#\d{1,9} )(?<file>[^\n:()]{1,200}\.php)(?::| on line |\()(?<line>\d{1,9})/gm,
  },
  ocaml: {
    error: /^Fatal error: exception (?<error>.+)$/gm,
    frame:
      /^(?:Raised|Called|Re-raised) .*\bin file "(?<file>[^"\n]+)"(?: \(inlined\))?, line (?<line>\d{1,9})/gm,
  },
  fortran: {
    error:
      /^(?:Fortran runtime error: |Error allocating |Program received signal |(?=ERROR STOP))(?<error>.+)$/gm,
    frame: /(?<![^\n])\tat (?<file>[^\n:]+):(?<line>\d{1,9})$/gm,
  },
  ada: {
    error: /^raised (?<error>[A-Z][\w.]*)(?: : .*)?$/gm,
    frame: /^0x[0-9a-f]+ \S+ at (?<file>[^\s:]+\.ad[bs]):(?<line>\d{1,9})$/gm,
  },
  prolog: {
    error:
      /^ERROR: (?:-g [^\n:]{1,300}: |[^\n:]{1,300}:\d+: user:\w+ )?(?<error>[^\n ][^\n]*)\n(?:ERROR: {2}[^\n]*\n)*(?=ERROR: In:$)/gm,
    frame:
      /^ERROR: {2,9}\[\d{1,9}\] (?:(?! at \/)[^\n])+ at (?<file>[^\n:]{1,300}\.(?:pl|pro|prolog)):(?<line>\d{1,9})$/gm,
  },
  // Before release 1.73 the message stood in quotes before the place.
  rust: {
    error: /panicked at (?:'(?=.{0,200}',)|[^\n']{1,200}:\n)(?<error>[^'\n]+)/g,
    frame: /panicked at (?:'.{0,200}', )?(?<file>[^\n:']{1,200}\.rs):(?<line>\d{1,9})/g,
  },
};

/** Errors of a recursion without an end. */
const RECURSION = /StackOverflowError|RecursionError|Maximum call stack|SystemStackError|stack overflow/;

/** The error that ended a program, and the line of its own that is nearest to it, out of a trace on standard error. */
export function traceClue(stderr: Buffer, sources: readonly ProgramSource[]): Clue | undefined {
  // Nothing but the end of a line may look like one to a pattern.
  const text = linesOf(stderr)
    .join("\n")
    .replace(/[\u2028\u2029]/g, " ");
  for (const format of Object.values(FORMATS)) {
    const found = nearestFrame(text, format, sources);
    if (!found) continue;
    const { error, source, line, isRecursion } = found;
    const code = codeAt(source, line);
    return {
      kind: "uncaught-error",
      error: excerpt(withoutPackage(error)),
      ...placeAt(source, line),
      file: excerpt(source.path),
      ...(code !== "" && { code }),
      ...(isRecursion && { isRecursion }),
    };
  }
  return undefined;
}

interface Frame {
  readonly index: number;
  readonly source: ProgramSource;
  readonly line: number;
}

interface Found extends Frame {
  readonly error: string;
  /** The line is one of many that called each other, and not that of the error. */
  readonly isRecursion: boolean;
}

function nearestFrame(
  text: string,
  { error, frame, upsideDown }: TraceFormat,
  sources: readonly ProgramSource[],
): Found | undefined {
  const errors = Array.from(text.matchAll(error), ({ 0: whole, groups, index }) => ({
    ...{ index, error: groups!.error! },
    isRecursion: RECURSION.test(whole),
  }));
  const frames = Array.from(text.matchAll(frame)).flatMap(({ groups, index }): Frame[] => {
    const source =
      sources.find((each) => isNamed(each.path, groups!.file!)) ??
      // Where it was written, the letters may be small or capital.
      sources.find((each) => isNamed(each.path.toLowerCase(), groups!.file!.toLowerCase()));
    return source ? [{ index, source, line: Number(groups!.line) }] : [];
  });
  if (upsideDown) {
    const nearest = frames.at(-1);
    const below = nearest && errors.find(({ index }) => index > nearest.index);
    return below && foundAt(nearest, below, frames);
  }
  // Of several the last one is the cause of the others. Calls that they share are told only once, above.
  const cause = errors.at(-1);
  const nearest = cause && (frames.find(({ index }) => index >= cause.index) ?? frames[0]);
  return nearest && foundAt(nearest, cause, frames);
}

function foundAt(
  nearest: Frame,
  { error, isRecursion }: Pick<Found, "error" | "isRecursion">,
  frames: readonly Frame[],
): Found {
  return { ...(isRecursion ? commonest(frames) : nearest), error, isRecursion };
}

/** Folders of a run time and of its libraries. */
const OF_LIBRARIES = /\/(?:site-packages|dist-packages|node_modules)\/|\/lib\/(?:python|ruby|swi-prolog)/;

/** Tests if a trace names a source: by its name alone, or with folders, of which some may be left out or more may be told. */
function isNamed(source: string, told: string): boolean {
  const file = path.posix.normalize(told.replaceAll("\\", "/"));
  if (OF_LIBRARIES.test(file)) return false;
  if (!file.includes("/")) return path.posix.basename(source) === file;
  return file === source || file.endsWith(`/${source}`) || `/${source}`.endsWith(`/${file}`);
}

/** The line that stands most often in a trace: a recursion without an end stops anywhere, each time elsewhere. */
function commonest(frames: readonly Frame[]): Frame {
  const counts = new Map<string, number>();
  const placeOf = ({ source, line }: Frame) => `${source.path}:${line}`;
  for (const frame of frames) counts.set(placeOf(frame), (counts.get(placeOf(frame)) ?? 0) + 1);
  return frames.reduce((most, frame) =>
    counts.get(placeOf(frame))! > counts.get(placeOf(most))! ? frame : most,
  );
}

/** `java.lang.ArithmeticException` is known as `ArithmeticException`; a sentence is left as it is. */
function withoutPackage(error: string): string {
  return /^[\w.$]+$/.test(error) ? error.slice(error.lastIndexOf(".") + 1) : error;
}
