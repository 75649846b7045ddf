/** The numbers of a version: 3.12.1 is [3, 12, 1]. */
export type Version = readonly number[];

/**
 * Reads the version out of a line in which a tool names it: `g++ (Debian 12.2.0-14) 12.2.0`, `javac 25`,
 * `kotlinc-jvm 1.3.31 (JRE 17.0.15+6)`. What stands in brackets is of something else.
 */
export function versionIn(line: string): Version {
  const own = line.replace(/\([^()]*\)/g, "");
  const number = own.match(/(?<!\d)\d+(?:\.\d+)+/g)?.at(-1) ?? own.match(/(?<!\w)\d+(?!\w)/)?.[0] ?? "0";
  return number.split(".").map(Number);
}

/** Tells if a tool says that its version is not released yet. */
export function isPreliminary(line: string): boolean {
  return /nightly|alpha|beta|-ea\b|-dev\b|\d(?:a|b|rc)\d/i.test(line);
}

/** Negative where the first is older; what is missing counts as 0. */
export function compareVersions(a: Version, b: Version): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function isOlder(a: Version, b: Version): boolean {
  return compareVersions(a, b) < 0;
}

/** The newest of versions; undefined where there is none, or where one is not known. */
export function newestOf(versions: readonly (string | undefined)[]): string | undefined {
  const known = versions.filter((version) => version !== undefined);
  if (known.length < versions.length) return undefined;
  return known.sort((a, b) => compareVersions(versionIn(a), versionIn(b))).at(-1);
}
