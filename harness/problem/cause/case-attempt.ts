import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";

export type CaseAttempt<Asked extends Case = Case> = Attempt & { readonly asked: Asked };
