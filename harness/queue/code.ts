import path from "node:path";
import { fingerprint, folderFingerprint } from "../base/fingerprint.ts";
import { PACKAGE_FOLDER, VERSION } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import { judgingVersion } from "../grade/keys.ts";
import { referenceVersion } from "../grade/proofs.ts";

/** Rooms whose code decides what a program gets, beside those that judge. */
const RUNNING_ROOMS = ["run", "submission", "queue"];

/** Hashes the code that judges. Machines with other code never work together. */
export const codeVersion = remembered(() => {
  const folders = RUNNING_ROOMS.map((room) =>
    folderFingerprint(path.join(PACKAGE_FOLDER, "dist", "harness", room), (name) => name.endsWith(".js")),
  );
  return fingerprint([VERSION, judgingVersion(), referenceVersion(), ...folders]).slice(0, 12);
});
