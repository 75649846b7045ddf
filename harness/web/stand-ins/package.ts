import type * as node from "../../base/package.ts";

declare const CAVALO_VERSION: string;

/** Version of Cavalo, which the build puts in place of this name. */
export const VERSION: typeof node.VERSION = CAVALO_VERSION;

export const HARNESS: typeof node.HARNESS = { version: VERSION, node: "", platform: "browser" };
