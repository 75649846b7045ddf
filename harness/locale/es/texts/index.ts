import type { Texts } from "../../language.ts";

export const texts: Texts = {};
