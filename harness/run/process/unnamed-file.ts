import { randomUUID } from "node:crypto";
import { openSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Opens an empty file that nobody else finds, to read and to write; its descriptor. It is gone when we are. */
export function openUnnamedFile(): number {
  const file = path.join(tmpdir(), `cavalo-unnamed-${randomUUID()}`);
  const descriptor = openSync(file, "wx+", 0o600);
  unlinkSync(file);
  return descriptor;
}
