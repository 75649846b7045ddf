import { type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Result } from "../attempt/result.ts";

/** Adds the problem, the language and the encoding to a manifest, and marks what an instructor has to confirm. */
export function withProgram(
  { manifest, evidence, tries }: Result,
  { problem, manifest: { main } }: Pick<Submission, "problem" | "manifest">,
  { language, program }: Extract<Submission["kind"], { kind: "program" }>,
): Result {
  const { fixed } = manifest;
  const foreign = program.sources.find(({ utf8 }) => !utf8);
  return {
    manifest: {
      problem,
      language,
      ...(main !== undefined && { main }),
      ...(foreign && { encoding: "latin1" }),
      ...manifest,
      ...(fixed && { fixed: { ...fixed, presumed: true } }),
    },
    evidence: [
      {
        at: ["problem"],
        because: say`the problem that it was tried on`,
      },
      { at: ["language"], because: mainIs(excerpt(program.main.path)) },
      ...(foreign ? [{ at: ["encoding"], because: notUtf8(excerpt(foreign.path)) }] : []),
      ...evidence,
      { at: ["fixed", "presumed"], because: PRESUMED },
    ],
    tries,
  };
}

const PRESUMED: Sentence = say`look at the program: trials did not show that it can be asked for anything but what is above. If it cannot, remove this line`;

function mainIs(file: string): Sentence {
  return say`the main program that was tried is ${file}`;
}

function notUtf8(file: string): Sentence {
  return say`${file} is not UTF-8`;
}
