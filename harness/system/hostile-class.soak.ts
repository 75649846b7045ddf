import { test } from "vitest";
import { isAtLeast } from "../run/isolation/level.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { expectToldAsAlone } from "../testing/hostile-class.ts";
import { hostileHandIns, longHostileHandIns } from "../testing/hostile-hand-ins.ts";

const { level } = await bestIsolation();

const HONEST = [
  "c-array-queue",
  "c-does-not-compile",
  "c-endless-loop",
  "java-original",
  "javascript-two-ends",
  "python-no-wrap",
];

// Below level B some would reach this machine.
test.skipIf(!isAtLeast(level, "B"))(
  "no hostile hand-in changes what honest ones are told, or leaves anything",
  async () => expectToldAsAlone(HONEST, Object.entries(await hostileHandIns())),
);

test("hostile hand-ins that take long change nothing of what honest ones are told", () =>
  expectToldAsAlone(
    ["c-array-queue", "go-prints-path-only", "haskell-level-by-level", "python-no-wrap"],
    Object.entries(longHostileHandIns()),
  ));
