import { writeFileSync } from "node:fs";
import { buildPage } from "./page.ts";
import { WORKERS_FILE } from "./runtimes.ts";
import { buildWorkers } from "./workers.ts";

// Bundles the script of the page, and what it needs to run programs. The build calls it.

await buildPage();
writeFileSync(WORKERS_FILE, JSON.stringify(await buildWorkers()));
