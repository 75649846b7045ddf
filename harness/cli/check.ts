import path from "node:path";
import { fingerprint } from "../base/fingerprint.ts";
import { userCacheFolder } from "../base/user-cache.ts";
import { openRememberedStore } from "../grade/store.ts";
import { printedReport } from "../report/index.ts";
import { tell } from "../report/tell.ts";
import type { Io } from "./console.ts";
import type { CommonOptions } from "./options.ts";
import { contextOf, exitCodeOf, gradeWithProgress, openSession, type SessionRequest } from "./session.ts";

/** Grades the programs in a folder on the public cases and prints every finding in full. */
export function checkFolder([folder]: [string], options: CommonOptions, io: Io): Promise<number> {
  return check({ folders: [folder], options, publicOnly: true, trusted: true }, io);
}

/** Grades and prints every finding in full. */
export async function check(request: SessionRequest, io: Io): Promise<number> {
  const { options } = request;
  const session = await openSession(request, io);
  const store = openRememberedStore(storeFor(request));
  try {
    const keeping = store && { store, sourceOf: session.sourceOf, samples: false };
    const report = tell(await gradeWithProgress({ ...session, keeping }, io), session.locale);
    io.out.write(printedReport(options.json ? "json" : "findings", report, contextOf(io)));
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
