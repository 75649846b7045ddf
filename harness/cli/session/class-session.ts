import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import { caseSetKey } from "../../grade/store/grading-line.ts";
import {
  type ClassHistory,
  type ResultLine,
  type ResultSource,
  resultId,
} from "../../grade/store/history.ts";
import { judgingVersion, sourcesFingerprint } from "../../grade/task/keys.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { studentOf } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Io } from "../console/console.ts";
import { collectFrom } from "./collect-hand-ins.ts";
import type { Session, SessionRequest } from "./session.ts";

interface ClassSession {
  readonly session: Session;
  readonly request: SessionRequest;
  /** The student whose program counts as it is given, even if another one was handed in later. */
  readonly again: string | undefined;
}

/**
 * Makes a grading one of the whole class, as far as that is needed: a report is of one set of cases and of one way to judge.
 * Other students' programs are taken from where they were. A program that its student has replaced does not come back.
 *
 * @throws ExpectedError if the class has another problem, or if a program is gone and the cases have changed
 */
export async function wholeClass(opened: ClassSession, history: ClassHistory, io: Io): Promise<Session> {
  const { session } = opened;
  const { results, grading } = history.state;
  if (grading?.samples !== (session.samples || undefined)) return session;
  refuseOtherProblem(opened, results);
  const { words } = CATALOGUES[session.locale];
  const replaced: Submission[] = [];
  for (const each of session.submissions) {
    if (await isReplaced(each, opened, history)) replaced.push(each);
  }
  for (const each of replaced) io.err.write(`${words.replaced(printable(studentOf(each)))}\n`);
  const left = session.submissions.filter((each) => !replaced.includes(each));
  const given = new Set(left.map(idOf));
  const problems = new Set(session.submissions.map(({ problem }) => problem));
  const wanted = new Set(replaced.map(idOf));
  const outdated = results.filter(
    (line) => !given.has(resultId(line)) && problems.has(line.record.problem) && isOutdated(line, session),
  );
  const others = results.filter((line) => wanted.has(resultId(line)) || outdated.includes(line));
  if (outdated.length > 0) io.err.write(`${words.gradedAgain(outdated.length)}\n`);
  const sources = new Map(left.map((each) => [each, session.sourceOf(each)]));
  for (const group of bySource(others)) {
    for (const submission of await collectAgain(group, opened, io)) sources.set(submission, group.source);
  }
  return {
    ...session,
    submissions: Array.from(sources.keys()),
    sourceOf: (submission) => sources.get(submission)!,
  };
}

/** Tests if a program was graded before, and its student has handed in another one since. */
async function isReplaced(
  submission: Submission,
  { again }: ClassSession,
  history: ClassHistory,
): Promise<boolean> {
  const student = studentOf(submission);
  const own = history.of(student).filter(({ record }) => record.problem === submission.problem);
  const last = own.at(-1);
  if (!last || again === student) return false;
  const sources = await sourcesFingerprint(submission);
  return last.basis.sources !== sources && own.some(({ basis }) => basis.sources === sources);
}

function isOutdated({ basis, record: { problem } }: ResultLine, { cases }: Session): boolean {
  return basis.judging !== judgingVersion() || basis.cases !== caseSetKey(cases, problem);
}

function idOf(submission: Submission): string {
  return `${submission.problem}/${studentOf(submission)}`;
}

function refuseOtherProblem({ session, request }: ClassSession, results: readonly ResultLine[]): void {
  const had = new Set(results.map(({ record: { problem } }) => problem));
  const other = session.submissions.find(({ problem }) => !had.has(problem));
  if (had.size === 0 || !other) return;
  const place = displayPath(path.resolve(request.out!));
  const names = Array.from(had).join(", ");
  throw new ExpectedError(
    say`${place}: this is the report of a class with the problem ${names}. Use another --out for ${other.problem}`,
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

async function collectAgain(
  { source, lines }: Group,
  { session, request }: ClassSession,
  io: Io,
): Promise<Submission[]> {
  const { root, manifests } = source;
  // A folder that is gone matters only if something must be run.
  const own = await collectFrom([root], { ...request, manifests }, { ...session, io }).catch(
    (error: unknown) => {
      if (error instanceof ExpectedError) return [];
      throw error;
    },
  );
  return lines.flatMap((line) => {
    const found = own.find(({ submission }) => idOf(submission) === resultId(line));
    if (found) return [found.submission];
    if (line.basis.cases === caseSetKey(session.cases, line.record.problem)) return [];
    const { student } = line;
    throw new ExpectedError(
      say`${displayPath(root)}: the program of ${student} is not there any more, and the cases have changed. Grade it from another folder, use another --out, or type \`cavalo forget ${student}\``,
    );
  });
}
