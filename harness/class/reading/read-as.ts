import path from "node:path";
import { displayPath } from "../../base/files.ts";
import { placed, type Sentence } from "../../base/sentence.ts";
import { few, printable } from "../../base/text.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";
import type { LaidOutClass } from "./lay-out.ts";

const en = quantitiesIn("en");
const pt = quantitiesIn("pt-BR");

/** Tells how a folder or an archive was read: of which platform, with how many hand-ins, in which sections. */
export function readAs({
  source,
  platforms,
  sections,
  handIns,
}: Pick<LaidOutClass, "source" | "platforms" | "sections"> & {
  readonly handIns: readonly unknown[];
}): Sentence {
  const names = few(sections.map(printable)).join(", ");
  const titles = Array.from(platforms);
  const { length } = handIns;
  return placed(displayPath(path.resolve(source)), {
    en: [
      ...(titles.length > 0 ? [`read as a class of ${titles.join(" and ")}`] : []),
      `${en.counted(length, "hand-in", "hand-ins")}${names && ` in ${en.counted(sections.length, "section", "sections")}: ${names}`}`,
    ].join(", "),
    "pt-BR": [
      ...(titles.length > 0 ? [`lida como turma do ${titles.join(" e do ")}`] : []),
      `${pt.counted(length, "entrega", "entregas")}${names && ` em ${pt.counted(sections.length, "seção", "seções")}: ${names}`}`,
    ].join(", "),
  });
}
