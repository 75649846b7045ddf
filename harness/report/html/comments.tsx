import type { ComponentChildren } from "preact";

/** A comment of a grader, as the page of a student shows it. */
export interface PageComment {
  /** The case that it is on, by its name; absent if it is on none, or on one that the student may not know. */
  readonly case?: string | undefined;
  /** The place in words; absent if it is on the whole. */
  readonly place?: string | undefined;
  /** The line that it is on. */
  readonly code?: string | undefined;
  /** Sentences on the versions of the program. */
  readonly facts: readonly string[];
  readonly text: ComponentChildren;
}

interface CommentsProps {
  readonly title: string;
  readonly comments: readonly PageComment[];
}

/** All comments that stand beside nothing else of the page. */
export function Comments({ title, comments }: CommentsProps) {
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">{title}</h2>
      {comments.map((comment) => (
        <div class="card comment">
          {comment.place !== undefined && <h3>{comment.place}</h3>}
          <CommentText {...comment} />
        </div>
      ))}
    </section>
  );
}

/** The text of a comment below the line that it is on. */
export function CommentText({ code, facts, text }: PageComment) {
  return (
    <>
      {code !== undefined && <pre class="broken">{code}</pre>}
      {facts.map((fact) => (
        <p class="faint">{fact}</p>
      ))}
      {text}
    </>
  );
}
