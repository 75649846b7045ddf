/** Checks if the path of an entry is that of a folder, also as programs of Windows write it. */
export function namesFolder(name: string): boolean {
  return /[\\/]$/.test(name);
}

/** The first part of a path as it is written. */
export function topOf(name: string): string | undefined {
  return name.split(/[\\/]/).find((part) => part !== "" && part !== ".");
}

/**
 * Turns the path of an entry into one below a folder, with `/` between its parts and composed accents, as the name
 * of a Mac's file is elsewhere; undefined if it leads outside.
 */
export function pathBelow(name: string): string | undefined {
  const parts = name.normalize("NFC").replaceAll("\\", "/").split("/");
  const isAbsolute = parts[0] === "" || /^[A-Za-z]:/.test(parts[0] ?? "");
  if (isAbsolute || parts.includes("..") || name.includes("\0")) return undefined;
  return parts.filter((part) => part !== "" && part !== ".").join("/");
}
