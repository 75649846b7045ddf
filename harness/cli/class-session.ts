import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import {
  type ClassState,
  caseSetKey,
  type ResultLine,
  type ResultSource,
  resultId,
} from "../grade/history.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";
import { studentOf } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";
import type { Io } from "./console.ts";
import { collectFrom, type Session, type SessionRequest } from "./session.ts";

interface Opened {
  readonly session: Session;
  readonly request: SessionRequest;
}

/**
 * Adds the other students of the class if the cases are not those that they were graded with: a report is of one set of
 * cases. Their programs are taken from where they were.
 *
 * @throws ExpectedError if the class has another problem, or if a program is gone
 */
export async function wholeClass(
  { session, request }: Opened,
  { results, grading }: ClassState,
  io: Io,
): Promise<Session> {
  if (grading?.samples !== (session.samples || undefined)) return session;
  refuseOtherProblem({ session, request }, results);
  const given = new Set(session.submissions.map((each) => `${each.problem}/${studentOf(each)}`));
  const problems = new Set(session.submissions.map(({ problem }) => problem));
  const outdated = results.filter(
    (line) =>
      !given.has(resultId(line)) &&
      problems.has(line.record.problem) &&
      line.basis.cases !== caseSetKey(session.cases, line.record.problem),
  );
  if (outdated.length === 0) return session;
  io.err.write(`${CATALOGUES[session.locale].words.gradedAgain(outdated.length)}\n`);
  const sources = new Map(session.submissions.map((each) => [each, session.sourceOf(each)]));
  for (const { source, lines } of bySource(outdated)) {
    for (const submission of await collectAgain({ source, lines }, { session, request }))
      sources.set(submission, source);
  }
  return {
    ...session,
    submissions: Array.from(sources.keys()),
    sourceOf: (submission) => sources.get(submission)!,
  };
}

function refuseOtherProblem({ session, request }: Opened, results: readonly ResultLine[]): void {
  const had = new Set(results.map(({ record: { problem } }) => problem));
  const other = session.submissions.find(({ problem }) => !had.has(problem));
  if (had.size === 0 || !other) return;
  throw new ExpectedError(
    `${displayPath(path.resolve(request.out!))}: this is the report of a class with the problem ${Array.from(had).join(", ")}. Use another --out for ${other.problem}`,
  );
}

interface Group {
  readonly source: ResultSource;
  readonly lines: readonly ResultLine[];
}

function bySource(outdated: readonly ResultLine[]): Group[] {
  const groups = new Map<string, Group>();
  for (const line of outdated) {
    const key = JSON.stringify(line.source);
    groups.set(key, { source: line.source, lines: [...(groups.get(key)?.lines ?? []), line] });
  }
  return Array.from(groups.values());
}

async function collectAgain({ source, lines }: Group, { session, request }: Opened): Promise<Submission[]> {
  const { root, manifests } = source;
  const own = await collectFrom([root], { ...request, manifests }, session);
  return lines.map((line) => {
    const found = own.find(
      ({ submission }) => `${submission.problem}/${studentOf(submission)}` === resultId(line),
    );
    if (found) return found.submission;
    throw new ExpectedError(
      `${displayPath(root)}: the program of ${line.student} is not there any more, and the cases have changed. ` +
        `Grade it from another folder, use another --out, or type \`cavalo forget ${line.student}\``,
    );
  });
}
