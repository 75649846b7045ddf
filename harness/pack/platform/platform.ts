import type { Sentence } from "../../base/sentence.ts";
import type { FormatName } from "../../report/record/names.ts";

/**
 * A platform that grades, with the scripts in its folder of `templates/` and those that all share: `tools.sh` installs
 * over the network, `place.sh` puts Cavalo where only root reads it, and `grade.sh` prints the result of a hand-in.
 */
export interface Platform {
  readonly format: FormatName;
  /** The file of the report that the platform wants. */
  readonly result: string;
  /** Variables that the report needs from the platform. */
  readonly variables: readonly string[];
  /** True if students can read the bundle, so that it may hold only what they may see. */
  readonly isPublic?: true;
  /** Files that go into an archive beside the others. */
  readonly archive?: { readonly name: string; readonly files: readonly string[] };
  /** The next steps of the instructor. */
  readonly next: Sentence;
}
