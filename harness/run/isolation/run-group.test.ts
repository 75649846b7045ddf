import { mkdtempSync, readFileSync, rmdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SMALL_RESOURCES } from "../small-run.ts";
import { ownGroup } from "./delegation.ts";
import { makeRunGroup, runGroupsIn } from "./run-group.ts";

/** A control group that hands nothing down to those below it; undefined where we may make none. */
function undividedGroup(): string | undefined {
  const proc = (name: string) => readFileSync(`/proc/self/${name}`, "latin1");
  try {
    const own = ownGroup({ groups: proc("cgroup"), mounts: proc("mountinfo") });
    return own && mkdtempSync(path.join(own.folder, "cavalo-test-"));
  } catch {
    return undefined;
  }
}

test("no group is left of one that cannot be limited", ({ skip }) => {
  const parent = undividedGroup();
  if (parent === undefined) return skip("no control group can be made here");
  onTestFinished(() => rmdirSync(parent));
  expect(() => makeRunGroup(parent, { resources: SMALL_RESOURCES, givenBytes: 0 })).toThrow(/memory\.max/);
  expect(runGroupsIn(parent)).toEqual([]);
});
