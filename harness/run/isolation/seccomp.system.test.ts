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
const socket = (family: string) => `import socket; socket.socket(socket.${family}); print("allowed")`;

// Needs level B on a 64-bit PC, and a Python to make the calls with.
test.skipIf(!canTry).each([
  ["ptrace", call(101), "EPERM"],
  ["keyctl", call(250), "EPERM"],
  ["bpf", call(321), "EPERM"],
  ["perf_event_open", call(298), "EPERM"],
  ["userfaultfd", call(323), "EPERM"],
  ["io_uring_setup", call(425), "EPERM"],
  ["a call of the x32 convention", call(0x40000000 + 39), "EPERM"],
  ["getpid", call(39), "allowed"],
  ["a socket between own processes", socket("AF_UNIX"), "allowed"],
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

test.each([
  ["x64", "0c5135f02b5e42e8"],
  ["arm64", "0b2b2e53381cf761"],
] as const)("the filter for %s does not change by accident", (architecture, hash) => {
  expect(createHash("sha256").update(seccompFilter(architecture)).digest("hex").slice(0, 16)).toBe(hash);
});
