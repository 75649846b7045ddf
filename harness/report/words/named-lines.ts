import type { SubmissionReport, ToldFinding } from "../record/report.ts";

/** Numbers of the lines that a compiler, a crash or a cause names, by file. */
export type NamedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** Finds the numbers of the lines that are named in the file with a path. */
export function linesNamedIn(path: string, named: NamedLines): number[] {
  return Array.from(named, ([file, numbers]) => (isAt(path, file) ? [...numbers] : [])).flat();
}

/** Tests if a file that was named may be one with this path: some tools leave the folders out. */
function isAt(path: string, named: string): boolean {
  return path === named || path.endsWith(`/${named}`);
}

/** Finds all lines that are named in what is told of a submission. */
export function namedOf({ results, diagnoses }: SubmissionReport): NamedLines {
  const marks = new Map<string, Set<number>>();
  const told = [...results.flatMap(({ finding, clue }) => [finding, clue]), ...diagnoses];
  for (const { file, line } of told.flatMap((each) => (each ? (placeIn(each) ?? []) : [])))
    marks.set(file, (marks.get(file) ?? new Set()).add(line));
  return marks;
}

interface SourceLocation {
  readonly file: string;
  readonly line: number;
}

function placeIn(finding: ToldFinding): SourceLocation | undefined {
  const { place, file, line } = finding as { place?: Partial<SourceLocation> } & Partial<SourceLocation>;
  const at = place ?? { file, line };
  return typeof at.file === "string" && typeof at.line === "number" ? (at as SourceLocation) : undefined;
}
