import { say } from "../../base/sentence.ts";
import type { ArgumentSpec } from "./command.ts";

/** The class that a command is about, named without an option. */
export const classArgument: ArgumentSpec = {
  name: "[class]",
  description: say`the folder of the class or of its report, as --out`,
};
