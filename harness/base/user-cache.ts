import { homedir } from "node:os";
import path from "node:path";
import { IS_WINDOWS } from "./windows.ts";

/** The folder of this user for files that can be made again. */
export function userCacheFolder(): string {
  const { XDG_CACHE_HOME: stated = "" } = process.env;
  if (path.isAbsolute(stated)) return path.join(stated, "cavalo");
  const { LOCALAPPDATA = "" } = process.env;
  if (IS_WINDOWS && path.isAbsolute(LOCALAPPDATA)) return path.join(LOCALAPPDATA, "cavalo");
  const usual = process.platform === "darwin" ? ["Library", "Caches"] : [".cache"];
  return path.join(homedir(), ...usual, "cavalo");
}
