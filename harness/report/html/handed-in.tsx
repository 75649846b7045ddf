import { printable, shorten } from "../../base/text.ts";
import type { PageWords } from "../catalogue/page-words.ts";
import type { HandIn, HandInFile } from "../record/hand-in.ts";
import type { SubmissionReport, ToldFinding } from "../record/report.ts";

/** Longer lines are data, and no eye follows them. */
const LONGEST_LINE = 300;

interface HandedInProps {
  readonly handIn: HandIn | undefined;
  readonly submission: SubmissionReport;
  readonly page: PageWords;
}

/** The files of a hand-in with the numbers of their lines. Those that a compiler or a crash named are marked. */
export function HandedIn({ handIn, submission, page }: HandedInProps) {
  const marks = marksOf(submission);
  return (
    <section aria-labelledby="handed-in">
      <h2 id="handed-in">{page.handIn}</h2>
      {!handIn && <p class="faint">{page.noHandIn}</p>}
      {handIn?.files.map((file, at) => (
        <File file={file} isOpen={at === 0} marks={marks} page={page} />
      ))}
      {handIn && handIn.others > 0 && <p class="faint">{page.tooManyFiles(handIn.others)}</p>}
    </section>
  );
}

/** Numbers of the lines that are named, by file. */
type Marks = ReadonlyMap<string, ReadonlySet<number>>;

interface FileProps extends Pick<HandedInProps, "page"> {
  readonly file: HandInFile;
  readonly isOpen: boolean;
  readonly marks: Marks;
}

function File({ file: { path, bytes, text, cut }, isOpen, marks, page }: FileProps) {
  const name = (
    <>
      <code>{printable(path)}</code> {bytes !== undefined && <span class="faint">{page.size(bytes)}</span>}
    </>
  );
  if (text === undefined)
    return (
      <p class="file">
        {name} {bytes !== undefined && <span class="faint">{page.notText}</span>}
      </p>
    );
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const marked = Array.from(marks, ([file, numbers]) => (isAt(path, file) ? [...numbers] : [])).flat();
  return (
    <details class="file" open={isOpen || marked.length > 0}>
      <summary>{name}</summary>
      <pre class="source" tabindex={0}>
        {lines.map((line, at) => {
          const shown = shorten(printable(line), LONGEST_LINE);
          return (
            <span>
              {marked.includes(at + 1) ? <mark>{shown}</mark> : shown}
              {"\n"}
            </span>
          );
        })}
      </pre>
      {cut && <p class="faint">{page.isCut(lines.length)}</p>}
    </details>
  );
}

/** Tests if a file that was named may be one with this path: some tools leave the folders out. */
function isAt(path: string, named: string): boolean {
  return path === named || path.endsWith(`/${named}`);
}

function marksOf({ results, diagnoses }: SubmissionReport): Marks {
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
