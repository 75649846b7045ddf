import { posix } from "node:path";
import type { Finding } from "../../finding/index.ts";
import type { Contract } from "../../problem/contract.ts";
import type { Driver, Input } from "../../problem/input/input-schemas.ts";
import { filledWith, placeholdersOf } from "../../problem/input/placeholders.ts";
import type { Manifest } from "../../submission/manifest.ts";

/** Text that placeholders of a manifest may stand for in one run: more than any board, as often as anybody needs it. */
export const MOST_FILLED_BYTES = 8 * 1024 * 1024;

/** Everything that one run gets, without placeholders. */
export interface Delivery {
  readonly arguments: readonly string[];
  readonly stdin: string;
  readonly staysOpen: boolean;
  readonly terminal: boolean;
  /** Absent if everything is typed at once. */
  readonly typing?: Input["typing"];
  /** Text by file name, relative to the run's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Folder in which the program starts, relative to the run's folder. */
  readonly folder: string;
  /** Variables in addition to those of every program. */
  readonly environment: Readonly<Record<string, string>>;
  /** True if placeholders stand for more text than may be delivered. */
  readonly isTooLarge: boolean;
}

/** Finds the reason why a program cannot be asked a case as its manifest says; undefined if it can. */
export function misfitOf(contract: Contract, manifest: Manifest): Finding | undefined {
  const values = valuesOf(contract, manifest);
  const lack = placeholdersOf(manifest).find(({ name }) => values[name] === undefined);
  return contract.misfit(manifest.fixed ?? {}) ?? (lack && contract.lacks(lack.name));
}

/** Delivers a case as the manifest says, or else the contract. Every run gets the contract's files. */
export function deliveryOf(contract: Contract, manifest: Manifest): Delivery {
  const own = manifest.input ?? {};
  const fill = fillerFor(contract, manifest);
  let leftBytes = MOST_FILLED_BYTES;
  const filled: Filler = (text) =>
    fill(text, ({ length }) => {
      leftBytes -= length;
      return leftBytes >= 0;
    });
  const delivered = {
    arguments: (own.arguments ?? contract.input.arguments).map(filled),
    stdin: filled(own.stdin ?? contract.input.stdin),
    staysOpen: own.staysOpen ?? false,
    terminal: own.terminal ?? own.typing === "keys",
    ...(own.typing && { typing: own.typing }),
    files: filledAll({ ...contract.input.files, ...own.files }, filled),
    folder: own.folder ?? ".",
    environment: filledAll(own.environment ?? contract.input.environment ?? {}, filled),
  };
  return { ...delivered, isTooLarge: leftBytes < 0 };
}

/** Gives the name of the file of the answer, filled in for the case; undefined if the answer is printed. */
export function answerFileOf({ placeholders }: Contract, { answer }: Manifest): string | undefined {
  // A board is no part of a name.
  const wordOf = (value: string) => (/^\w+$/.test(value) ? value : undefined);
  return answer?.file === undefined ? undefined : filledWith(answer.file, placeholders, wordOf);
}

/** Fills in the driver for the case. */
export function driverOf(contract: Contract, manifest: Manifest): Driver {
  if (!manifest.driver) return { files: {}, replacements: [] };
  const { files = {}, replacements = [] } = manifest.driver;
  const fill = fillerFor(contract, manifest);
  const filled: Filler = (text) => fill(text);
  return {
    files: filledAll(files, filled),
    replacements: replacements.map((each) => ({ ...each, replace: filled(each.replace) })),
  };
}

type Filler = (text: string) => string;

/** @returns what fills a text; a value that is not wanted is left out */
function fillerFor(contract: Contract, manifest: Manifest) {
  const values = valuesOf(contract, manifest);
  return (text: string, isWanted: (value: string) => boolean = () => true) =>
    filledWith(text, values, (value) => (isWanted(value) ? value : ""));
}

function filledAll(texts: Readonly<Record<string, string>>, filled: Filler): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, filled(text)]));
}

/** Values of the placeholders. File names are relative to the folder in which the program starts. */
function valuesOf(contract: Contract, manifest: Manifest): Contract["placeholders"] {
  const { placeholders, boardFile } = contract;
  const fromThere = (file: string | undefined) =>
    file === undefined ? undefined : posix.relative(manifest.input?.folder ?? ".", file);
  const answerPath = fromThere(answerFileOf(contract, manifest));
  return { ...placeholders, boardPath: fromThere(boardFile), answerPath };
}
