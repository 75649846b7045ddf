import { benchFairness } from "./fairness.ts";
import { benchGrading } from "./grading.ts";
import { benchOverhead } from "./overhead.ts";
import { benchReports } from "./reports.ts";

// Memory is measured first, in a process that has done nothing before.
await benchGrading();
await benchOverhead();
await benchFairness();
benchReports();
