import type { Catalogue } from "../../../report/catalogue/catalogue.ts";
import { causes } from "./cause-titles.ts";
import { findings } from "./findings.ts";
import { page } from "./page.ts";
import { levels, verdicts, words } from "./words.ts";

export const ptBR: Catalogue = { findings, verdicts, levels, words, causes, page };
