import { ExpectedError, StoppedError } from "../base/errors.ts";
import { placed, say } from "../base/sentence.ts";
import { caseId } from "../case/any-case.ts";
import { type GradeRequest, grade } from "../grade/grade.ts";

/**
 * Has the reference prove cases.
 *
 * @throws ExpectedError with every case that is not proved
 * @throws StoppedError if it was stopped
 */
export async function prove(request: Omit<GradeRequest, "submissions">): Promise<void> {
  const { cases, stopped } = await grade({ ...request, submissions: [] });
  if (stopped) throw new StoppedError();
  const unproven = cases.filter(({ reference }) => reference.verdict !== "AC");
  if (unproven.length === 0) return;
  throw new ExpectedError(
    unproven.map((each) =>
      placed(caseId(each), say`the reference is not accepted on this case. Type \`cavalo verify\``),
    ),
  );
}
