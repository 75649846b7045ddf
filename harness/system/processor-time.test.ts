import { bestIsolation } from "../run/isolation/probe.ts";
import { testProcessorTime } from "./processor-time.ts";

testProcessorTime([(await bestIsolation()).level]);
