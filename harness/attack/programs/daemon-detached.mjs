// Leaves a process that Node detached.
import { spawn } from "node:child_process";

spawn("sleep", ["600"], { detached: true, stdio: "ignore" }).unref();
