import { collect, ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { placed, type Sentence } from "../base/sentence.ts";
import { byText } from "../base/text.ts";
import { type Case, caseId, squaresOf } from "../case/any-case.ts";
import { CaseFiles, type CaseFolder, caseFilesAt } from "../case/files.ts";
import type { ProblemName } from "../case/names.ts";
import { caseFormOf } from "../case/readers.ts";
import { withSharedPoints } from "../case/shared-points.ts";
import { problemOf } from "./index.ts";

interface CaseSelection {
  /** Case files, or their names: folders, files, or patterns with `*` and `**`. */
  readonly files: CaseFiles | CaseFiles["named"];
  /** Limits the choice to one problem. */
  readonly problem?: ProblemName | undefined;
}

/**
 * Loads the cases, ordered by problem, size and name, so that the first finding is on the smallest board.
 *
 * @throws ExpectedError with every mistake of every file, or if no case is found
 */
export function loadCases({ files, problem: wanted }: CaseSelection): Case[] {
  const found = files instanceof CaseFiles ? files : caseFilesAt(files);
  const named = collect(found.files, (file) => ({ file, folder: found.folderOf(file) }));
  const chosen = named.filter(({ folder }) => wanted === undefined || folder.problem === wanted);
  const folders = Array.from(new Set(chosen.map(({ folder }) => folder)));
  refuseTwinGroups(folders);
  const cases = collect(folders, (folder) =>
    casesIn(
      folder,
      chosen.flatMap((each) => (each.folder === folder ? each.file : [])),
      found,
    ),
  ).flat();
  if (cases.length === 0) {
    throw new ExpectedError(
      placed([found.named].flat().join(", "), {
        en: `no case${wanted === undefined ? "" : ` of ${wanted}`} was found`,
        "pt-BR": `nenhum caso${wanted === undefined ? "" : ` de ${wanted}`} foi encontrado`,
      }),
    );
  }
  refuseTwins(cases);
  return cases.sort(
    (a, b) => byText(a.problem, b.problem) || squaresOf(a) - squaresOf(b) || byText(a.name, b.name),
  );
}

/** Reads the chosen cases of a folder. A case is worth the same, whichever others are chosen. */
function casesIn(folder: CaseFolder, chosen: readonly string[], found: CaseFiles): Case[] {
  const { problem, settings, file } = folder;
  const readCases = caseFormOf(problem).read;
  const { countedWrong } = problemOf(problem);
  if (settings.countingShare !== undefined && !countedWrong)
    throw new ExpectedError(file.mistake(["countingShare"], NO_COUNTING));
  if (!settings.groups) return collect(chosen, (each) => readCases(each, folder)).flat();
  const all = collect(new Set([...found.allOf(folder), ...chosen]), (each) => readCases(each, folder)).flat();
  const wanted = new Set(chosen);
  return withSharedPoints(all, folder).filter((asked) => wanted.has(asked.file));
}

const NO_COUNTING: Sentence = {
  en: "no mistakes in counting are known of this problem, so this key must go",
  "pt-BR": "não se conhecem erros de contagem neste problema, então tire esta chave",
};

/** A group of a problem has one name in all its folders, because reports call it by that. */
function refuseTwinGroups(folders: readonly CaseFolder[]): void {
  const seen = new Map<string, CaseFolder>();
  collect(folders, (folder) => {
    for (const name of Object.keys(folder.settings.groups ?? {})) {
      const id = `${folder.problem}/${name}`;
      const twin = seen.get(id);
      if (twin) {
        const other = displayPath(twin.file.path);
        throw new ExpectedError(
          folder.file.mistake(["groups", name], {
            en: `${other} also describes a group ${name} of this problem. Give one of them another name`,
            "pt-BR": `${other} também descreve um grupo ${name} deste problema. Dê outro nome a um deles`,
          }),
        );
      }
      seen.set(id, folder);
    }
  });
}

function refuseTwins(cases: readonly Case[]): void {
  const seen = new Map<string, Case>();
  for (const each of cases) {
    const id = caseId(each);
    const twin = seen.get(id);
    if (twin)
      throw new ExpectedError(
        placed(displayPath(each.file), {
          en: `${displayPath(twin.file)} also describes a case ${id}`,
          "pt-BR": `${displayPath(twin.file)} também descreve um caso ${id}`,
        }),
      );
    seen.set(id, each);
  }
}
