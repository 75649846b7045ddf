import { benchBundled, benchClasses, benchTimeouts } from "./classes.ts";
import { benchFairness } from "./fairness.ts";
import { printSummary } from "./goals.ts";

await benchTimeouts();
await benchClasses();
await benchBundled();
await benchFairness();
printSummary();
