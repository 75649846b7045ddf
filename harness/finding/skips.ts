import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";
import { TOUR_KINDS } from "../case/knights-tour.ts";
import { compilerPlace, count, quote, size, square } from "./record.ts";

const insteadSchema = Type.Object(
  {
    what: oneOf(
      ["empty", "archive", "text"],
      "an empty source, an archive, or a source whose name ends in .txt",
    ),
    file: Type.String(),
  },
  { additionalProperties: false, description: "what is there in place of a source" },
);
export type Instead = Static<typeof insteadSchema>;

/** Why it cannot be told how a submission is run, or why that is not tried. Somebody has to look at it. */
export const unclear = {
  "no-source": {
    language: Type.Optional(Type.String({ description: "as people write it: C++" })),
    instead: Type.Optional(insteadSchema),
  },
  "several-languages": { languages: Type.Array(Type.String()) },
  "several-mains": { files: Type.Array(Type.String()) },
  "main-missing": { file: Type.String() },
  "name-not-text": {},
  "files-unreadable": { code: Type.String({ description: "as EACCES" }) },
  "folder-too-large": {
    mostBytes: Type.Integer(),
    mostEntries: Type.Integer({ description: "files and folders" }),
  },
};

/** Something fixed in a program, so that it cannot be asked a case. */
export const misfits = {
  "size-fixed": size,
  "tour-fixed": { tour: oneOf(TOUR_KINDS, "the only kind of tour it makes") },
  "start-fixed": { start: square },
  "start-random": {},
};

/** Nobody's fault: SK. */
export const skips = {
  "toolchain-missing": {
    tools: Type.Array(
      Type.Object(
        {
          command: Type.String(),
          install: Type.Optional(Type.String({ description: "the command that brings it" })),
          closed: Type.Optional(
            Type.String({ description: "the folder that it lies in, which programs cannot be let read" }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  "newer-toolchain-needed": {
    language: Type.String({ description: "as people write it: C++" }),
    version: Type.String({ description: "of the language, and so of its compiler or interpreter: 3.12" }),
    quote: Type.Optional(quote),
    place: Type.Optional(compilerPlace),
  },
  "not-square": size,
  "no-terminal": {},
  stopped: {},
};

const LABEL_FLAWS = [
  "not-zero-on-start",
  "negative",
  "on-blocked",
  "zero-elsewhere",
  "unlike-neighbours",
  "none-nearer",
] as const;
export type LabelFlaw = (typeof LABEL_FLAWS)[number];

const proven = Type.Union([count, Type.Literal("impossible")]);

/** Our own errors: JE. */
export const ownErrors = {
  "not-started": {
    what: oneOf(["program", "compiler"], "what could not be started"),
    reason: Type.String({ description: "in the system's words" }),
  },
  unmeasured: {},
  "own-fault": { quote },
  "reference-rejected": { case: Type.String({ description: "as lost-knight/board-100" }) },
  "certificate-incomplete": {},
  "certificate-label": { at: square, flaw: oneOf(LABEL_FLAWS, "what is wrong with the label") },
  "certificate-proves-another": {
    expected: proven,
    found: proven,
  },
};
