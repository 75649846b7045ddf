import type { Sentence } from "../../base/sentence.ts";
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
  en: "look at the program: trials did not show that it can be asked for anything but what is above. If it cannot, remove this line",
  "pt-BR":
    "olhe o programa: os testes não mostraram que se possa pedir a ele outra coisa que não o que está acima. Se não for possível, apague esta linha",
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
