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
  const words = plain(name).split(/[^\p{L}'’]+/u);
  return words.filter((word) => word.length > 1 && !VERSION_WORDS.has(word));
}

/** Tests if several names differ in nothing but numbers, single letters and words for versions. */
export function haveOneStem(names: readonly string[]): boolean {
  const stems = names.map((name) => stemWords(path.parse(name).name).join(" "));
  return names.length > 1 && new Set(stems).size === 1;
}

/** Tests if names are those of versions of one thing. Two namesakes are none. */
export function areVersions(names: readonly string[]): boolean {
  return haveOneStem(names) && stemWords(names[0]!).length < 2;
}

/** A name in small letters without accents. */
function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Words of what another version took the place of. A copy may be either of the two. */
const OLD_WORD =
  /(?<!\p{L})(?:old(?:er)?|velh[ao]|antig[ao]|anterior|backup|bkp|bak|rascunho|draft)(?!\p{L})/u;

/** Words of what took the place of others. */
const NEW_WORD = /(?<!\p{L})(?:final|new|nov[ao]|corrigid[ao]|fixed|revisad[ao])(?!\p{L})/u;

/** The number of a version: 2 of `versao2`, `CavaloV2` and `v 2`. */
const NUMBER = /(?<!\p{L})(?:v|ver|versao|version)[ ._-]{0,3}(?<number>\d{1,4})(?!\d)/u;

/** More than any number of a version. */
const FINAL_RANK = 10_000;

export function namesVersion(place: string): boolean {
  const words = splitWords(place);
  return [OLD_WORD, NEW_WORD, NUMBER].some((pattern) => pattern.test(words));
}

/**
 * Ranks a path by the version that it names, the newest highest; what is named as old is below 0. A number alone may be that of an
 * exercise, and says nothing.
 */
export function versionRank(place: string): number {
  const words = splitWords(place);
  const rank = Number(NUMBER.exec(words)?.groups?.number ?? 1);
  if (OLD_WORD.test(words)) return rank - FINAL_RANK;
  return NEW_WORD.test(words) ? rank + FINAL_RANK : rank;
}

/** `cavalo v2` of `CavaloV2`. */
function splitWords(place: string): string {
  return plain(place.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "));
}
