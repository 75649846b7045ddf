import { userInfo } from "node:os";

/** Names the user of this machine. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In some containers, a user has no name.
    return `uid ${process.getuid?.() ?? "?"}`;
  }
}
