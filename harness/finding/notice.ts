import { Type } from "@sinclair/typebox";
import { oneOf } from "../case/case.ts";
import { opinion } from "./diagnosis.ts";
import { COUNTING_IDEAS } from "./ideas.ts";
import { declared } from "./reading.ts";
import { count, quote } from "./record.ts";

/** Reasons to leave an entry of a hand-in, or of an archive in it, out of its copy. */
const OMISSIONS = [
  "link",
  "not-a-file",
  "unreadable",
  "too-large",
  "too-deep",
  "too-many",
  "path-too-long",
  "changed",
  "path-outside",
  "same-name",
  "file-and-folder",
] as const;
export type Omission = (typeof OMISSIONS)[number];

/** Reasons why an archive is not unpacked. */
export const ARCHIVE_FAULTS = [
  "encrypted",
  "damaged",
  "unknown-format",
  "unknown-method",
  "too-large",
  "too-deep",
  "no-unpacker",
] as const;
export type ArchiveFault = (typeof ARCHIVE_FAULTS)[number];

/** The folder of a hand-in itself, as a folder in it. */
export const OWN_FOLDER = ".";

/** Facts about a hand-in that its instructor should know; they change no verdict. */
export const notices = {
  "scripts-aside": {
    files: Type.Array(Type.String(), {
      description: "sources in another language that draw or test, as it seems, and were not graded",
    }),
  },
  "other-languages": {
    files: Type.Array(Type.String(), { description: "sources in unknown languages, which were not graded" }),
  },
  "other-mains": {
    taken: Type.String({ description: "the main file, which was chosen by its name" }),
    isNewest: Type.Optional(
      Type.Literal(true, { description: "present if it was chosen because it is the newest" }),
    ),
    isMarked: Type.Optional(
      Type.Literal(true, { description: "present if it was chosen because it says that it is one" }),
    ),
    by: Type.Optional(
      Type.String({ description: "the project file by which it was chosen, present if there is one" }),
    ),
    trials: Type.Optional(
      Type.Object(
        { right: count, cases: count },
        {
          additionalProperties: false,
          description: "present if it was chosen because of trials on small cases",
        },
      ),
    ),
    others: Type.Array(Type.String(), {
      description: "files that may be main programs, too, and were not graded",
    }),
  },
  "copies-aside": {
    files: Type.Array(Type.String(), {
      description: "files that repeat what others of the program define, and were not graded",
    }),
  },
  "not-in-project": {
    project: Type.String({ description: "the file of the project" }),
    files: Type.Array(Type.String(), {
      description: "sources that it does not build, and that were not graded",
    }),
  },
  "other-versions": {
    graded: Type.String({
      description: `the folder of the program that was graded, ${OWN_FOLDER} for that of the hand-in itself`,
    }),
    isTie: Type.Optional(
      Type.Literal(true, { description: "present if others are as new, and it is the last of them by name" }),
    ),
    isAbout: Type.Optional(
      oneOf(
        ["only", "newest"],
        "present if others do not seem to be about the problem: it is the only one that does, or the newest of these",
      ),
    ),
    others: Type.Array(Type.String(), {
      description: "folders of the programs that were not graded, named in the same way",
    }),
  },
  "newer-is-late": {
    graded: Type.String({
      description: "the time of the hand-in that was graded, as its platform writes it",
    }),
    late: Type.String({ description: "the time of a newer one, which is late" }),
  },
  "name-like-another": {
    others: Type.Array(Type.String(), {
      description: "submissions of other students whose names look the same",
    }),
  },
  "answers-written": {
    file: Type.String({ description: "the source in which public answers stand" }),
    from: Type.Integer({ description: "the first line of the fewest that have them all" }),
    to: Type.Integer({ description: "the last of these lines" }),
    written: Type.Integer({ description: "number of those answers, without usual numbers" }),
    answers: Type.Integer({ description: "number of all public answers that are no usual numbers" }),
    right: Type.Integer({ description: "number of public cases, all of which are right" }),
    wrong: Type.Integer({ description: "number of hidden cases that are wrong" }),
    hidden: Type.Integer({ description: "number of hidden cases that were judged" }),
  },
  "counting-share": {
    idea: oneOf(COUNTING_IDEAS, "the mistake in counting that explains every wrong answer"),
    share: Type.Number({ description: "the part of their points that wrong answers earn for it" }),
  },
  "keys-ignored": {
    keys: Type.Array(Type.String(), { description: "keys of the manifest that only an instructor may set" }),
  },
  "source-renamed": {
    file: Type.String(),
    as: Type.String({ description: "the name that its compiler wants" }),
  },
  "include-misspelled": {
    file: Type.String({ description: "the file that includes a header" }),
    included: Type.String({ description: "the name by which it includes the header" }),
    header: Type.String({ description: "the path of the header" }),
  },
  "heard-by-evidence": {
    case: Type.String({ description: "the name of a case that shows it" }),
    line: Type.Integer({ description: "the line of the output" }),
    quote,
    right: Type.Integer({ description: "number of cases in which this place of the output is right" }),
    cases: Type.Integer({ description: "number of cases whose answer is a number" }),
  },
  "also-found": opinion,
  "own-way": {
    way: Type.String({ description: "keys of a manifest that say how it was asked, as JSON" }),
    right: Type.Integer({ description: "number of small cases that are right when it is asked so" }),
    cases: Type.Integer({ description: "number of small cases that it was tried on" }),
    onlyOpen: Type.Optional(
      Type.Literal(true, { description: "present if it is not told which tours must be closed" }),
    ),
    madeUp: Type.Optional(
      Type.Literal(true, { description: "present if the meaning of a value that it asks for is not known" }),
    ),
  },
  "clues-given-up": {},
  "no-way-found": {
    ways: Type.Integer({ description: "number of ways of asking that were tried" }),
  },
  "read-by-convention": { declared, right: count, cases: count },
  "left-out": {
    file: Type.String({ description: "the first file or folder that was not copied" }),
    reason: oneOf(OMISSIONS, "the reason"),
    others: Type.Integer({ description: "number of other files and folders that were not copied" }),
  },
  "read-out": {
    what: oneOf(
      ["notebook", "document", "online-text"],
      "the kind of the file that a source was read out of",
    ),
    file: Type.String({ description: "that file" }),
    as: Type.Array(Type.String(), { description: "the sources that were made of it" }),
    leftOut: Type.Optional(
      Type.Array(Type.String(), { description: "lines of a notebook that no other program can run" }),
    ),
  },
  "text-aside": {
    file: Type.String({
      description: "an online text or a notebook with code, which was not graded: files were",
    }),
  },
  "archive-left-out": {
    file: Type.String({ description: "an archive that was not unpacked; other files were graded" }),
    fault: oneOf(ARCHIVE_FAULTS, "the reason"),
  },
};

/** Notices that students never read: they tell of hidden cases, or are suspicions that nobody has looked at. */
export const FOR_INSTRUCTORS: readonly string[] = ["answers-written"] satisfies (keyof typeof notices)[];
