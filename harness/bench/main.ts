import { benchGrading } from "./grading.ts";
import { benchOverhead } from "./overhead.ts";

await benchOverhead();
await benchGrading();
