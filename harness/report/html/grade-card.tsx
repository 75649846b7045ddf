import type { PageWords } from "../catalogue/page-words.ts";
import type { PageComment } from "./comments.tsx";
import { PointsBar } from "./parts.tsx";

/** The grade of a student in words, one sentence a line. */
export interface GradeNote {
  /** The grade, or why there is none yet. */
  readonly title: string;
  /** Sentences on the parts of the grade, and on what is to do. */
  readonly lines: readonly string[];
  /** A sentence of the instructor's. */
  readonly comment?: string | undefined;
  /** Points by a rubric, those of the programs first; absent if there is no rubric, or if it is not marked. */
  readonly rubric?: readonly RubricRow[];
  /** Comments of graders. */
  readonly comments: { readonly title: string; readonly all: readonly PageComment[] };
}

/** An item of a rubric with the points that it earned. */
export interface RubricRow {
  readonly title: string;
  readonly earned: number;
  readonly possible: number;
  /** Title of the level. */
  readonly level?: string | undefined;
}

/** Shows the grade above the points: it is what counts, and may differ from them. */
export function GradeCard({ note, page }: { readonly note: GradeNote; readonly page: PageWords }) {
  const { title, lines, comment, rubric = [] } = note;
  return (
    <div class="card grade">
      <p class="title">{title}</p>
      {rubric.length > 0 && (
        <ul class="groups">
          {rubric.map((row) => (
            <li>
              <span>
                {row.title} {row.level !== undefined && <span class="faint">{row.level}</span>}
              </span>
              <PointsBar {...row} />
              <span class="number">
                {page.number(row.earned)} / {page.number(row.possible)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lines.map((line) => (
        <p>{line}</p>
      ))}
      {comment !== undefined && <blockquote>{comment}</blockquote>}
    </div>
  );
}
