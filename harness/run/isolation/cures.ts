import type { Obstacle } from "./level.ts";

/** What bubblewrap says where it must not make namespaces, and the command that lets it. */
const CURES: readonly (readonly [RegExp, string])[] = [
  [/setting up uid map: Permission denied/, "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0"],
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

/** What a level's own command line said when it could not start a program. */
export function obstacleFrom(complaint: string): Obstacle {
  const cure = CURES.find(([pattern]) => pattern.test(complaint))?.[1];
  return { reason: complaint, ...(cure !== undefined && { cure }) };
}
