import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa, execaSync } from "execa";
import { afterAll, beforeAll } from "vitest";

/** Capabilities that Docker leaves to root. */
const DOCKER = [
  ...["chown", "dac_override", "fowner", "fsetid", "kill", "setgid", "setuid", "setpcap"],
  ...["net_bind_service", "net_raw", "sys_chroot", "mknod", "audit_write", "setfcap"],
];

/**
 * Enters a root folder as a container: with the system's programs, folders of its own, no network, and no tool that makes
 * namespaces. Arguments: the root, a folder with Node or nothing, and a command.
 */
const ENTER = `
set -e
root=$1 node=$2
shift 2
for each in usr bin sbin lib lib64; do
  [ -e "/$each" ] || continue
  if [ -L "/$each" ]; then ln -sfn "$(readlink "/$each")" "$root/$each"; else mkdir -p "$root/$each"; mount --bind "/$each" "$root/$each"; fi
done
if [ -e /usr/bin/bwrap ]; then mount --bind /dev/null "$root/usr/bin/bwrap"; fi
if [ -n "$node" ]; then mkdir -p "$root$node"; mount --bind "$node" "$root$node"; fi
mkdir -p "$root/dev" "$root/proc"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
exec chroot "$root" "$@"
`;

/** Lets a user become root, as sudo does where a rule says so. */
const SUDO = `
#define _GNU_SOURCE
#include <grp.h>
#include <stdio.h>
#include <unistd.h>
int main(int count, char **words) {
  char user[40], group[40];
  char *environment[] = {user, group, "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", NULL};
  (void)count;
  snprintf(user, sizeof user, "SUDO_UID=%d", (int)getuid());
  snprintf(group, sizeof group, "SUDO_GID=%d", (int)getgid());
  if (setgroups(0, NULL) || setgid(0) || setuid(0)) return 1;
  execvpe(words[2], words + 2, environment);
  return 1;
}
`;

interface Command {
  readonly command: readonly string[];
  /** Folder in the container in which it starts. */
  readonly folder?: string;
  /** User that it runs as; root if left out. */
  readonly user?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Container {
  /** The path here of one in the container. */
  at(place: string): string;
  run(command: Command): ReturnType<typeof runIn>;
}

/** Makes a container for all tests of a file. */
export function makeContainer(): Container {
  let root = "";
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), "cavalo-container-"));
    chmodSync(root, 0o755);
    // Set-up scripts write there.
    cpSync("/etc", path.join(root, "etc"), { recursive: true, verbatimSymlinks: true });
    for (const name of ["opt", "tmp", "home"]) mkdirSync(path.join(root, name));
    chmodSync(path.join(root, "tmp"), 0o1777);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return { at: (place) => path.join(root, place), run: (command) => runIn(root, command) };
}

/** Puts a stand-in for sudo on the path of a container. It needs a C compiler. */
export function addSudo({ at }: Container): void {
  mkdirSync(at("opt/bin"));
  writeFileSync(at("opt/bin/sudo.c"), SUDO);
  execaSync("gcc", ["-o", at("opt/bin/sudo"), at("opt/bin/sudo.c")]);
  chmodSync(at("opt/bin/sudo"), 0o4755);
}

function runIn(root: string, { command, folder = "/", user, environment = {} }: Command) {
  const kept = DOCKER.map((name) => `+${name}`).join(",");
  const id = String(user);
  const identity = user === undefined ? [] : ["--reuid", id, "--regid", id, "--clear-groups"];
  const installation = path.dirname(path.dirname(process.execPath));
  const node = installation === "/usr" ? "" : installation;
  return execa(
    "unshare",
    [
      ...["--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, "sh", root, node],
      ...["setpriv", `--bounding-set=-all,${kept}`, ...identity],
      ...["sh", "-c", 'cd "$0" && exec "$@"', folder, ...command],
    ],
    {
      env: {
        ...environment,
        PATH: `${path.dirname(process.execPath)}:/opt/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
      },
      extendEnv: false,
      reject: false,
      stdin: "ignore",
    },
  );
}

/** Tells if this machine lets us make a container: for that we must be root. */
export function canContain(): boolean {
  const tried = execaSync("unshare", ["--mount", "--net", "--pid", "--fork", "true"], { reject: false });
  return process.getuid?.() === 0 && !tried.failed;
}
