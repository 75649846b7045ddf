import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { runScript as runAt } from "../../testing/levels.ts";
import { closeInheritedFiles } from "../inherited-files.ts";
import { probeLevel } from "./probe.ts";

const { works } = await probeLevel("B");

test.skipIf(!works)("at level B a program sees the system, its own files and nothing else", async () => {
  // As the main of a command does it.
  closeInheritedFiles();
  const { stdout } = await runAt(
    "B",
    "ls -d /root /home /work /etc/shadow /etc/passwd /tmp/* /proc/[0-9]* 2>/dev/null; ls /proc/self/fd",
  );
  // The process 1 that times it, the shell, ls; standard streams and the folder that ls reads.
  expect(
    stdout.bytes
      .toString()
      .split("\n")
      .filter((line) => !/^\/proc\/\d$|^[0-3]?$/.test(line)),
  ).toEqual([]);
  expect(statSync("/etc/passwd").isFile()).toBe(true);
});

test.skipIf(!works)("at level B a program makes files only where their space is counted", async () => {
  const { stdout } = await runAt(
    "B",
    "for each in / /*/ /dev/ /dev/*/; do touch $each/file && echo $each; done",
  );
  expect(stdout.bytes.toString().split("\n")).toEqual(["/box/", "/tmp/", "/dev/shm/", ""]);
});
