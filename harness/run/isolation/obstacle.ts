import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { displayPath } from "../../base/files.ts";
import { inEach, say } from "../../base/sentence.ts";
import type { Obstacle } from "./level.ts";
import { leadsOn } from "./ownership.ts";
import { type ChainProgram, findProgram, PACKAGES } from "./programs.ts";

/** The first program of a chain that this machine lacks. */
export function obstacleOf(programs: readonly ChainProgram[]): Obstacle | undefined {
  if (process.platform !== "linux") return absentHere();
  const missing = programs.find((name) => findProgram(name) === undefined);
  return (
    missing && {
      reason: say`${missing} was not found`,
      cure: `apt install ${PACKAGES[missing]}`,
    }
  );
}

/** The obstacle to a level of another system. */
export function absentHere(): Obstacle {
  return {
    reason: say`it does not exist on ${process.platform}`,
  };
}

/** Finds what keeps root from running programs as other users, who must get to their files. */
export function rootsObstacle(wanted: readonly number[]): Obstacle | undefined {
  return missingUsers(wanted) ?? closedTemporary();
}

function closedTemporary(): Obstacle | undefined {
  const folder = tmpdir();
  if (!existsSync(folder) || leadsOn(folder)) return undefined;
  const shown = displayPath(folder);
  return {
    reason: say`the users that root runs programs as cannot enter the folder for temporary files (${shown})`,
    cure: "export TMPDIR=/tmp",
  };
}

/** Root of a user namespace may be the only user there is: then it cannot run programs as another one. */
function missingUsers(wanted: readonly number[]): Obstacle | undefined {
  const ranges = readFileSync("/proc/self/uid_map", "latin1")
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const isThere = (uid: number) => ranges.some(([first, , count]) => uid >= first! && uid < first! + count!);
  if (wanted.every(isThere)) return undefined;
  return {
    reason: say`root of this container has no other users to run programs as`,
  };
}

/** Command by which AppArmor lets bubblewrap, and no other program, make namespaces. */
const PROFILE =
  "printf 'abi <abi/4.0>,\\nprofile bwrap /usr/bin/bwrap flags=(unconfined) { userns, }\\n' | " +
  "sudo tee /etc/apparmor.d/bwrap && sudo apparmor_parser -r /etc/apparmor.d/bwrap";

/** Complaints of bubblewrap where it must not make namespaces, and the command that lets it. */
const CURES: readonly (readonly [RegExp, string])[] = [
  [/setting up uid map: Permission denied|loopback: Failed RTM_NEWADDR: Operation not permitted/, PROFILE],
  [
    /Creating new namespace failed: (?:Operation not permitted|nesting depth|No space left)/,
    "sysctl -w user.max_user_namespaces=15000",
  ],
  [
    /No permissions to create new namespace|Can't mount proc|unshare failed/,
    "docker run --security-opt seccomp=unconfined --security-opt systempaths=unconfined --cap-add SYS_ADMIN",
  ],
  [/Unknown option/, "apt install bubblewrap (0.8 or later)"],
];

/** The obstacle that a level's own command line complained of when it could not start a program. */
export function obstacleFrom(complaint: string): Obstacle {
  const cure = CURES.find(([pattern]) => pattern.test(complaint))?.[1];
  return { reason: inEach(() => complaint), ...(cure !== undefined && { cure }) };
}
