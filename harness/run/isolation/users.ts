import { accessSync, constants, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemErrorCode } from "../../base/errors.ts";
import { claimFolder, removeAbandoned } from "../scratch/owner.ts";
import { removeFolder } from "../scratch/remove.ts";

/** Users that systemd sets aside for services of a moment: no person has them. */
export const FIRST_UID = 61_184;
export const LAST_UID = 65_519;

/** Users that a harness has for itself: as many programs can run at once. */
const BLOCK = 64;

const PREFIX = "cavalo-users-";

/** Folder of the whole machine, which only root can write to. */
const RUN_FOLDER = "/run";

/**
 * Those of our block that no run has now, the one given back last at the end: what a run has left was killed, but counts
 * as its user's processes until it is reaped.
 */
let free: number[] | undefined;

/**
 * A user for one run, whom no other run has, of this harness or another one.
 *
 * @throws Error if all are taken
 */
export function takeUser(): number {
  free ??= claimBlock();
  const user = free.shift();
  if (user === undefined) throw new Error(`more than ${BLOCK} programs cannot run at once`);
  return user;
}

export function returnUser(user: number): void {
  free?.push(user);
}

/** A folder is made by one process only. */
function claimBlock(): number[] {
  const place = placeOfClaims();
  removeAbandoned(place, PREFIX);
  for (let first = FIRST_UID; first + BLOCK - 1 <= LAST_UID; first += BLOCK) {
    const folder = path.join(place, `${PREFIX}${first}`);
    if (!isMade(folder)) continue;
    claimFolder(folder);
    process.on("exit", () => removeFolder(folder));
    return Array.from({ length: BLOCK }, (_, at) => first + at);
  }
  throw new Error("all users for runs are in use");
}

/** Users are the machine's: gradings with other folders for temporary files must not take the same ones. */
function placeOfClaims(): string {
  try {
    accessSync(RUN_FOLDER, constants.W_OK);
    return RUN_FOLDER;
  } catch {
    return tmpdir();
  }
}

function isMade(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (systemErrorCode(error) === "EEXIST") return false;
    throw error;
  }
}
