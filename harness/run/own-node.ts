import { execa } from "execa";

/** Runs Node on code of our own, which needs no containing. It gets an empty environment and no input. */
export function runNode(args: readonly string[], signal: AbortSignal | undefined) {
  return execa(process.execPath, args, {
    env: {},
    extendEnv: false,
    stdin: "ignore",
    ...(signal && { cancelSignal: signal }),
  });
}
