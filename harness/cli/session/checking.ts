import path from "node:path";
import { fingerprint } from "../../base/fingerprint.ts";
import { userCacheFolder } from "../../base/user-cache.ts";
import { caseFilesAt } from "../../case/case-folders.ts";
import { askedRecord } from "../../grade/record/asked-record.ts";
import { openRememberedStore, type Store } from "../../grade/store/store.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { type FailureStyle, type FailureTeller, failureTeller } from "../../report/failures.ts";
import { checkLines } from "../../report/findings.ts";
import { filesOf, loadFormats, printedReport, reportFor } from "../../report/index.ts";
import { studentFile } from "../../report/record/file-names.ts";
import type { FormatName } from "../../report/record/names.ts";
import type { Report } from "../../report/record/report.ts";
import { tell, tellAsked } from "../../report/tell.ts";
import { openReportFolder } from "../../report/write.ts";
import { withoutData } from "../../submission/find/hand-ins.ts";
import { studentOf } from "../../submission/student.ts";
import type { Io } from "../console/console.ts";
import { draftOn } from "../console/draft.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { gradeWithProgress } from "./grading-progress.ts";
import { keepWay } from "./keep-way.ts";
import { contextOf, exitCodeOf, fitted, openSession, type Session, type SessionRequest } from "./session.ts";

export interface CheckRequest extends SessionRequest {
  /** Formats to write into the folder of the report. */
  readonly formats?: readonly FormatName[];
  /** Runs the cases first that failed in the last check. */
  readonly failedFirst?: boolean | undefined;
  /** A line that is printed before everything else. */
  readonly heading?: string | undefined;
  /** Writes a way of asking that is found into the manifest of the program. */
  readonly keep?: boolean | undefined;
  /** True if the findings of a check that was stopped are not printed. */
  readonly silentIfStopped?: boolean | undefined;
}

export interface Checked {
  readonly exitCode: number;
  /** The page of the program, if one was written. */
  readonly page?: string;
}

/** Checks of one folder, one after the other. Each keeps for the next one what it has run and found out. */
export interface Checking {
  check(io: Io): Promise<Checked>;
  close(): void;
}

/** More lines about findings of one kind would hide the others. */
const MOST_OF_KIND = 3;

/** Checks once, and prints every finding. */
export async function check(request: CheckRequest, io: Io): Promise<number> {
  const checking = openChecking(request);
  try {
    return (await checking.check(io)).exitCode;
  } finally {
    checking.close();
  }
}

export function openChecking(request: CheckRequest): Checking {
  const store = openRememberedStore(storeFor(request));
  let earlier: Session | undefined;
  let { caseFiles } = request;
  return {
    async check(io) {
      try {
        earlier = await openSession({ ...request, caseFiles, earlier }, io);
      } catch (error) {
        // A mistake in them may be mended before the next check.
        caseFiles = caseFilesAt(request.options.cases);
        throw error;
      }
      const session = { ...earlier, submissions: withoutData(earlier.submissions) };
      return checkSession(fitted(session, await session.measure()), { request, store }, io);
    },
    close: () => store?.close(),
  };
}

/** Prints failures as soon as they are certain, and the rest when all runs have been judged together. */
async function checkSession(
  session: Session,
  { request, store }: { readonly request: CheckRequest; readonly store: Store | undefined },
  io: Io,
): Promise<Checked> {
  const { options, out, formats = [], failedFirst, heading, keep, silentIfStopped } = request;
  const { locale, sourceOf, signal } = session;
  const context = contextOf(io, options);
  const style: FailureStyle = { ...context, mostOfKind: MOST_OF_KIND };
  const reports = out === undefined ? undefined : openReportFolder(out);
  if (heading !== undefined && !options.json) io.out.write(`${heading}\n`);
  const teller = options.json ? undefined : tellerFor(session, style);
  const draft = draftOn(io.out);
  const failed = failedFirst && store ? lastFailures(store, session) : new Set<string>();
  const keeping = store && { store, sourceOf, samples: false };
  const record = await gradeWithProgress(
    { ...session, keeping, first: (_, asked) => failed.has(asked.name) },
    io,
    teller && { onFailure: teller.tellEarly, show: draft.write },
  );
  if (silentIfStopped && signal?.aborted) return { exitCode: EXIT_CODES.stopped };
  const report = reportFor("student", tell(record, locale), context);
  if (options.json) io.out.write(printedReport("json", report, context));
  else {
    // What was told early is told again in its place, if it still holds.
    const isFresh = !signal?.aborted && draft.wipe();
    io.out.write(`${checkLines(report, style, isFresh ? undefined : teller).join("\n")}\n`);
  }
  const [graded] = session.submissions;
  if (keep && graded) keepWay(record.submissions[0]!, path.join(request.folders[0]!, graded.inner ?? ""), io);
  await reports?.write(filesOf(await loadFormats(formats), report, context));
  reports?.close();
  const exitCode = exitCodeOf(report);
  return out !== undefined && formats.includes("html")
    ? { exitCode, page: pageIn(out, report) }
    : { exitCode };
}

/** A teller for the only program; the failures of several would be mixed. */
function tellerFor({ submissions, cases, locale }: Session, style: FailureStyle): FailureTeller | undefined {
  const [only, ...others] = submissions;
  if (!only || others.length > 0) return undefined;
  const caseNamed = (name: string) => {
    const asked = cases.find((each) => each.problem === only.problem && each.name === name);
    return asked && tellAsked(askedRecord(asked), locale);
  };
  return failureTeller(caseNamed, CATALOGUES[locale], style);
}

/** Names of the cases that failed in the last check. */
function lastFailures(store: Store, { submissions }: Session): Set<string> {
  const results = submissions.flatMap(
    (submission) => store.known.history.of(studentOf(submission)).at(-1)?.record.results ?? [],
  );
  return new Set(results.filter(({ attempt }) => attempt.verdict !== "AC").map((result) => result.case));
}

/** A folder of the user's own: a continuous integration that keeps the repository keeps nothing of it. */
function storeFor(request: SessionRequest): string {
  return path.join(cacheFor(request), "store");
}

/** The folder in the user's cache for checks of these programs. */
export function cacheFor({ folders }: Pick<SessionRequest, "folders">): string {
  const place = fingerprint(folders.map((each) => path.resolve(each))).slice(0, 16);
  return path.join(userCacheFolder(), "check", place);
}

function pageIn(out: string, { submissions }: Report): string {
  return path.resolve(out, studentFile(submissions[0]!.name));
}
