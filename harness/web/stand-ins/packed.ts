import type * as node from "../../run/packed.ts";

/** Gives an outcome whose outputs were never packed: a page keeps them as they are. */
export const unpackOutcome: typeof node.unpackOutcome = (outcome) => outcome;
