import path from "node:path";
import { fingerprint } from "../base/fingerprint.ts";
import { userCacheFolder } from "../base/user-cache.ts";
import { openRememberedStore } from "../grade/store.ts";
import { filesOf, printedReport, reportFor } from "../report/index.ts";
import { tell } from "../report/tell.ts";
import { openReportFolder } from "../report/write.ts";
import type { Io } from "./console.ts";
import type { CommonOptions } from "./options.ts";
import {
  contextOf,
  exitCodeOf,
  fitted,
  gradeWithProgress,
  openSession,
  type SessionRequest,
} from "./session.ts";

/** Grades the programs in a folder on the public cases and prints every finding in full. */
export function checkFolder([folder]: [string], options: CheckOptions, io: Io): Promise<number> {
  const out = options.report && options.out;
  return check({ folders: [folder], options, publicOnly: true, trusted: true, out }, io);
}

interface CheckOptions extends CommonOptions {
  readonly out?: string;
}

/** Grades and prints every finding in full. */
export async function check(request: SessionRequest, io: Io): Promise<number> {
  const { options, out } = request;
  const opened = await openSession(request, io);
  const session = fitted(opened, await opened.measure());
  const reports = out === undefined ? undefined : openReportFolder(out);
  const store = openRememberedStore(storeFor(request));
  try {
    const keeping = store && { store, sourceOf: session.sourceOf, samples: false };
    const context = contextOf(io, options);
    const graded = tell(await gradeWithProgress({ ...session, keeping }, io), session.locale);
    const report = reportFor("student", graded, context);
    io.out.write(printedReport(options.json ? "json" : "findings", report, context));
    reports?.write(filesOf(options.report ?? [], report, context));
    reports?.close();
    return exitCodeOf(report);
  } finally {
    store?.close();
  }
}

/** A folder of the user's own: a continuous integration that keeps the repository keeps nothing of it. */
function storeFor({ folders }: SessionRequest): string {
  const place = fingerprint(folders.map((each) => path.resolve(each))).slice(0, 16);
  return path.join(userCacheFolder(), "check", place);
}
