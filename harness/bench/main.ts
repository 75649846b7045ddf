import { benchFairness } from "./fairness.ts";
import { benchGrading } from "./grading.ts";
import { benchOverhead } from "./overhead.ts";

await benchOverhead();
await benchFairness();
await benchGrading();
