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

test.skipIf(!canTry)("a larger buffer of a socket is refused", async () => {
  const { stderr } = await runScript("B", "", { command: [PYTHON, "-c", option("SO_SNDBUF")] });
  expect(stderr.bytes.toString()).toMatch(/PermissionError/);
});

test.skipIf(!canTry)("a lock of a file that others have, too, only seems to be there", async () => {
  const code = `import fcntl
files = [open("/usr/bin/env"), open("/usr/bin/env")]
for file in files: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
print("twice")`;
  const { stdout } = await runScript("B", "", { command: [PYTHON, "-c", code] });
  expect(stdout.bytes.toString()).toBe("twice\n");
});

test.each([
  ["x64", "seeming", "6d562c7744b89d7a"],
  ["arm64", "seeming", "f585c61d048ccf86"],
  ["x64", "real", "a09d2da18c61219d"],
  ["arm64", "real", "ed6ec3485a0788eb"],
] as const)("the filter for %s with %s locks does not change by accident", (architecture, locks, hash) => {
  expect(createHash("sha256").update(seccompFilter(architecture, locks)).digest("hex").slice(0, 16)).toBe(
    hash,
  );
});
