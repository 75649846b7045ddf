import { localeOf } from "../../base/locale.ts";
import { machineSentence } from "../../base/machine-fault.ts";
import { say } from "../../base/sentence.ts";

export const NOT_ON_WINDOWS = say`On Windows, Cavalo checks programs (cavalo check). This command runs on Linux and macOS: install WSL (wsl --install), and type it there.`;

/** Says what the machine lacks; undefined if an error has another reason. */
export function machineLine(error: unknown, environment: NodeJS.ProcessEnv): string | undefined {
  return machineSentence(error)?.[localeOf(environment) ?? "en"];
}
