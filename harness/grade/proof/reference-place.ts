import { chmodSync, cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { remembered } from "../../base/remembered.ts";
import { takeBack } from "../../run/isolation/ownership.ts";
import type { Lab } from "../../run/lab.ts";
import { isWithinReach } from "../../submission/build/reach.ts";

/** Files of this package that the reference is run from; Node asks the second for the kind of its modules. */
const PARTS = [path.join("dist", "reference"), "package.json"];

/** The folder with those files: this package, or a copy if programs cannot read it, as below /root at level C. */
export function referencePlace(lab: Lab): string {
  const isOpen = PARTS.every((part) => isWithinReach(path.join(PACKAGE_FOLDER, part), lab));
  return isOpen ? PACKAGE_FOLDER : copyIn(lab.scratch.tools);
}

/** The files that a program must be able to read to run the reference there. */
export function referenceParts(place: string): string[] {
  return PARTS.map((part) => path.join(place, part));
}

const copyIn = remembered((tools: string): string => {
  const copy = path.join(tools, "cavalo");
  mkdirSync(copy, { recursive: true });
  chmodSync(tools, 0o755);
  for (const part of PARTS) {
    mkdirSync(path.dirname(path.join(copy, part)), { recursive: true });
    cpSync(path.join(PACKAGE_FOLDER, part), path.join(copy, part), { recursive: true });
  }
  takeBack([copy]);
  return copy;
});
