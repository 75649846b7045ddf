/**
 * Clock of readings in a page, in place of the one of Node: nothing is ended here. The page ends the worker that reads if it takes
 * too long.
 */
import type * as node from "../../base/reading-time.ts";

export const clueOr: typeof node.clueOr = (_, read) => read();
export const cluesTogether: typeof node.cluesTogether = (_, read) => read();
export const readOr: typeof node.readOr = (_, read) => read();
export const readInTime: typeof node.readInTime = (read) => read();

export class ReadTooLong extends Error {
  override readonly name = "ReadTooLong";
}
