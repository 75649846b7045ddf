export { Buffer } from "buffer";

/** A page has no current folder, no variables, and no system of its own: paths in it are those of POSIX. */
export const process = { cwd: () => "/", env: {}, platform: "browser" };
