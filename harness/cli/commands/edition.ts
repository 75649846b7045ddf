import type { Edition } from "../../base/package.ts";
import type { CommandSpec } from "./command.ts";
import { packedOptions } from "./packing.ts";

/** Part of a command that an edition has; absent for all of it. */
interface Part {
  /** Flags of the options. */
  readonly options?: readonly string[];
  readonly subcommands?: readonly string[];
}

/** Commands of each edition, by name. */
const COMMANDS: Readonly<Record<Edition["for"], Readonly<Record<string, Part>>>> = {
  students: {
    check: {},
    show: {},
    new: { subcommands: ["program"] },
    pack: { options: ["--for-browser", "--out <path>", ...packedOptions.map(({ flags }) => flags)] },
    doctor: { options: ["--json"] },
  },
  platform: { grade: {}, report: {}, doctor: { options: ["--json"] } },
};

/** Leaves out the commands that an edition has no files for. */
export function commandsFor(
  { for: readers }: Edition,
  commands: readonly CommandSpec[],
): readonly CommandSpec[] {
  return commands.flatMap((command) => {
    const part = COMMANDS[readers][command.name];
    if (!part) return [];
    const { options, subcommands } = part;
    return [
      {
        ...command,
        ...(options && { options: command.options?.filter(({ flags }) => options.includes(flags)) ?? [] }),
        ...(subcommands && {
          subcommands: command.subcommands?.filter(({ name }) => subcommands.includes(name)) ?? [],
        }),
      },
    ];
  });
}
