import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { codeHash } from "../../base/code.ts";
import { fingerprint } from "../../base/fingerprint.ts";
import { renderingCode } from "../../report/index.ts";
import type { Report } from "../../report/record/report.ts";

/** Hashes all that the pages of a class are made of, but for the times of the command itself. */
export function feedbackKey({ timings: _, submissions, ...report }: Report, others: unknown): string {
  function* parts() {
    yield* [renderingCode(), codeHash(["class"]), JSON.stringify([report, others], withMaps)];
    for (const each of submissions) yield JSON.stringify(each);
  }
  return fingerprint(parts());
}

function withMaps(_: string, value: unknown): unknown {
  return value instanceof Map ? Array.from(value) : value;
}

/** Tests if a file ends with a key: an archive has it as its comment, which stands last. */
export function endsWith(file: string, key: string): boolean {
  const end = Buffer.alloc(Buffer.byteLength(key));
  try {
    const descriptor = openSync(file, "r");
    try {
      const { size } = fstatSync(descriptor);
      readSync(descriptor, end, 0, end.length, Math.max(0, size - end.length));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
  return String(end) === key;
}
