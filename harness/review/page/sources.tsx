import { printable, shorten } from "../../base/text.ts";
import type { PageWords } from "../../report/catalogue/page-words.ts";
import type { HandIn, HandInFile } from "../../report/record/hand-in.ts";
import type { SubmissionReport } from "../../report/record/report.ts";
import { linesNamedIn, type NamedLines, namedOf } from "../../report/words/named-lines.ts";

/** Longer lines are data, and no eye follows them. */
const LONGEST_LINE = 300;

interface SourcesProps {
  readonly handIn: HandIn | undefined;
  readonly submission: SubmissionReport;
  readonly page: PageWords;
}

/** All files of a hand-in, line by line. Those that a compiler, a crash or a cause names are marked. */
export function Sources({ handIn, submission, page }: SourcesProps) {
  if (!handIn) return <p class="faint">{page.noHandIn}</p>;
  const named = namedOf(submission);
  return (
    <>
      {handIn.files.map((file, at) => (
        <File file={file} isOpen={at === 0} named={named} page={page} />
      ))}
      {handIn.others > 0 && <p class="faint">{page.tooManyFiles(handIn.others)}</p>}
    </>
  );
}

interface FileProps extends Pick<SourcesProps, "page"> {
  readonly file: HandInFile;
  readonly isOpen: boolean;
  readonly named: NamedLines;
}

function File({ file: { path, bytes, text, cut }, isOpen, named, page }: FileProps) {
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
  const marked = linesNamedIn(path, named);
  return (
    <details class="file" open={isOpen || marked.length > 0}>
      <summary>{name}</summary>
      <ol class="code" data-file={path}>
        {lines.map((line, at) => (
          <li class={marked.includes(at + 1) ? "named" : undefined} tabindex={-1} data-line={at + 1}>
            <code>{shorten(printable(line), LONGEST_LINE) || "\u00a0"}</code>
          </li>
        ))}
      </ol>
      {cut && <p class="faint">{page.isCut(lines.length)}</p>}
    </details>
  );
}
