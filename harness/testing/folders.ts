import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** A folder for all tests of a file, which is gone after them. To be called before they begin, not within one. */
export function folderForFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "cavalo à prova "));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A folder with these files, under a path with spaces and accents; it is gone when the test is over. As in a scratch
 * folder, others may go through it, because root's programs run as another user.
 */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "cavalo à prova "));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
