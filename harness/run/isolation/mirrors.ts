import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { RunRequest } from "../outcome.ts";
import { IS_ROOT, isOpenToAll } from "./ownership.ts";
import { programPath } from "./programs.ts";
import type { SourceOf } from "./sandbox.ts";

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

/**
 * Root's own toolchains (below /root) cannot be reached by the user that root's programs run as. While root still is
 * root, they are bound to places beside the run that this user can reach, in a mount namespace of the run's own: nothing
 * is left on the machine, not even after SIGKILL, and whoever removes the run's folder meets empty files there.
 *
 * @returns what is to stand in the command line before the privileges are dropped, and where the files are after it
 */
export function mirrors({ visible, folder }: RunRequest): {
  readonly command: readonly string[];
  readonly sourceOf: SourceOf;
} {
  const closed = IS_ROOT ? visible.filter((file) => !isOpenToAll(file)) : [];
  if (closed.length === 0) return { command: [], sourceOf: (file) => file };
  const places = new Map(closed.map((file, index) => [file, path.join(folder, `mirror-${index}`)]));
  for (const [file, place] of places) {
    if (statSync(file).isDirectory()) mkdirSync(place, { recursive: true });
    else writeFileSync(place, "");
  }
  return {
    command: [
      programPath("unshare"),
      "--mount",
      "/bin/sh",
      "-c",
      BIND,
      "sh",
      String(places.size),
      ...Array.from(places).flat(),
    ],
    sourceOf: (file) => places.get(file) ?? file,
  };
}
