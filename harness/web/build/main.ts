import { writeFileSync } from "node:fs";
import { buildDesk, buildPage } from "./page.ts";
import { WORKERS_FILE } from "./runtimes.ts";
import { buildWorkers } from "./workers.ts";

// Bundles the scripts of pages, and what they need to run programs. The build calls it.

await buildPage();
await buildDesk();
writeFileSync(WORKERS_FILE, JSON.stringify(await buildWorkers()));
