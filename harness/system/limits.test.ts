import { testLimits } from "./at-limits.ts";

// The soak has programs in others, whose run times hold memory back.
testLimits(["c"], 1);
