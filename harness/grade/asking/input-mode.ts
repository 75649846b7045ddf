import type { Case } from "../../case/any-case.ts";
import type { Finding, Notice, ToLookAt } from "../../finding/index.ts";
import type { Ruling } from "../../finding/ruling.ts";
import { placeholdersOf } from "../../problem/input/placeholders.ts";
import type { FoundWay } from "../../report/record/record.ts";
import { neverBegins } from "../../submission/find/shape/main-file.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import { isAskedByContract, type Manifest } from "../../submission/manifest.ts";
import type { Submission } from "../../submission/submission.ts";
import type { ProgramRuns } from "../store/program-runs.ts";
import { scaled } from "../task/calibration.ts";
import { misfitFor, type Task } from "../task/task.ts";
import type { TaskRun } from "../task/task-run.ts";
import { type ProbeResult, probeInput } from "./input-probe.ts";

/**
 * Tries to find out how a program wants to be asked, with small cases that belong to no grading. A program that seems to
 * have understood its input is tried only if it says that it wants another input.
 */
export type Adopt = (submission: Submission, program: TriedProgram, probed: ProbeResult) => Promise<Proposal>;

/** A program that is run for trials, with time limits that fit the machine. */
export interface TriedProgram extends Pick<ProgramRuns, "run"> {
  /** Factor of what may be spent on all trials together; 1 if left out. */
  readonly timeFactor?: number | undefined;
  /** Part of it that this program gets, if it is one of several; 1 if left out. */
  readonly share?: number | undefined;
}

export interface Proposal {
  /** Number of ways of asking that were tried. */
  readonly ways: number;
  /** The way that the program has proved to understand. */
  readonly found?: {
    readonly manifest: Manifest;
    readonly cases: number;
    /** Counts the small cases that are right if they are read as a manifest says. */
    readonly rightBy: (manifest: Manifest) => number;
    /** The program asks for a value whose meaning is not known. */
    readonly isMadeUp?: boolean;
  };
  /** Fault of ours that kept a way from being tried. */
  readonly fault?: Finding;
  /** Ruling on a trial that came to need what the machine does not have, if none brought an answer. */
  readonly inNeed?: Ruling;
}

/** Way in which a submission is asked, and what its instructor should know of it. */
export interface InputMode {
  /** Absent if it is asked as its manifest and the contract say. */
  readonly adopted?: FoundWay;
  /** Things that it could not be asked for in any way that was tried, as a manifest says them. */
  readonly fixed?: Manifest["fixed"];
  readonly notices: readonly Notice[];
  readonly toLookAt: readonly ToLookAt[];
  /** Set if nothing shows that the program can be asked here at all. */
  readonly isLost?: true;
  /** Fault of ours that kept the way from being found: nobody knows what the program can do. */
  readonly fault?: Finding;
  readonly inNeed?: Proposal["inNeed"];
}

interface Asked {
  /** The cases as the manifest and the contract put them. */
  readonly tasks: readonly Task[];
  readonly run: (task: Task) => Promise<TaskRun>;
  readonly program: Pick<ProgramRuns, "runTrial">;
  readonly adopt: Adopt | undefined;
  readonly timeFactor: number | undefined;
  readonly signal: AbortSignal | undefined;
}

const NOTHING_FOUND: InputMode = { notices: [], toLookAt: [] };

/**
 * Finds out how a program without a manifest wants to be asked, if it gets nothing by the contract. What is found says
 * only how the program is asked, in which file it answers, and from which side it counts. Anything else that would excuse it
 * from cases, or change how its answers are read, is left to the instructor and to the selection of readings.
 */
