import { testLimits } from "./at-limits.ts";

// One that asks for its memory itself, and one whose run time does.
testLimits(["c", "javascript"], 1);
