import type { FileHandle } from "node:fs/promises";

/** Times that somebody else wrote. */
export interface Times {
  readonly accessed: Date;
  readonly modified: Date;
}

/** Gives a file its times, unless no date can hold them: some file systems and archives take any number for a time. */
export async function setTimes(file: FileHandle, { accessed, modified }: Times): Promise<void> {
  if ([accessed, modified].some((time) => Number.isNaN(time.getTime()))) return;
  await file.utimes(accessed, modified);
}
