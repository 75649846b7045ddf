import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { LevelName } from "../run/isolation/index.ts";
import { folderWith } from "../testing/folders.ts";
import { PROBES, WORKING_LEVELS } from "../testing/levels.ts";
import { build } from "./build.ts";
import type { Manifest } from "./manifest.ts";

const probe = PROBES.get("B")!;

/** Builds a submission that brings its own commands. */
function buildWith(manifest: Manifest, files: Readonly<Record<string, string>>, level: LevelName = "B") {
  const probe = PROBES.get(level)!;
  if (!probe.works) throw new Error(probe.obstacle.reason);
  const folder = folderWith({ "sharedHome/.keep": "" });
  return build(
    { name: "own", folder: folderWith(files), problem: "lost-knight", manifest, kind: { kind: "commands" } },
    { folder, sharedHome: path.join(folder, "sharedHome"), isolation: probe.isolation },
  );
}

test.each(WORKING_LEVELS)(
  "one step after the other, each with what the last one made (level %s)",
  async (level) => {
    const build = [
      ["sh", "-c", "echo made > made.txt"],
      ["sh", "-c", "cat made.txt >> twice.txt; cat made.txt >> twice.txt"],
    ];
    const built = await buildWith({ build, run: ["sh", "twice.txt"] }, { program: "" }, level);
    const folder = built.kind === "ready" ? built.executable.visible[0]! : "";
    expect(readFileSync(path.join(folder, "twice.txt"), "utf8")).toBe("made\nmade\n");
  },
);

// These need level B.
test.skipIf(!probe.works)("building cannot read what is not the submission's", async () => {
  const secrets = folderWith({ "bin/answers": "#!/bin/sh\necho leaked >&2; exit 1\n" });
  const built = await buildWith(
    { build: [["sh", "-c", `cat '${secrets}/bin/answers' >&2 || exit 1`]], run: ["./program"] },
    { program: "" },
  );
  expect(built).toMatchObject({ kind: "compile-error", finding: { kind: "not-compiled" } });
  expect(JSON.stringify(built)).not.toContain("leaked");
});

test.skipIf(!probe.works)("a path in a manifest makes nothing readable", async () => {
  const secrets = folderWith({ "bin/answers": "" });
  const built = await buildWith({ run: [path.join(secrets, "bin", "answers")] }, { program: "" });
  expect(
    built.kind === "ready" && built.executable.visible.filter((file) => file.startsWith(secrets)),
  ).toEqual([]);
});

test.skipIf(!probe.works)("building writes into its own folder only, and what it made is there", async () => {
  const built = await buildWith(
    {
      build: [["sh", "-c", "echo made > made.txt; touch ../outside 2>/dev/null; ! touch /usr/outside"]],
      run: ["sh", "made.txt"],
    },
    { program: "" },
  );
  const folder = built.kind === "ready" ? built.executable.visible[0]! : "";
  expect(readFileSync(path.join(folder, "made.txt"), "utf8")).toBe("made\n");
  expect(existsSync(path.join(folder, "..", "outside"))).toBe(false);
});
