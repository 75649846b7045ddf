import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { openJob, sealJob } from "./job.ts";
import { createSeal, readSecret } from "./seal.ts";

const SEAL = createSeal(Buffer.from("the secret of all machines"));
const bytes = fc.uint8Array().map((each) => Buffer.from(each));

test("what is sealed opens with the same secret about the same, and in no other way", () => {
  const other = createSeal(Buffer.from("another secret"));
  fc.assert(
    fc.property(bytes, fc.string(), fc.string(), (content, about, otherwise) => {
      const sealed = SEAL.seal(content, about);
      expect(SEAL.open(sealed, about)).toEqual(content);
      expect(other.open(sealed, about)).toBeUndefined();
      if (about !== otherwise) expect(SEAL.open(sealed, otherwise)).toBeUndefined();
    }),
  );
});

test("no byte of it can be changed, and nothing can be cut off", () => {
  const sealed = SEAL.seal(Buffer.from("10 points"), "ana");
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = changed[at]! ^ 1;
    expect(SEAL.open(changed, "ana")).toBeUndefined();
    expect(SEAL.open(sealed.subarray(0, at), "ana")).toBeUndefined();
  }
});

test("a job opens under its own name only, whatever stands in its place", () => {
  const job = sealJob({ grading: "g" } as never, "job-1", SEAL);
  expect(openJob(job, "job-1", SEAL)).toEqual({ grading: "g" });
  expect(openJob(job, "job-2", SEAL)).toBeUndefined();
  expect(openJob({ sealed: 7 } as never, "job-1", SEAL)).toBeUndefined();
  expect(openJob(null, "job-1", SEAL)).toBeUndefined();
});

test("a secret is read from a file that only its owner can read", () => {
  const file = path.join(folderWith({ secret: "0123456789abcdef\n" }), "secret");
  expect(() => readSecret({ CAVALO_QUEUE_SECRET: file })).toThrow("other users can read the secret");
  chmodSync(file, 0o600);
  expect(readSecret({ CAVALO_QUEUE_SECRET: file })).toEqual(Buffer.from("0123456789abcdef"));
  writeFileSync(file, "short");
  expect(() => readSecret({ CAVALO_QUEUE_SECRET: file })).toThrow("shorter than 16");
  expect(() => readSecret({ CAVALO_QUEUE_SECRET: `${file}?` })).toThrow("cannot be read (ENOENT)");
  expect(() => readSecret({})).toThrow("CAVALO_QUEUE_SECRET: set it");
});

test("a secret that systemd gives to a service shows as one of a group", () => {
  const folder = folderWith({ secret: "0123456789abcdef\n" });
  const environment = { CAVALO_QUEUE_SECRET: path.join(folder, "secret") };
  chmodSync(environment.CAVALO_QUEUE_SECRET, 0o440);
  expect(() => readSecret(environment)).toThrow("other users can read the secret");
  expect(readSecret({ ...environment, CREDENTIALS_DIRECTORY: folder })).toEqual(
    Buffer.from("0123456789abcdef"),
  );
  chmodSync(environment.CAVALO_QUEUE_SECRET, 0o444);
  expect(() => readSecret({ ...environment, CREDENTIALS_DIRECTORY: folder })).toThrow("other users");
});
