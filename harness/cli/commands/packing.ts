import { say } from "../../base/sentence.ts";
import { PLATFORM_NAMES, PLATFORM_TITLES } from "../../pack/platform/names.ts";
import {
  casesOption,
  jobsOption,
  langOption,
  nowOption,
  type OptionSpec,
  problemOption,
} from "../session/options.ts";
import type { CommandSpec } from "./command.ts";

const platformOptions = PLATFORM_NAMES.map(
  (name): OptionSpec => ({
    flags: `--${name}`,
    description: say`a grader for ${PLATFORM_TITLES[name]}`,
  }),
);

/** Options of what is packed, for whomever. */
export const packedOptions: readonly OptionSpec[] = [
  casesOption,
  problemOption,
  nowOption,
  jobsOption,
  langOption,
];

/** Commands that make something to hand on. */
export const packingCommands: readonly CommandSpec[] = [
  {
    name: "pack",
    description: say`pack Cavalo with cases, to hand it on`,
    options: [
      {
        flags: "--for-students",
        description: say`a package that students install, with the public cases and without any solution`,
      },
      {
        flags: "--windows",
        description: say`with --for-students: a zip for Windows with Node in it, where nothing is to be installed`,
      },
      {
        flags: "--for-browser",
        description: say`a folder with a page that checks programs on the public cases, with nothing to install`,
      },
      ...platformOptions,
      {
        flags: "--out <path>",
        description: say`the file or folder to write (default: in this folder, named after its readers)`,
      },
      ...packedOptions,
    ],
    load: async () => (await import("../command/pack.ts")).packCavalo,
  },
];
