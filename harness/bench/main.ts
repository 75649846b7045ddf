import { benchFairness } from "./fairness.ts";
import { benchGrading } from "./grading.ts";
import { benchOverhead } from "./overhead.ts";

// What is measured first is the memory of a process that has done nothing before.
await benchGrading();
await benchOverhead();
await benchFairness();
