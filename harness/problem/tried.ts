import type { Case } from "../case/any-case.ts";
import type { Attempt } from "../finding/ruling.ts";

/** A program's turn at a case. */
export type Tried<Asked extends Case = Case> = Attempt & { readonly asked: Asked };
