import { test } from "vitest";
import { isAtLeast } from "../run/isolation/level.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { expectToldAsAlone } from "../testing/hostile-class.ts";
import { hostileHandIns } from "../testing/hostile-hand-ins.ts";
import { ofThisTurn } from "../testing/turns.ts";

const { level } = await bestIsolation();
const hostile = ofThisTurn(Object.entries(await hostileHandIns()), 4);

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
  "hostile hand-ins change nothing of what honest ones are told, and leave nothing",
  () => expectToldAsAlone(HONEST, hostile),
);
