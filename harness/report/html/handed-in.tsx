import { printable, shorten } from "../../base/text.ts";
import type { PageWords } from "../catalogue/page-words.ts";
import type { HandIn, HandInFile } from "../record/hand-in.ts";
import type { SubmissionReport } from "../record/report.ts";
import { linesNamedIn, type NamedLines, namedOf } from "../words/named-lines.ts";

/** Longer lines are data, and no eye follows them. */
const LONGEST_LINE = 300;

interface HandedInProps {
  readonly handIn: HandIn | undefined;
  readonly submission: SubmissionReport;
  readonly page: PageWords;
}

/** The files of a hand-in with the numbers of their lines. Those that a compiler or a crash named are marked. */
export function HandedIn({ handIn, submission, page }: HandedInProps) {
  const marks = namedOf(submission);
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

interface FileProps extends Pick<HandedInProps, "page"> {
  readonly file: HandInFile;
  readonly isOpen: boolean;
  readonly marks: NamedLines;
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
  const marked = linesNamedIn(path, marks);
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
