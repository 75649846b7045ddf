import { parentPort, workerData } from "node:worker_threads";
import { comparePrograms } from "./compare.ts";

// The entry of a thread of its own: comparing takes seconds, and Ctrl-C must end it.
parentPort?.postMessage(comparePrograms(workerData));
