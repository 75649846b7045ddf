import { printable } from "../../base/text.ts";
import type { StandingComment } from "../../class/by-hand/by-hand.ts";
import type { PageWords } from "../../report/catalogue/page-words.ts";
import type { HandIn, HandInFile } from "../../report/record/hand-in.ts";
import type { SubmissionReport } from "../../report/record/report.ts";
import { linesNamedIn, type NamedLines, namedOf } from "../../report/words/named-lines.ts";
import { type ByHandProps, CommentForm, Remark } from "./by-hand-card.tsx";
import { LineText, sourceLines, textLines } from "./source-lines.tsx";

/** Nobody reads more lines of a program at a desk, and a browser would show them slowly. */
const MOST_LINES = 3000;

interface SourcesProps {
  readonly handIn: HandIn | undefined;
  readonly submission: SubmissionReport;
  readonly page: PageWords;
  readonly byHand: ByHandProps;
}

/** All files of a hand-in, line by line, with the comments on them. Lines that a compiler, a crash or a cause names are marked. */
export function Sources({ handIn, submission, page, byHand }: SourcesProps) {
  if (!handIn) return <p class="faint">{page.noHandIn}</p>;
  const named = namedOf(submission);
  const { problem } = submission;
  let room = MOST_LINES;
  const roomFor = ({ text = "" }: HandInFile) => {
    const most = room;
    room = Math.max(0, room - textLines(text).length);
    return most;
  };
  const comments = byHand.byHand.comments.filter(({ on }) => on.kind === "line" && on.problem === problem);
  return (
    <>
      {handIn.files.map((file, at) => (
        <File
          {...{ file, named, page, problem, byHand }}
          isOpen={at === 0}
          most={roomFor(file)}
          comments={comments.filter(({ on }) => on.kind === "line" && on.file === file.path)}
        />
      ))}
      {handIn.others > 0 && <p class="faint">{page.tooManyFiles(handIn.others)}</p>}
    </>
  );
}

interface FileProps extends Pick<SourcesProps, "page" | "byHand"> {
  readonly problem: string;
  readonly file: HandInFile;
  readonly isOpen: boolean;
  /** Most lines that are shown. */
  readonly most: number;
  readonly named: NamedLines;
  readonly comments: readonly StandingComment[];
}

function File({
  file: { path, bytes, text, cut },
  isOpen,
  most,
  named,
  comments,
  page,
  ...props
}: FileProps) {
  const { byHand, problem } = props;
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
  const lines = sourceLines(text, path, most);
  const isCut = cut || textLines(text).length > lines.length;
  const marked = linesNamedIn(path, named);
  const elsewhere = comments.filter((each) => (lineOf(each) ?? Infinity) > lines.length);
  return (
    <details class="file" open={isOpen || marked.length > 0 || comments.length > 0}>
      <summary>{name}</summary>
      {elsewhere.map((comment) => (
        <Remark comment={comment} words={byHand.words} />
      ))}
      <ol class="code" data-person={byHand.person} data-problem={problem} data-file={path}>
        {lines.map((line, at) => (
          <>
            <li class={marked.includes(at + 1) ? "line named" : "line"} tabindex={-1} data-line={at + 1}>
              <LineText line={line} />
            </li>
            {comments
              .filter((each) => lineOf(each) === at + 1)
              .map((comment) => (
                <li class="remarks">
                  <Remark comment={comment} words={byHand.words} />
                </li>
              ))}
          </>
        ))}
      </ol>
      {isCut && <p class="faint">{page.isCut(lines.length)}</p>}
    </details>
  );
}

/** The line under which a comment stands today; undefined if its line is gone. */
function lineOf({ on, now }: StandingComment): number | undefined {
  if (on.kind !== "line" || now?.kind === "not-found") return undefined;
  return now?.kind === "moved" ? now.line : on.line;
}

/** The form for a comment on a line, which the script puts under the line. */
export function LineCommentTemplate(props: ByHandProps) {
  return (
    <template id="line-comment">
      <li class="remarks">
        <CommentForm {...props} on={{ kind: "line", problem: "", file: "", line: 1 }} />
      </li>
    </template>
  );
}
