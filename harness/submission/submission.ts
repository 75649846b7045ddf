import type { ProblemName } from "../case/names.ts";
import type { Notice, Unclear } from "../finding/index.ts";
import type { Program } from "./language/language.ts";
import type { LanguageName } from "./language/names.ts";
import type { Manifest } from "./manifest.ts";
import type { Student } from "./student.ts";

/** One program of one student, in a folder. */
export interface Submission {
  /** The folder's path from where the grading was pointed to, with `/` between the parts. */
  readonly name: string;
  /** The absolute path of the folder. */
  readonly folder: string;
  /** The folder's path from that of the student, if it lies in it, with `/` between the parts. */
  readonly inner?: string;
  readonly problem: ProblemName;
  readonly manifest: Manifest;
  /** Set if the manifest came with the hand-in, and not from the instructor. */
  readonly manifestIsStudents?: true;
  readonly kind: SubmissionKind;
  /** The person or team that handed it in, if it came with a class. */
  readonly student?: Student;
  /** The time of the hand-in as its platform writes it: `2026-10-01-21-33-05` on its own clock, or ISO 8601 with an offset. */
  readonly handedIn?: string;
  /** Set if its platform marks it as late, without a time. */
  readonly isMarkedLate?: true;
  /** The notebook or document that its sources were read out of, as it is shown. What does not compile then is not its author's fault. */
  readonly readOutOf?: string;
  /** Set if it is built with the sanitizers of its compiler. */
  readonly isSanitized?: true;
  /** Facts for the instructor. */
  readonly notices?: readonly Notice[];
}

/** The contents of the folder. */
export type SubmissionKind =
  | {
      readonly kind: "program";
      readonly language: LanguageName;
      readonly program: Program;
      /** Paths of sources in other languages that were taken for scripts beside it. */
      readonly aside?: readonly string[];
      /**
       * Sources that run, too, beside the one that was taken: because it is the newest, or alone says that it is a main program, or
       * because a project file says so, or else because of its name.
       */
      readonly others?: {
        readonly paths: readonly string[];
        readonly reason?: "newest" | "marked";
        /** The path of the project file. */
        readonly by?: string;
      };
    }
  /** The manifest says how to run it; the language may be none of ours. */
  | { readonly kind: "commands" }
  /** Nobody can know how to run it. Never the student's fault. */
  | {
      readonly kind: "unclear";
      readonly finding: Unclear;
      /** Paths of the files of which each may be the main program; the finding names the first ones. */
      readonly mains?: readonly string[];
    };
