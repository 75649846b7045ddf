import { test } from "vitest";
import { expectToldAsAlone } from "../testing/hostile-class.ts";
import { longHostileHandIns } from "../testing/hostile-hand-ins.ts";

test("hostile hand-ins that take long change nothing of what honest ones are told", () =>
  expectToldAsAlone(
    ["c-array-queue", "go-prints-path-only", "haskell-level-by-level", "python-no-wrap"],
    Object.entries(longHostileHandIns()),
  ));
