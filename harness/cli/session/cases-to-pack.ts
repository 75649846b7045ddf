import { ExpectedError } from "../../base/errors.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import type { Case } from "../../case/any-case.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { isCoded } from "../../case/names.ts";
import { visibilityOn } from "../../case/visibility.ts";
import { timeFactor, withTimeFactor } from "../../grade/task/calibration.ts";
import { prove } from "../../pack/prove.ts";
import { loadCases } from "../../problem/load.ts";
import type { Io } from "../console/console.ts";
import { chooseIsolation } from "./isolation.ts";
import type { CommonOptions } from "./options.ts";
import { dayIn } from "./session-cases.ts";

/** Options of a command that packs cases. */
export type PackingOptions = Pick<CommonOptions, "cases" | "problem" | "jobs" | "now">;

const NOT_PACKED: Sentence = say`a problem with programs of its author cannot be packed`;

/**
 * Loads the cases to pack. Of the bundled ones, those of custom problems are left out.
 *
 * @throws ExpectedError if there is none
 */
export function casesToPack(options: PackingOptions, isPublic: boolean | undefined): Case[] {
  const day = dayIn(options);
  const loaded = loadCases({ files: options.cases, problem: options.problem });
  const custom = loaded.find(({ problem }) => !isCoded(problem));
  const isChosen = options.problem !== undefined || options.cases !== BUNDLED_CASES;
  if (custom && isChosen) throw new ExpectedError(placed(custom.problem, NOT_PACKED));
  const cases = loaded.filter(
    (asked) => isCoded(asked.problem) && (!isPublic || visibilityOn(day, asked) === "public"),
  );
  if (cases.length > 0) return cases;
  throw new ExpectedError(placed([options.cases].flat().join(", "), say`there is no public case`));
}

/**
 * Has our own reference prove cases on this machine.
 *
 * @throws ExpectedError with every case that is not proved
 * @throws StoppedError if it was stopped
 */
export async function proveHere(
  cases: readonly Case[],
  { jobs }: Pick<PackingOptions, "jobs">,
  io: Io,
): Promise<void> {
  const signal = io.stopSignal();
  const factor = await timeFactor(signal);
  const isolation = await chooseIsolation({ isolation: "auto", trusted: true });
  const scaled = cases.map((asked) => withTimeFactor(asked, factor));
  await prove({ cases: scaled, isolation, jobs, signal });
}
