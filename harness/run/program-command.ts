import { shellWord } from "../base/shell.ts";
import { IS_WINDOWS } from "../base/windows.ts";
import { programPath } from "./isolation/programs.ts";
import type { RunRequest } from "./outcome.ts";

/**
 * The request with the command line that starts where every link of a level's chain has done its part: a variable like
 * LD_PRELOAD, set further out, would put code of the program's own into what limits and measures it.
 */
export function withInnermost(request: RunRequest): RunRequest {
  const { command, variables = {}, terminal, resources } = request;
  // There no variable puts code into a program.
  if (IS_WINDOWS) return { ...request, environment: { ...request.environment, ...variables } };
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const own = settings.length === 0 ? command : ["/usr/bin/env", ...settings, ...notASetting(command)];
  if (!terminal) return { ...request, command: own };
  return {
    ...request,
    command: inTerminal(own),
    resources: { ...resources, processes: resources.processes + 1 },
  };
}

/** Hides a `=` in the path of a program from `env`, which would take it for one more variable. */
function notASetting(command: readonly string[]): readonly string[] {
  return command[0]!.includes("=") ? ["/bin/sh", "-c", 'exec "$@"', "sh", ...command] : command;
}

/**
 * `script` makes the terminal, types into it what it reads itself, and passes on how the program ended. What was typed
 * is not shown as well: it would stand among the answers.
 */
function inTerminal(command: readonly string[]): string[] {
  const line = ["exec", ...command.map(shellWord)].join(" ");
  return [programPath("script"), "--quiet", "--return", "--echo", "never", "--command", line, "/dev/null"];
}
