// Measures tours of a million squares in a process of their own, and tells the CPU time of each as JSON.

import { leastCpuOf } from "../measure.ts";
import { largeTours } from "../reading.ts";

const ROUNDS = 4;

const costs: Record<string, number> = {};
for (const [shape, contenders] of Object.entries(largeTours())) {
  const { scan, read } = await leastCpuOf(contenders, ROUNDS);
  Object.assign(costs, { [`${shape} scan`]: scan, [`${shape} read`]: read });
}
console.log(JSON.stringify(costs));
