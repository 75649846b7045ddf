import { clueOr } from "../../base/reading-time.ts";
import { codeAt, placeAt } from "../../base/source-line.ts";
import type { Case } from "../../case/any-case.ts";
import type { IdeaName } from "../../finding/ideas.ts";
import type { Diagnosis, Finding } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { Ask } from "../../problem/cause/ask.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import { problemOf } from "../../problem/index.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import { remainderLines } from "../../submission/language/remainders.ts";
import type { Submission } from "../../submission/submission.ts";

/** Remainders that have a word for their sign. */
const REMAINDERS = { mod: "x mod n", "mod(": "mod(x, n)", rem: "x rem n" } as const;

/** Puts a case to a program of which some files have another text. */
export type AskChanged = (asked: Case, files: Readonly<Record<string, string>>) => Promise<Attempt>;

interface Failed {
  readonly submission: Submission;
  readonly tried: readonly CaseAttempt[];
  /** Causes that were found already. */
  readonly causes: readonly Diagnosis[];
}

/** Ideas that negative remainders may look like. Any other one that explains every answer leaves nothing to look for. */
const SEEMING: readonly IdeaName[] = ["wraps-forward-only", "wraps-at-some-edges", "move-not-wrapped"];

/**
 * Finds the line with a remainder that is negative where a move goes over an edge: with another remainder in this line alone, the
 * program is right on a board on which it is not without. It is right where no move goes over an edge, too.
 */
export async function negativeRemainder(
  { submission, tried, causes }: Failed,
  ask: Ask,
  askChanged: AskChanged,
): Promise<Finding<"negative-remainder"> | undefined> {
  const { kind, problem, manifest } = submission;
  const { edges, pictureOf } = problemOf(problem);
  if (causes.some((each) => each.kind === "wrong-idea" && !SEEMING.includes(each.idea))) return undefined;
  const failed = tried.filter(({ verdict }) => FAILED.includes(verdict));
  // Students are told of what shows in a case that they see.
  const shown = failed.find(({ asked }) => asked.visibility === "public") ?? failed[0];
  if (!edges || kind.kind !== "program" || manifest.driver || !shown) return undefined;
  const { floorRemainder: instead, remainderSign, title: language } = LANGUAGES[kind.language];
  const lines =
    instead === undefined
      ? []
      : clueOr([], () => remainderLines(kind.program.sources, instead, remainderSign));
  const isRight = async (asked: Case) => (await ask(asked)).verdict === "AC";
  if (lines.length === 0 || !(await isRight(edges.within))) return undefined;
  const [upper, left] = edges.over;
  const asked = (await isRight(upper)) ? left : upper;
  if (asked === left && (await isRight(left))) return undefined;
  for (const { source, line, changed } of lines) {
    const text = source.utf8 ? Buffer.from(changed, "latin1").toString("utf8") : changed;
    const { verdict } = await askChanged(asked, { [source.path]: text });
    if (verdict !== "AC") continue;
    const place = { ...placeAt(source, line), quote: codeAt(source, line) };
    return {
      kind: "negative-remainder",
      language,
      ...place,
      instead: instead!,
      ...(remainderSign && { taken: REMAINDERS[remainderSign] }),
      board: pictureOf(asked).squares!,
      case: shown.asked.name,
    };
  }
  return undefined;
}

const FAILED: readonly Verdict[] = ["WA", "RTE", "PE", "TLE", "MLE"];
