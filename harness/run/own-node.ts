import { execa } from "execa";
import { needDescriptors } from "../base/need-descriptors.ts";

/** Runs Node on code of our own, which needs no containing. It gets an empty environment and no input. */
export async function runNode(args: readonly string[], signal: AbortSignal | undefined) {
  needDescriptors();
  return execa(process.execPath, args, {
    env: {},
    extendEnv: false,
    stdin: "ignore",
    ...(signal && { cancelSignal: signal }),
  });
}
