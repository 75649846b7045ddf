import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { runScript } from "../../testing/levels.ts";
import { probeLevel } from "./probe.ts";
import { seccompFilter } from "./seccomp.ts";

const PYTHON = "/usr/bin/python3";
const { works } = await probeLevel("B");
const canTry = process.arch === "x64" && works && existsSync(PYTHON);

/** Python that makes a system call with zeros, and prints the error's name. */
const call = (number: number) =>
  `import ctypes, errno; libc = ctypes.CDLL(None, use_errno=True); libc.syscall(${number}, 0, 0, 0, 0, 0); print(errno.errorcode.get(ctypes.get_errno(), "allowed"))`;
/** Python that sets an option of a socket. */
const option = (name: string) =>
  `import socket; socket.socketpair()[0].setsockopt(socket.SOL_SOCKET, socket.${name}, 65536); print("allowed")`;
const socket = (family: string) => `import socket; socket.socket(socket.${family}); print("allowed")`;

// Needs level B on a 64-bit PC, and a Python to make the calls with.
test.skipIf(!canTry).each([
  ["ptrace", call(101), "EPERM"],
  ["keyctl", call(250), "EPERM"],
  ["bpf", call(321), "EPERM"],
  ["perf_event_open", call(298), "EPERM"],
  ["userfaultfd", call(323), "EPERM"],
  ["io_uring_setup", call(425), "EPERM"],
  ["shmget", call(29), "EPERM"],
  ["mq_open", call(240), "EPERM"],
  ["memfd_create", call(319), "EPERM"],
  ["io_setup", call(206), "EPERM"],
  ["inotify_init", call(253), "EPERM"],
  ["mincore", call(27), "EPERM"],
  ["cachestat", call(451), "EPERM"],
  ["a call of the x32 convention", call(0x40000000 + 39), "EPERM"],
  ["getpid", call(39), "allowed"],
  ["a socket between own processes", socket("AF_UNIX"), "allowed"],
  ["an option of a socket that takes no memory", option("SO_KEEPALIVE"), "allowed"],
])("%s", async (_, code, expected) => {
  const { stdout } = await runScript("B", "", { command: [PYTHON, "-c", code] });
  expect(stdout.bytes.toString()).toBe(`${expected}\n`);
});

test.skipIf(!canTry).each(["AF_INET", "AF_INET6", "AF_NETLINK", "AF_PACKET", "AF_VSOCK"])(
  "a socket of %s is refused",
  async (family) => {
    const { stderr, end } = await runScript("B", "", { command: [PYTHON, "-c", socket(family)] });
    expect(stderr.bytes.toString()).toMatch(/PermissionError/);
    expect(end).toEqual({ kind: "exited", code: 1 });
  },
);

/** Python that commands something of a descriptor of a file that others have, too. */
const command = (code: string) =>
  `import fcntl, os; file = os.open("/usr/bin", os.O_RDONLY); ${code}; print("allowed")`;

test.skipIf(!canTry).each([
  ["a larger buffer of a socket", option("SO_SNDBUF")],
  ["a notice of what happens in a folder", command("fcntl.fcntl(file, fcntl.F_NOTIFY, fcntl.DN_ACCESS)")],
  ["a lease", command("fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_RDLCK)")],
  ["a larger pipe", command("fcntl.fcntl(os.pipe()[1], fcntl.F_SETPIPE_SZ, 1 << 20)")],
  [
    "asking what is in memory of a file",
    command('os.preadv(os.open("/usr/bin/env", 0), [bytearray(1)], 0, os.RWF_NOWAIT)'),
  ],
])("%s is refused", async (_, code) => {
  const { stderr } = await runScript("B", "", { command: [PYTHON, "-c", code] });
  expect(stderr.bytes.toString()).toMatch(/PermissionError/);
});

test.skipIf(!canTry).each([
  ["others", command("os.preadv(os.open('/usr/bin/env', 0), [bytearray(1)], 0)")],
  ["flags", command("fcntl.fcntl(file, fcntl.F_SETFD, fcntl.FD_CLOEXEC)")],
  ["owner", command("fcntl.fcntl(file, fcntl.F_DUPFD, 9)")],
])("%s is allowed", async (_, code) => {
  const { stdout } = await runScript("B", "", { command: [PYTHON, "-c", code] });
  expect(stdout.bytes.toString()).toBe("allowed\n");
});

/** Python that locks a file that others have, too, in a way of its own: `lock(file)`. */
const twice = (lock: string) => `import fcntl, os, struct
files = [open("/usr/bin/env"), open("/usr/bin/env")]
for file in files: ${lock}
if os.fork() == 0: ${lock}
else: print("twice" if os.wait()[1] == 0 else "once")`;
/** Python that sets or asks for a lock of a part of a file with a command of the kernel's. */
const part = (command: number, kind: string) =>
  `fcntl.fcntl(file, ${command}, struct.pack("hhqqi4x", fcntl.${kind}, 0, 0, 9, 0))`;

test.skipIf(!canTry).each([
  ["flock", "fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)"],
  ["F_SETLK", part(6, "F_WRLCK")],
  ["F_SETLKW", part(7, "F_WRLCK")],
  ["F_OFD_SETLK", part(37, "F_WRLCK")],
  ["F_OFD_SETLKW", part(38, "F_WRLCK")],
])("a lock of a file that others have, too, only seems to be there: %s", async (_, lock) => {
  const { stdout } = await runScript("B", "", { command: [PYTHON, "-c", twice(lock)] });
  expect(stdout.bytes.toString()).toBe("twice\n");
});

test.skipIf(!canTry)("who asks hears that nobody holds a lock, as a database does", async () => {
  const code = `import sqlite3
for mode in "wal", "delete":
  with sqlite3.connect(mode) as base:
    print(*base.execute(f"pragma journal_mode = {mode}"))
    base.execute("create table knights (square)")
    base.execute("insert into knights values (1)")
  print(*base.execute("select count(*) from knights"))`;
  const { stdout } = await runScript("B", "", { command: [PYTHON, "-c", code] });
  expect(stdout.bytes.toString()).toBe("('wal',)\n(1,)\n('delete',)\n(1,)\n");
});

test.each([
  ["x64", "seeming", "b2467225dbe4fbc3"],
  ["arm64", "seeming", "b1000ec46d453220"],
  ["x64", "real", "d00c0cce93887436"],
  ["arm64", "real", "593fe9c0d718856e"],
] as const)("the filter for %s with %s locks does not change by accident", (architecture, locks, hash) => {
  expect(createHash("sha256").update(seccompFilter(architecture, locks)).digest("hex").slice(0, 16)).toBe(
    hash,
  );
});
