import type { Texts } from "../../language.ts";

export const words: Readonly<Record<string, Texts>> = {};
