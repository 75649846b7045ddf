import type {
  AdjustmentLine,
  CommentLine,
  MarkLine,
  PersonThen,
  RetractionLine,
} from "../grade/store/desk-lines.ts";

let ids = 0;

const signed = { at: "2026-11-29T10:00:00.000Z", by: "prof" };

/** A line about Ana, who handed in the programs `p1`. */
function about(person: Partial<PersonThen>) {
  return {
    ...signed,
    id: `id-${ids++}`,
    person: "1",
    name: "Ana",
    students: ["a"],
    programs: "p1",
    ...person,
  };
}

export function commented(text: string, parts: Partial<CommentLine> = {}): CommentLine {
  return { kind: "noted", ...about({}), on: { kind: "whole" }, text, ...parts };
}

export function marked(item: string, points: number, parts: Partial<MarkLine> = {}): MarkLine {
  return { kind: "marked", ...about({}), item, points, ...parts };
}

export function adjusted(points: number, parts: Partial<AdjustmentLine> = {}): AdjustmentLine {
  return { kind: "adjusted", ...about({}), points, reason: "presented in class", ...parts };
}

export function retracted({ id }: { readonly id: string }): RetractionLine {
  return { kind: "retracted", ...signed, of: id };
}