export async function inputModeOf(
  submission: Submission,
  { tasks, run, program, adopt, timeFactor = 1, signal }: Asked,
): Promise<InputMode> {
  const { manifest, kind } = submission;
  const own = tasks.map(({ asked }) => asked);
  if (!adopt || !isAskedByContract(manifest) || kind.kind !== "program") return NOTHING_FOUND;
  const probed = await probeInput({ manifest, tasks }, { run, signal });
  if (probed === "works") return NOTHING_FOUND;
  if (probed === "blocked") return { ...NOTHING_FOUND, isLost: true };
  const trying = triedProgram(program, timeFactor);
  const { ways, found, fault, inNeed } = await adopt(submission, trying, probed);
  if (fault) return { ...NOTHING_FOUND, fault };
  // Nothing is searched where the grading is stopped.
  if (!found)
    return ways === 0 || probed === "mostly"
      ? NOTHING_FOUND
      : {
          // No way of asking helps a program that never begins, and its end says so.
          notices: neverBegins(LANGUAGES[kind.language], kind.program.sources)
            ? []
            : [{ kind: "no-way-found", ways }],
          toLookAt: [],
          isLost: true,
          ...(inNeed && { inNeed }),
        };
  if (probed !== "fails" && isToldAsMuch(found.manifest)) return NOTHING_FOUND;
  const { manifest: whole, cases, rightBy, isMadeUp } = found;
  const { presumed: _, ...fixed } = whole.fixed ?? {};
  const adopted = adoptedIn(whole);
  const right = rightAsGraded(found);
  if (probed === "mostly" && 2 * right <= cases) return NOTHING_FOUND;
  const rightIfDeclared = rightBy(whole);
  // Sizes and starts were seen in what it printed, and what it is not told in its own way is known.
  const isUntold = fixed.tour === "open" && namesIn(whole).size > 0;
  const isSeen = fixed.rows !== undefined || fixed.start !== undefined || isUntold;
  const excused = isSeen ? misfitsOf({ ...manifest, ...adopted, fixed }, own) : 0;
  const { file: __, stream: ___, ...reading } = whole.answer ?? {};
  // If answers are to be read otherwise, the start that was seen in them is not the real one.
  const { start: ____, ...withoutStart } = fixed;
  const told = rightIfDeclared > right ? withoutStart : fixed;
  return {
    ...(!isEmpty(adopted) && { adopted }),
    ...(isSeen && { fixed: told }),
    notices: isEmpty(adopted)
      ? []
      : [
          {
            kind: "own-way",
            way: JSON.stringify({ ...chosenIn(manifest), ...adopted }),
            right,
            cases,
            ...(isUntold && { onlyOpen: true }),
            ...(isMadeUp && { madeUp: true }),
          },
        ],
    toLookAt: [
      ...(excused === 0
        ? []
        : [{ kind: "fixed-found", fixed: JSON.stringify(fixed), cases: excused } as const]),
      ...(rightIfDeclared === right
        ? []
        : [
            {
              kind: "two-conventions",
              declared: reading,
              right: rightIfDeclared,
              cases,
              onTrials: true,
            } as const,
          ]),
    ],
  };
}

/** Takes from a manifest what says which of several programs is meant: without it another one may be taken. */
function chosenIn({ language, main }: Manifest): Pick<Manifest, "language" | "main"> {
  return { ...(language && { language }), ...(main !== undefined && { main }) };
}

/** Takes from a manifest that was found what says how its program is asked. */
function adoptedIn(whole: Manifest): FoundWay {
  const answer = answerOf(whole);
  return { ...(whole.input && { input: whole.input }), ...(!isEmpty(answer) && { answer }) };
}

/** Counts the small cases that are right if a program is asked and read as it is graded. */
export function rightAsGraded({ manifest, rightBy }: NonNullable<Proposal["found"]>): number {
  const { input: _, answer: __, ...others } = manifest;
  return rightBy({ ...others, ...adoptedIn(manifest) });
}

/** Lets a program be run for trials, with time limits that fit the machine. */
export function triedProgram(program: Pick<ProgramRuns, "runTrial">, timeFactor = 1): TriedProgram {
  return {
    run: (task, turn) => program.runTrial({ ...task, limits: scaled(task.limits, timeFactor) }, turn),
    timeFactor,
  };
}

/**
 * Picks the keys that say where an answer is looked for. A program that is not told its start as the contract does may count
 * rows from the bottom, as chess players do, or columns first; any other key would change what is right.
 */
function answerOf(whole: Manifest): NonNullable<Manifest["answer"]> {
  const { file, stream, order, firstRow } = whole.answer ?? {};
  const names = namesIn(whole);
  const isOfItsOwn = names.size > 0 && !isToldAsMuch(whole);
  // The contract counts from 0. Who counts from 1 was not told the numbers of the contract.
  const isFromOne = names.has("row1") && names.has("column1");
  return {
    ...(file !== undefined && { file }),
    ...(stream !== undefined && { stream }),
    ...(isOfItsOwn && order !== undefined && { order }),
    ...((isOfItsOwn || isFromOne) && firstRow !== undefined && { firstRow }),
  };
}

/**
 * Tests if a way gives the numbers of the contract where the contract gives them: in another order they would excuse a program that
 * mixes them up. One that reads a file of its own does not get them there.
 */
function isToldAsMuch({ input }: Manifest): boolean {
  const { files: _, ...given } = input ?? {};
  const names = namesIn({ input: given });
  const has = (...either: string[]) => either.some((name) => names.has(name));
  return has("rows") && has("columns") && has("row0", "row1") && has("column0", "column1");
}

function namesIn({ input }: Manifest): ReadonlySet<string> {
  return new Set(placeholdersOf({ ...(input && { input }) }).map(({ name }) => name));
}

function misfitsOf(manifest: Manifest, own: readonly Case[]): number {
  return own.filter((asked) => misfitFor(asked, manifest)).length;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
