import { testLimits } from "./at-limits.ts";

testLimits(20);
