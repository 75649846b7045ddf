import path from "node:path";

/** Words by which people tell versions of one thing apart. */
const VERSION_WORDS = new Set([
  ...["final", "finals", "old", "new", "version", "versao", "ver", "velho", "novo", "antigo", "antiga"],
  ...["backup", "bkp", "copia", "copy", "corrigido", "corrigida", "fixed", "revisado", "de", "of"],
]);

/**
 * The words of a name without what tells versions and sections apart: numbers, single letters, and words such as "final".
 * "Turma A" and "Turma B" have the same; so have "v1" and "v2 final".
 */
export function stemWords(name: string): string[] {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}'’]+/u);
  return words.filter((word) => word.length > 1 && !VERSION_WORDS.has(word));
}

/** Tests if several names differ in nothing but numbers, single letters and words for versions. */
export function haveOneStem(names: readonly string[]): boolean {
  const stems = names.map((name) => stemWords(path.parse(name).name).join(" "));
  return names.length > 1 && new Set(stems).size === 1;
}
