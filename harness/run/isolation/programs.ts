import { isExecutable } from "../../base/files.ts";
import { remembered } from "../../base/remembered.ts";

/** Folders of the system's programs; the user's own PATH is not asked. */
const FOLDERS = ["/usr/bin", "/bin", "/usr/sbin", "/sbin", "/usr/local/bin"];

/** Programs of the system that the levels need, and the packages that bring them. */
export const PACKAGES = {
  time: "time",
  bwrap: "bubblewrap",
  timeout: "coreutils",
  prlimit: "util-linux",
  setpriv: "util-linux",
  unshare: "util-linux",
  mount: "mount",
  chown: "coreutils",
  chmod: "coreutils",
  rm: "coreutils",
  du: "coreutils",
  script: "bsdutils",
  systemctl: "systemd",
} as const;
export type ChainProgram = keyof typeof PACKAGES;

/** The absolute path of a program of the system, or undefined. It is looked for once, because every run asks. */
export const findProgram = remembered((name: ChainProgram): string | undefined =>
  FOLDERS.map((folder) => `${folder}/${name}`).find(isExecutable),
);

/** The absolute path of a program that a level's `obstacle` has already found. */
export function programPath(name: ChainProgram): string {
  return findProgram(name) ?? name;
}
