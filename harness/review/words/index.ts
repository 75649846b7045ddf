import type { Locale } from "../../base/locale.ts";
import type { DeskWords } from "./desk-words.ts";
import { EN } from "./en.ts";
import { PT_BR } from "./pt-BR.ts";

export const DESK_WORDS: Readonly<Record<Locale, DeskWords>> = { en: EN, "pt-BR": PT_BR };
