import { printable } from "../../base/text.ts";
import type { PageWords } from "../../report/catalogue/page-words.ts";
import type { HandInFile } from "../../report/record/hand-in.ts";
import { lineDiff } from "../line-diff.ts";
import type { VersionWords } from "../words/versions.ts";
import { LineText, type SourceLine, sourceLines, textLines } from "./source-lines.tsx";

/** Nobody reads more changes at once, and a browser would show them slowly. */
const MOST_ROWS = 2000;

interface FileDiffProps {
  /** Absent if the file is new. */
  readonly before: HandInFile | undefined;
  /** Absent if the file is gone. */
  readonly after: HandInFile | undefined;
  readonly words: VersionWords;
  readonly page: PageWords;
}

/** The changes of one file, with signs, so that no colour is needed. */
export function FileDiff({ before, after, words, page }: FileDiffProps) {
  const path = (after ?? before)!.path;
  const name = <code>{printable(path)}</code>;
  const told = (text: string) => (
    <p class="file">
      {name} <span class="faint">{text}</span>
    </p>
  );
  const state = before ? (after ? undefined : words.removedFile) : words.newFile;
  if ([before, after].some((file) => file && file.text === undefined)) return told(state ?? page.notText);
  if (before?.text === after?.text) return told(words.sameFile);
  const [old, now] = [before, after].map((file) => (file ? textLines(file.text!) : [])) as [
    string[],
    string[],
  ];
  const rows = lineDiff(old, now);
  const coloured = [before, after].map((file) =>
    file ? sourceLines(file.text!, path, Number.POSITIVE_INFINITY) : [],
  ) as [readonly SourceLine[], readonly SourceLine[]];
  const count = (sign: string) => rows.filter((row) => "sign" in row && row.sign === sign).length;
  return (
    <details class="file" open>
      <summary>
        {name} <span class="faint">{words.lines(count("+"), count("-"))}</span> {state}
      </summary>
      <ol class="code diff" tabindex={0}>
        {rows.slice(0, MOST_ROWS).map((row) =>
          "same" in row ? (
            <li class="gap">… {words.sameLines(row.same)}</li>
          ) : (
            <li class={SIDES[row.sign]} data-number={row.after ?? row.before}>
              <span class="sign">{row.sign === "-" ? "−" : row.sign}</span>
              <LineText
                line={row.after === undefined ? coloured[0][row.before! - 1]! : coloured[1][row.after - 1]!}
              />
            </li>
          ),
        )}
      </ol>
      {rows.length > MOST_ROWS && <p class="faint">{words.moreLines(rows.length - MOST_ROWS)}</p>}
    </details>
  );
}

const SIDES = { "+": "added", "-": "removed", " ": "kept" } as const;
