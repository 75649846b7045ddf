import { execa } from "execa";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { IS_ROOT } from "./ownership.ts";

const USERS = new URL("../../../dist/harness/run/isolation/users.js", import.meta.url);

/** Takes a user in another process, which has its own folder for temporary files, and gives it back when `use` is done. */
async function withUserOfAnother<T>(use: (user: number) => Promise<T>): Promise<T> {
  const script = `import { takeUser } from "${USERS}"; console.log(takeUser()); process.stdin.on("end", process.exit).resume();`;
  const another = execa(process.execPath, ["--input-type=module", "-e", script], {
    env: { TMPDIR: folderWith({}) },
  });
  for await (const line of another) {
    const taken = await use(Number(line));
    another.stdin.end();
    await another;
    return taken;
  }
  throw new Error("no user was taken");
}

test.skipIf(!IS_ROOT)("gradings at the same time have other users, wherever their temporary files are", () =>
  withUserOfAnother((first) =>
    withUserOfAnother(async (second) => expect(second).toBeGreaterThanOrEqual(first + 64)),
  ),
);
