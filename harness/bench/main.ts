import { benchFairness } from "./fairness.ts";
import { benchGrading } from "./grading.ts";
import { benchOverhead } from "./overhead.ts";
import { benchStore } from "./store.ts";

// Memory is measured first, in a process that has done nothing before.
await benchGrading();
await benchOverhead();
await benchStore();
await benchFairness();
