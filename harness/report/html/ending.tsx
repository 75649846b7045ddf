import type { ToldFinding } from "../record/report.ts";
import { endingOf } from "../words/ending.ts";
import { BoardDrawing } from "./board.tsx";
import { Failures, type SectionProps } from "./failures.tsx";
import { asSentence } from "./parts.tsx";
import { exampleScene } from "./scenes.ts";

/** Everything that is told of a submission below its points: causes or the first failure, notices, and the rest. */
export function Ending({ isGraded, ...props }: SectionProps & { readonly isGraded: boolean }) {
  const { submission, catalogue } = props;
  const { words, page } = catalogue;
  const told = endingOf(submission, words);
  const causes = told.flatMap((each) => (each.kind === "cause" ? [each.finding] : []));
  const notices = told.flatMap((each) =>
    each.kind === "notice" && each.part === "next" ? [each.finding] : [],
  );
  const sayingsIn = (part: "first" | "rest") =>
    isGraded ? told.flatMap((each) => ("saying" in each && each.part === part ? [each.saying] : [])) : [];
  const first = sayingsIn("first");
  const rest = sayingsIn("rest");
  const all = [...first, ...rest];
  return (
    <>
      {causes.length > 0 && (
        <section aria-labelledby="causes">
          <h2 id="causes">{page.causes}</h2>
          {causes.map((cause) => (
            <Cause cause={cause} page={page} />
          ))}
        </section>
      )}
      <Failures {...props} id="happened" heading={page.happened} sayings={first} all={all} />
      {notices.length > 0 && (
        <section aria-labelledby="notices">
          <h2 id="notices">{page.alsoNote}</h2>
          {notices.map((notice) => (
            <p class="card">{asSentence(notice.message, notice)}</p>
          ))}
        </section>
      )}
      <Failures
        {...props}
        id="others"
        heading={first.length > 0 ? page.alsoHappened : page.happened}
        sayings={rest}
        all={all}
      />
    </>
  );
}

function Cause({
  cause,
  page,
}: {
  readonly cause: ToldFinding;
  readonly page: SectionProps["catalogue"]["page"];
}) {
  const example = exampleScene(cause);
  return (
    <div class="card cause">
      <h3>{cause.kind === "second-opinion" ? page.secondOpinion : page.cause}</h3>
      <p>{asSentence(cause.message, cause)}</p>
      {example && (
        <div class="drawing">
          <BoardDrawing {...example} title={page.board(example.rows, example.columns)} />
        </div>
      )}
    </div>
  );
}

/** The reasons why wrong answers have points. */
export function PointsNotices({ submission, catalogue }: Pick<SectionProps, "submission" | "catalogue">) {
  return endingOf(submission, catalogue.words).flatMap((told) =>
    told.part === "points" && "finding" in told ? <p>{asSentence(told.finding.message)}</p> : [],
  );
}
