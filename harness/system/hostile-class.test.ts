import { test } from "vitest";
import { isAtLeast } from "../run/isolation/level.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { expectToldAsAlone } from "../testing/hostile-class.ts";
import { hostileHandIns } from "../testing/hostile-hand-ins.ts";

const { level } = await bestIsolation();

const HONEST = ["c-array-queue", "c-does-not-compile"];

/** Some of those that harm while they run, while they are read, by a manifest, by an archive and by their names. */
const OF_EACH_KIND = [
  ...["kills-all", "stays-behind", "locks-what-others-read", "includes-a-device", "own-commands"],
  ...["leads-outside", "-rf", "<script>1<\u2044script>"],
];

// Below level B some would reach this machine.
test.skipIf(!isAtLeast(level, "B"))(
  "hostile hand-ins change nothing of what honest ones are told, and leave nothing",
  async () => {
    const all = await hostileHandIns();
    await expectToldAsAlone(
      HONEST,
      OF_EACH_KIND.map((name) => [name, all[name]!]),
    );
  },
);
