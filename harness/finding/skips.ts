import { type Static, Type } from "@sinclair/typebox";
import { LOCALES } from "../base/locale.ts";
import { MACHINE_FAULT_NAMES } from "../base/machine-fault.ts";
import type { Sentence } from "../base/sentence.ts";
import { oneOf, problemNameSchema } from "../case/case.ts";
import { TOUR_KINDS } from "../case/knights-tour.ts";
import { ARCHIVE_FAULTS } from "./notice.ts";
import { compilerPlace, count, quote, size, square } from "./record.ts";

const insteadSchema = Type.Object(
  {
    what: oneOf(
      [
        "empty",
        "large",
        "test",
        "archive",
        "text",
        "notebook",
        "document",
        "compiled",
        "portugol",
        "other-language",
      ],
      "an empty source file, one that is too large to be read, a test, an archive, a source file whose name ends in .txt, a notebook, a document, a compiled program, a program in Portugol, or a source file in a language that is not known",
    ),
    file: Type.String(),
  },
  { additionalProperties: false, description: "what was found instead of a source file" },
);
export type Instead = Static<typeof insteadSchema>;

/** Reasons why we cannot know how to run a submission, or do not try. Somebody must look at it. */
export const unclear = {
  "no-source": {
    language: Type.Optional(Type.String({ description: "the usual name, for example C++" })),
    instead: Type.Optional(insteadSchema),
    files: Type.Optional(
      Type.Array(Type.String(), { description: "the first files, if none of them says what it is instead" }),
    ),
    notSearched: Type.Optional(
      Type.Array(Type.String(), { description: "folders in which no sources are looked for" }),
    ),
  },
  "archive-closed": {
    file: Type.String({ description: "the archive with the whole hand-in" }),
    fault: oneOf(ARCHIVE_FAULTS, "the reason why it was not unpacked"),
  },
  "not-read-out": {
    file: Type.String({ description: "the notebook or document that a program could not be read out of" }),
    why: oneOf(
      ["damaged", "too-large", "too-long", "no-code", "unknown-kernel"],
      "it cannot be read, it is too large, it takes too long to read, no cell of it holds code, or its code is in a language that is not known",
    ),
    kernel: Type.Optional(Type.String({ description: "the language of its code, if that is not known" })),
  },
  "not-compiled-as-read": {
    file: Type.String({ description: "the notebook or document that the program was read out of" }),
    quote: Type.Optional(quote),
    place: Type.Optional(compilerPlace),
  },
  "several-languages": {
    languages: Type.Array(Type.String()),
    names: Type.Array(Type.String(), { description: "the same, as a manifest names them" }),
  },
  "several-mains": { files: Type.Array(Type.String()) },
  "several-copies": {
    files: Type.Array(Type.String(), { description: "files that repeat each other, with different code" }),
  },
  "no-main": { files: Type.Array(Type.String()) },
  "main-missing": {
    file: Type.String(),
    isOther: Type.Optional(
      Type.Literal(true, { description: "it is there, but is no source file of the program's language" }),
    ),
  },
  "manifest-broken": {
    mistake: Type.Unsafe<Sentence>(
      Type.Object(Object.fromEntries(LOCALES.map((locale) => [locale, quote])), {
        additionalProperties: false,
        description: "the first mistake, with its line and column",
      }),
    ),
    others: Type.Integer({ description: "number of other mistakes in it" }),
  },
  "other-problem": { problem: problemNameSchema("the problem that the manifest or a folder names") },
  "name-not-text": {},
  "files-unreadable": { code: Type.String({ description: "for example EACCES" }) },
  "sources-too-large": {
    mostBytes: Type.Integer(),
    mostFiles: Type.Integer(),
  },
  "reading-too-long": {
    what: oneOf(["sources", "outputs"], "what it would take too long to read"),
  },
  "folder-too-large": {
    mostBytes: Type.Integer(),
    mostEntries: Type.Integer({ description: "files and folders" }),
  },
};

const presumed = Type.Optional(
  Type.Literal(true, { description: "present if nobody has confirmed it: no way to set it was found" }),
);

/** Parts fixed in a program, because of which it cannot be asked a case. */
export const misfits = {
  "size-fixed": { ...size, presumed },
  "tour-fixed": { tour: oneOf(TOUR_KINDS, "the only kind of tour it makes"), presumed },
  "start-fixed": { start: square, presumed },
  "start-random": { presumed },
};

/** Reasons for SK, which are nobody's fault. */
export const skips = {
  "toolchain-missing": {
    tools: Type.Array(
      Type.Object(
        {
          command: Type.String(),
          install: Type.Optional(Type.String({ description: "the command that installs it" })),
          closed: Type.Optional(
            Type.String({ description: "its folder, which the users of programs cannot read" }),
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
  "library-missing": {
    library: Type.String({ description: "a package, a module or a header that the program names" }),
    quote: Type.Optional(quote),
  },
  "notebook-needed": { place: Type.Optional(compilerPlace) },
  "display-missing": { quote: Type.Optional(quote) },
  "not-square": size,
  /** Of a program for a custom problem. */
  "value-missing": { name: Type.String({ description: "the placeholder that the case has no value for" }) },
  "no-terminal": {},
  stopped: {},
  /** Of the reference: no program was run on the case. */
  "proof-not-needed": {},
  /** Of a reference that is not there, or that nothing here can build. */
  "answer-stated": {},
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

const machine = Type.Optional(oneOf(MACHINE_FAULT_NAMES, "what the machine lacked"));

/** Reasons for JE, which are our own errors or those of the machine. */
export const ownErrors = {
  "not-started": {
    what: oneOf(["program", "compiler"], "what could not be started"),
    reason: Type.String({ description: "the message of the system" }),
    machine,
  },
  unmeasured: {
    busy: Type.Optional(
      Type.Object(
        { wallMs: count, starvedMs: count },
        {
          additionalProperties: false,
          description: "the time of the run, and that in which other programs had the processors",
        },
      ),
    ),
  },
  "own-fault": { quote, machine },
  "reference-rejected": { case: Type.String({ description: "for example lost-knight/board-100" }) },
  "certificate-incomplete": {},
  "certificate-label": { at: square, flaw: oneOf(LABEL_FLAWS, "what is wrong with the label") },
  "certificate-proves-another": {
    expected: proven,
    found: proven,
  },
};
