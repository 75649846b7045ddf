import { testLimits, WITH_LIMITS } from "./at-limits.ts";

testLimits(WITH_LIMITS, 20);
