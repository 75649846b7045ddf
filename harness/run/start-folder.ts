import path from "node:path";
import type { Workspace } from "./outcome.ts";

/** The folder that a program is started in, if it finds its files in `directory`. */
export function startIn(workspace: Workspace, directory = workspace.directory): string {
  return path.join(directory, (workspace.kind === "scratch" && workspace.start) || ".");
}
