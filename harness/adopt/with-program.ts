import type { Sentence } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import type { Submission } from "../submission/submission.ts";
import type { Result } from "./result.ts";

/** Adds the problem, the language and the encoding to a manifest. */
export function withProgram(
  { manifest, evidence, tries }: Result,
  { problem, manifest: { main } }: Pick<Submission, "problem" | "manifest">,
  { language, program }: Extract<Submission["kind"], { kind: "program" }>,
): Result {
  const foreign = program.sources.find(({ utf8 }) => !utf8);
  return {
    manifest: {
      problem,
      language,
      ...(main !== undefined && { main }),
      ...(foreign && { encoding: "latin1" }),
      ...manifest,
    },
    evidence: [
      {
        at: ["problem"],
        because: { en: "the problem that it was tried on", "pt-BR": "o problema com que foi testado" },
      },
      { at: ["language"], because: mainIs(excerpt(program.main.path)) },
      ...(foreign ? [{ at: ["encoding"], because: notUtf8(excerpt(foreign.path)) }] : []),
      ...evidence,
    ],
    tries,
  };
}

function mainIs(file: string): Sentence {
  return { en: `its main program is ${file}`, "pt-BR": `o programa principal é ${file}` };
}

function notUtf8(file: string): Sentence {
  return { en: `${file} is not UTF-8`, "pt-BR": `${file} não está em UTF-8` };
}
