import { benchBundled, benchClasses, benchTimeouts } from "./classes.ts";
import { benchDesk } from "./desk.ts";
import { benchFairness } from "./fairness.ts";
import { printSummary } from "./goals.ts";
import { benchImport, benchSimilar } from "./imports.ts";
import { benchStore } from "./store.ts";

await benchStore();
await benchDesk();
await benchTimeouts();
await benchClasses();
await benchBundled();
await benchImport();
await benchSimilar();
await benchFairness();
printSummary();
