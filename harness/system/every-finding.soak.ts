import { inProcesses, OF_SCRIPTS, testFindings } from "./every-finding.ts";

// The scripts that the tests run without a process.
testFindings(OF_SCRIPTS, inProcesses);
