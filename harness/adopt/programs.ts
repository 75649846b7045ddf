import { detectProgram } from "../submission/find/detect.ts";
import { readTree } from "../submission/find/tree.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import type { Manifest } from "../submission/manifest.ts";
import type { Submission } from "../submission/submission.ts";

/** More programs in one hand-in would take long. */
const MOST_PROGRAMS = 4;

/** Lists the programs that a hand-in may mean: one for each language, or one for each file with a main program. */
export async function programsIn(submission: Submission): Promise<readonly Submission[]> {
  const choices = choicesIn(submission).slice(0, MOST_PROGRAMS);
  if (choices.length === 0) return [submission];
  const tree = await readTree(submission.folder);
  const programs: Submission[] = [];
  for (const manifest of choices) {
    const kind = await detectProgram(tree, manifest);
    // Each language may have several files with a main program in its turn.
    if (kind.kind === "unclear" && kind.finding.kind === "several-mains")
      programs.push(...(await programsIn({ ...submission, manifest, kind })));
    else programs.push({ ...submission, manifest, kind });
  }
  return programs.slice(0, MOST_PROGRAMS);
}

function choicesIn({ kind, manifest }: Submission): Manifest[] {
  if (kind.kind !== "unclear") return [];
  const { finding } = kind;
  if (finding.kind === "several-mains") return finding.files.map((main) => ({ ...manifest, main }));
  if (finding.kind !== "several-languages") return [];
  const named = LANGUAGE_NAMES.filter((name) => finding.languages.includes(LANGUAGES[name].title));
  return named.map((language) => ({ ...manifest, language }));
}
