import { benchBundled, benchClasses, benchTimeouts } from "./classes.ts";
import { benchFairness } from "./fairness.ts";
import { printSummary } from "./goals.ts";
import { benchStore } from "./store.ts";
import { benchImport, benchSimilar } from "./imports.ts";

await benchStore();
await benchTimeouts();
await benchClasses();
await benchBundled();
await benchImport();
await benchSimilar();
await benchFairness();
printSummary();
