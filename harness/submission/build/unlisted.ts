import { mkdirSync } from "node:fs";
import path from "node:path";
import { few, printable } from "../../base/text.ts";
import type { Notice } from "../../finding/index.ts";
import { TEST } from "../find/shape/main-file.ts";
import { LANGUAGES } from "../language/index.ts";
import type { Submission } from "../submission.ts";
import type { Build } from "./executable.ts";

/**
 * Builds what the project of a program lists, and if that is refused all of its sources: a project file may be older than they are.
 *
 * @param build builds in an empty folder
 */
export async function buildListed(
  submission: Submission,
  aside: string,
  build: (submission: Submission, aside: string) => Promise<Build>,
): Promise<Build> {
  const built = await build(submission, aside);
  const whole = built.kind === "compile-error" ? withUnlisted(submission) : undefined;
  if (!whole) return built;
  const other = path.join(aside, "whole");
  mkdirSync(other);
  const again = await build(whole, other);
  return again.kind === "compile-error" ? built : again;
}

/** The same program with the sources that its project does not list, too. Undefined if there are none. */
function withUnlisted(submission: Submission): Submission | undefined {
  const { kind } = submission;
  if (kind.kind !== "program") return undefined;
  const { unlisted, ...program } = kind.program;
  if (!unlisted) return undefined;
  const sources = [...program.sources, ...unlisted.sources];
  return { ...submission, kind: { ...kind, program: { ...program, sources } } };
}

/**
 * Tells of sources that the project of a program does not list. Those with a main program are told of as other programs, and nobody
 * looks for those of tests.
 */
export function unlistedIn({ kind }: Submission): Notice[] {
  const unlisted = kind.kind === "program" ? kind.program.unlisted : undefined;
  if (kind.kind !== "program" || !unlisted) return [];
  const { isMain } = LANGUAGES[kind.language];
  const left = unlisted.sources.filter((each) => !(isMain(each) || TEST.test(each.path)));
  const files = left.map((each) => printable(each.path));
  return files.length > 0
    ? [{ kind: "not-in-project", project: printable(unlisted.by), files: few(files) }]
    : [];
}
