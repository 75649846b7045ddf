import { parentPort, workerData } from "node:worker_threads";
import { judgeGiven } from "./judge-in-worker.ts";

// The entry of a thread of its own: reading megabytes takes seconds, and meanwhile other runs are measured and Ctrl-C is selected.
parentPort?.postMessage(judgeGiven(workerData));
