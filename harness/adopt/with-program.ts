import type { Sentence } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import type { Submission } from "../submission/submission.ts";
import type { Result } from "./result.ts";

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
        because: { en: "the problem that it was tried on", "pt-BR": "o problema com que foi testado" },
      },
      { at: ["language"], because: mainIs(excerpt(program.main.path)) },
      ...(foreign ? [{ at: ["encoding"], because: notUtf8(excerpt(foreign.path)) }] : []),
      ...evidence,
      { at: ["fixed", "presumed"], because: PRESUMED },
    ],
    tries,
  };
}

const PRESUMED: Sentence = {
  en: "look at the program: this way of asking does not set what is above. If no way does, remove this line",
  "pt-BR":
    "olhe o programa: este modo de perguntar não define o que está acima. Se nenhum definir, apague esta linha",
};

function mainIs(file: string): Sentence {
  return {
    en: `the main program that was tried is ${file}`,
    "pt-BR": `o programa principal testado é ${file}`,
  };
}

function notUtf8(file: string): Sentence {
  return { en: `${file} is not UTF-8`, "pt-BR": `${file} não está em UTF-8` };
}
