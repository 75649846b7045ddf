import { benchCheck, benchCommand } from "./command.ts";
import { printSummary } from "./goals.ts";
import { benchGrowth } from "./growth.ts";
import { benchOverhead } from "./overhead.ts";
import { benchReading } from "./reading.ts";
import { benchReports } from "./reports.ts";

// Memory is measured first, in a process that has done nothing before.
await benchGrowth();
const bubblewrapMs = await benchOverhead();
if (bubblewrapMs !== undefined) await benchCommand(bubblewrapMs);
await benchCheck();
await benchReading();
await benchReports();
printSummary();
