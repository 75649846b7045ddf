export { Buffer } from "buffer";

/** The library of paths asks for the current folder of relative ones. A page has none. */
export const process = { cwd: () => "/" };
