/** The grade of a student in words, one sentence a line. */
export interface GradeNote {
  /** The grade, or why there is none yet. */
  readonly title: string;
  /** Sentences on the parts of the grade, and on what is to do. */
  readonly lines: readonly string[];
  /** A sentence of the instructor's. */
  readonly comment?: string | undefined;
}

/** Shows the grade above the points: it is what counts, and may differ from them. */
export function GradeCard({ title, lines, comment }: GradeNote) {
  return (
    <div class="card grade">
      <p class="title">{title}</p>
      {lines.map((line) => (
        <p>{line}</p>
      ))}
      {comment !== undefined && <blockquote>{comment}</blockquote>}
    </div>
  );
}
