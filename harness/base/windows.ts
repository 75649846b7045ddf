import path from "node:path";

export const IS_WINDOWS = process.platform === "win32";

/** The folder of Windows itself. */
export const WINDOWS_FOLDER = process.env.SystemRoot ?? "C:\\Windows";

/** The absolute path of a program of the system. */
export function systemProgram(name: string): string {
  return path.join(WINDOWS_FOLDER, "System32", name);
}
