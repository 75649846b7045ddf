// Measures the reports of a class of so many students in a process of its own, and tells the CPU time as JSON.

import { largeReport, totalSeconds } from "../reports.ts";

const { write } = largeReport(Number(process.argv[2]));
console.log(JSON.stringify({ reports: totalSeconds(await write()) }));
