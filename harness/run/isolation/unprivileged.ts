import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { RunRequest } from "../outcome.ts";
import { IS_ROOT, isOpenToAll } from "./ownership.ts";
import { programPath } from "./programs.ts";
import type { SourceOf } from "./sandbox.ts";

/** The user that root's programs run as, "nobody": root in a sandbox would still be root to the files that it sees. */
export const SANDBOX_UID = 65534;

/** Binds each first path of the pairs to the second, as many as the first argument says, then runs the rest. */
const BIND = `
pairs=$1; shift
while [ "$pairs" -gt 0 ]; do
  mount --bind "$1" "$2" || exit 1
  shift 2
  pairs=$((pairs - 1))
done
exec "$@"
`;

/** The way in which a command line becomes an unprivileged user's. */
interface Unprivileged {
  /** The user that it is started as; absent where it is ours, or takes its privileges off by itself. */
  readonly user?: number;
  /** The part of the command line before that user's. */
  readonly command: readonly string[];
  readonly sourceOf: SourceOf;
}

/**
 * Root never starts a program of a student as it is. Its own toolchains (below /root) cannot be reached by the user that
 * root's programs run as: while root still is root, they are bound to places beside the run that this user can reach, in a
 * mount namespace of the run's own. Nothing is left on the machine, not even after SIGKILL, and whoever removes the run's
 * folder meets empty files there.
 */
export function withoutPrivileges({ visible, folder }: RunRequest): Unprivileged {
  const sourceOf: SourceOf = (file) => file;
  if (!IS_ROOT) return { command: [], sourceOf };
  const closed = visible.filter((file) => !isOpenToAll(file));
  if (closed.length === 0) return { user: SANDBOX_UID, command: [], sourceOf };
  const places = new Map(closed.map((file, index) => [file, placeFor(file, index, folder)]));
  return {
    command: [
      ...[programPath("unshare"), "--mount"],
      ...["/bin/sh", "-c", BIND, "sh", String(places.size), ...Array.from(places).flat()],
      ...dropTo(SANDBOX_UID),
    ],
    sourceOf: (file) => places.get(file) ?? file,
  };
}

/** Makes an empty place in the folder of a run. That of a folder is there in the next run, and cannot be one for a file. */
function placeFor(file: string, index: number, folder: string): string {
  const isFolder = statSync(file).isDirectory();
  const place = path.join(folder, `mirror-${isFolder ? "folder" : "file"}-${index}`);
  if (isFolder) mkdirSync(place, { recursive: true });
  else writeFileSync(place, "");
  return place;
}

/** The part of a command line that makes root the user whose what follows is. */
export function dropTo(user: number): string[] {
  const id = String(user);
  return [programPath("setpriv"), "--reuid", id, "--regid", id, "--clear-groups", "--"];
}
