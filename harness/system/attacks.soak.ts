import { test } from "vitest";
import { ATTACKS } from "../attack/attacks/index.ts";
import { isAtLeast } from "../run/isolation/level.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { expectHeld } from "./attacks.ts";

const { level } = await bestIsolation();

test.skipIf(!isAtLeast(level, "B"))("the whole battery is held as it is known to be", () =>
  expectHeld(ATTACKS),
);
