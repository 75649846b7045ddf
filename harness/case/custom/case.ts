import type { CaseBase } from "../case.ts";
import type { Size } from "../knight.ts";
import type { ProblemName } from "../names.ts";
import type { AuthorPrograms } from "./problem.ts";
import type { Answering, Asking } from "./schema.ts";

/** A case of a custom problem. It holds everything that its problem says, so that nobody has to look that up. */
export interface CustomCase extends CaseBase, Size {
  readonly problem: ProblemName;
  readonly asking: Asking;
  /** Texts that the templates name. */
  readonly values: Readonly<Record<string, string>>;
  readonly answering?: Answering;
  /** The right answer as a number or a text; absent until the reference has given it. */
  readonly answer?: number | string;
  readonly programs: AuthorPrograms;
}
