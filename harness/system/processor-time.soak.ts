import { workingLevels } from "../testing/levels.ts";
import { testProcessorTime } from "./processor-time.ts";

testProcessorTime(await workingLevels());
