import { userInfo } from "node:os";
import type { Signature } from "../../grade/store/desk-lines.ts";

/** Signs a line with the time, and with the name of a grader or of the user of this machine. */
export function signature(by = userName()): Signature {
  return { at: new Date().toISOString(), by };
}

/** The user of this machine. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In some containers, a user has no name.
    return `uid ${process.getuid?.() ?? "?"}`;
  }
}
