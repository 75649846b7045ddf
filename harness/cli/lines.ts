import type { ExpectedError } from "../base/errors.ts";
import { printable } from "../base/text.ts";

/** Shows what went wrong, one sentence a line; the names and keys in it may be a student's. */
export function showLines({ lines }: ExpectedError): void {
  for (const line of lines) console.error(printable(line));
}
