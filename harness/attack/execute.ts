import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { type Sentence, say } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import { judgingCommand, TOLD } from "../grade/proof/judging-program.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { Lab } from "../run/lab.ts";
import type { Limits, Outcome } from "../run/outcome.ts";
import { run } from "../run/run.ts";
import { smallRun } from "../run/small-run.ts";
import { type Executable, environmentFor } from "../submission/build/executable.ts";
import { resourcesFor } from "../submission/language/runtime.ts";
import type { Attack, EndName } from "./attack.ts";
import { beside, TOGETHER } from "./beside.ts";
import { honestRun } from "./honest.ts";
import { prepare, withPlaces } from "./prepare.ts";
import { clearResidue, type Mark } from "./residue.ts";
import type { Stage } from "./stage.ts";

export interface Field {
  readonly lab: Lab;
  readonly stage: Stage;
  /** The result of an honest run before any attack. */
  readonly honest: string;
}

/** The traces of an attack. */
export interface Trace {
  readonly end: EndName;
  /** Words on its building, if it was not built. */
  readonly message?: Sentence;
  /** Absent if it was not built. */
  readonly outcome?: Outcome;
  /** Words on all that was left, changed or reached. */
  readonly damage: readonly Sentence[];
}

const LIMITS: Limits = { cpuMs: 500, wallMs: 3500, outputBytes: 65_536, memoryBytes: 64 * 1024 * 1024 };

/** Builds and runs a hostile program, then looks for what it did; undefined if its compiler is missing. */
export async function execute(attack: Attack, field: Field): Promise<Trace | { readonly skipped: Sentence }> {
  const { lab, stage, honest } = field;
  const number = randomInt(100_000_000, 999_999_999);
  const mark: Mark = { text: `attack-mark-${number}`, key: number };
  const places = { ...stage.places, mark: mark.text, key: String(mark.key), home: homedir() };
  let folderUsed = "";
  const done = await lab.scratch
    .within((folder) => {
      folderUsed = folder;
      return buildAndStart(attack, { folder, mark, places, lab });
    })
    .catch(failed);
  if ("skipped" in done) return done;
  const damage = [...(await clearResidue(mark)), ...stage.inspect()];
  if (existsSync(folderUsed)) {
    const name = path.basename(folderUsed);
    damage.push(say`its folder ${name} could not be removed`);
    // This one goes down folder by folder, so that no path is too long for it.
    execFileSync("rm", ["-rf", "--", folderUsed], { stdio: "ignore" });
  }
  if ((await honestRun(lab)) !== honest) damage.push(say`the next run was different`);
  return { ...done, damage };
}

type Done = Omit<Trace, "damage"> | { readonly skipped: Sentence };

interface Start {
  readonly folder: string;
  readonly lab: Lab;
  readonly mark: Mark;
  readonly places: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** A run never throws; if it did, all that were to follow would be lost. */
function failed(error: unknown): Done {
  const message = error instanceof Error ? error.message : String(error);
  return {
    end: "not-ended",
    message: say`the harness itself failed: ${excerpt(message)}`,
  };
}

async function buildAndStart(attack: Attack, place: Start): Promise<Done> {
  const built = await prepare(attack, place);
  switch (built.kind) {
    case "skipped":
      return { skipped: inEachLanguage(built.finding) };
    case "failed":
      return { end: "not-built", message: inEachLanguage(built.finding) };
    case "compile-error":
      return { end: "compile-error", message: inEachLanguage(built.finding) };
    case "ready": {
      const outcome = await (attack.teller ? startBoth : start)(attack, built.executable, place);
      if (outcome === undefined) return { skipped: NEVER_TOGETHER };
      return { end: outcome.end.kind === "limit" ? outcome.end.limit : outcome.end.kind, outcome };
    }
  }
}

function variablesOf(attack: Attack, { command, variables }: Executable): Record<string, string> {
  const places = { built: path.dirname(command.at(-1)!) };
  const own = Object.entries(attack.variables ?? {}).map(([name, value]) => [
    name,
    withPlaces(value, places),
  ]);
  return { ...Object.fromEntries(own), ...variables };
}

const NEVER_TOGETHER: Sentence = say`the machine is too busy for two runs at the same time`;

/** Starts a program beside itself, each in a folder of its own. The outcome is that of the one that listens. */
function startBoth(attack: Attack, executable: Executable, place: Start): Promise<Outcome | undefined> {
  const one = (own: readonly string[] = [], signal?: AbortSignal) =>
    place.lab.scratch.within((folder) =>
      start({ limits: TOGETHER, ...attack, arguments: own }, executable, { ...place, folder, signal }),
    );
  return beside({
    tell: (signal) => one(attack.teller, signal),
    listen: () => one(attack.arguments),
  });
}

function start(
  attack: Attack,
  executable: Executable,
  { folder, lab, mark, places, signal }: Start,
): Promise<Outcome> {
  const limits = { ...LIMITS, ...attack.limits };
  const { asChecker, answerFile = asChecker && TOLD, arguments: own = [] } = attack;
  const memory = String(limits.memoryBytes / 1024 / 1024);
  const command = [
    ...executable.command.map((part) => part.replaceAll("{memory}", memory)),
    ...own.map((part) => withPlaces(part, places)),
  ];
  const request = smallRun(asChecker ? judgingCommand(command) : command, folder, {
    answerFile,
    visible: executable.visible,
    environment: { ...environmentFor(executable.searchPath), CAVALO_ATTACK: mark.text },
    variables: variablesOf(attack, executable),
    limits,
    resources: resourcesFor(limits, executable.runtime),
    signal,
  });
  for (let number = 0; number < (attack.given ?? 0); number++) {
    writeFileSync(path.join(request.workspace.directory, `given-${number}`), "given\n");
  }
  if (asChecker) {
    const told = path.join(request.workspace.directory, TOLD);
    mkdirSync(path.dirname(told));
    writeFileSync(told, "");
  }
  return run(request, lab.isolation);
}
