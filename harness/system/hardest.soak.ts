import { test } from "vitest";
import { expectHardForAll } from "../testing/published-boards.ts";

test(
  "all wrong ideas together pass on no larger part of our ten boards than of those of the assignment",
  expectHardForAll,
);
