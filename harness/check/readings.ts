import type { Answer, Reading } from "../answer/answer.ts";
import type { Finding, Note } from "../finding/index.ts";
import type { Judgement } from "./judgement.ts";

/**
 * Judges what was read, or returns undefined where nothing was. The first reading is taken, whatever it earns: to take
 * the one that is right would give every program several tries. Another one takes its place only where its own steps
 * prove it, as no list of squares is a knight's path by chance. Where another one merely would be right, a note says so:
 * perhaps only a word is missing in the manifest.
 */
export function judgeReadings(
  readings: Iterable<Reading>,
  check: (answer: Answer) => Judgement,
): Judgement | undefined {
  let taken: Judgement | undefined;
  let note: Note | undefined;
  for (const reading of readings) {
    const judgement = check(reading.answer);
    const right = judgement.kind === "accepted";
    if (right && (!taken || reading.reason === "every-step-a-move")) {
      return { ...judgement, ...(reading.reason && { note: reasonNote(reading.reason, reading) }) };
    }
    taken ??= judgement;
    if (taken.kind !== "rejected") return taken;
    if (right) note ??= otherNote(reading);
  }
  return taken?.kind === "rejected" && note ? { ...taken, note } : taken;
}

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
