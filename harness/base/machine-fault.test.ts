import { expect, test } from "vitest";
import { MACHINE_FAULT_NAMES, machineFaultOf, machineSentence } from "./machine-fault.ts";

const failed = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test("what the machine lacks is told with what helps, and with the place if it is a disk", () => {
  expect(machineSentence(failed("EMFILE", { path: "/lib/x.js" }))?.en).toMatch(
    /^this command may not open .+ \(EMFILE\)/,
  );
  const copying = { syscall: "copyfile", path: "/home/ana/main.py", dest: "/tmp/x" };
  expect(machineSentence(failed("ENOSPC", copying))?.["pt-BR"]).toMatch(/^\/tmp\/x: o disco está cheio/);
  expect(machineSentence(failed("ENOSPC"))?.en).toMatch(/^the disk is full/);
});

test.each([
  ["an error of ours", new TypeError("no"), undefined],
  ["no error at all", undefined, undefined],
  ["a file that is not there", failed("ENOENT", { path: "/nowhere" }), undefined],
  ["a machine without /proc", failed("ENOENT", { path: "/proc/self/fd/24" }), "no-proc"],
  ["a file that went from an open folder", failed("ENOENT", { path: "/proc/self/fd/24/main.py" }), undefined],
  ["a start that needs one process more", failed("EAGAIN", { syscall: "spawn /usr/bin/time" }), "EAGAIN"],
  ["a keyboard with nothing to read", failed("EAGAIN", { syscall: "read" }), undefined],
  ["more files than can be watched", failed("ENOSPC", { syscall: "watch" }), undefined],
])("%s", (_, error, fault) => {
  expect(machineFaultOf(error)).toBe(fault);
});

test("every code of the table is found", () => {
  const codes = MACHINE_FAULT_NAMES.filter((name) => name !== "no-proc");
  expect(codes.map((code) => machineFaultOf(failed(code, { syscall: "spawn" })))).toEqual(codes);
});
