import type { Answer, Reading } from "../answer/answer.ts";
import type { Clue, Finding, Note } from "../finding/index.ts";
import type { Judgement } from "./judgement.ts";

/**
 * Judges what was read, or returns undefined where nothing was. The first reading is taken, whatever it earns: to take
 * the one that is right would give every program several tries. Another one takes its place only where its own steps
 * prove it, as no list of squares is a knight's path by chance. Where another one merely would be right, a note says so:
 * perhaps only a word is missing in the manifest.
 *
 * @param clueTo what a wrong answer betrays of its cause
 */
export function judgeReadings(
  readings: Iterable<Reading>,
  check: (answer: Answer) => Judgement,
  clueTo: (answer: Answer) => Clue | undefined = () => undefined,
): Judgement | undefined {
  let taken: { readonly judgement: Rejected; readonly answer: Answer } | undefined;
  let note: Note | undefined;
  for (const reading of readings) {
    const judgement = check(reading.answer);
    const right = judgement.kind === "accepted";
    if (right && (!taken || reading.reason === "every-step-a-move")) {
      return { ...judgement, ...(reading.reason && { note: reasonNote(reading.reason, reading) }) };
    }
    if (!taken && judgement.kind !== "rejected") return judgement;
    if (judgement.kind === "rejected") taken ??= { judgement, answer: reading.answer };
    if (right) note ??= otherNote(reading);
  }
  if (!taken) return undefined;
  if (note) return { ...taken.judgement, note };
  const clue = clueTo(taken.answer);
  return clue ? { ...taken.judgement, clue } : taken.judgement;
}

type Rejected = Extract<Judgement, { kind: "rejected" }>;

/** Why a reading was taken where the output could mean something else. */
function reasonNote(kind: NonNullable<Reading["reason"]>, { answer, assuming }: Reading): Note {
  switch (kind) {
    case "whole-from-0":
      return { kind };
    case "last-of-several":
      return { kind, said: saidIn(answer) };
    case "off-board-otherwise":
    case "every-step-a-move":
      return { kind, declared: declarationIn(assuming) };
  }
}

function otherNote({ answer, assuming }: Reading): Note {
  return assuming
    ? { kind: "right-if-declared", declared: declarationIn(assuming) }
    : { kind: "also-says", said: saidIn(answer) };
}

function declarationIn({ formats, impossible, ...conventions }: NonNullable<Reading["assuming"]> = {}) {
  return {
    ...conventions,
    ...(impossible && { impossible: [...impossible] }),
    ...(formats && { formats: [...formats] }),
  } satisfies Finding<"right-if-declared">["declared"];
}

function saidIn(answer: Answer): Finding<"also-says">["said"] {
  switch (answer.kind) {
    case "moves":
      return answer.moves;
    case "none":
      return "none";
    case "grid":
    case "visits":
      return "tour";
  }
}
