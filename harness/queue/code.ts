import { codeHash } from "../base/code.ts";
import { fingerprint } from "../base/fingerprint.ts";
import { VERSION } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import { judgingVersion } from "../grade/task/keys.ts";

/** Parts of the code that decide what a program gets, beside those that judge. */
const RUNNING = ["run", "submission", "queue", "reference"];

/** Hashes the code that judges. Machines with other code never work together. */
export const codeVersion = remembered(() =>
  fingerprint([VERSION, judgingVersion(), codeHash(RUNNING)]).slice(0, 12),
);
