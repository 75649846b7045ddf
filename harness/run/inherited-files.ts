import { closeSync, readdirSync, readFileSync } from "node:fs";

/** The flag of a descriptor that programs which are started do not inherit (O_CLOEXEC), as /proc writes it. */
const NOT_INHERITED = 0o2000000;

/**
 * Closes the files that whoever started us left open. Node sees to it that programs do not inherit those with low
 * numbers, and opens none of its own so; a high one would go on to every student's program. Only the main of a command
 * may do so: to a program that uses this as a library, they may be of use.
 */
export function closeInheritedFiles(): void {
  for (const descriptor of openDescriptors()) {
    if (descriptor > 2 && isInherited(descriptor)) closeSync(descriptor);
  }
}

function openDescriptors(): number[] {
  try {
    return readdirSync("/proc/self/fd").map(Number);
  } catch {
    // No /proc, no such list.
    return [];
  }
}

function isInherited(descriptor: number): boolean {
  try {
    const flags = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, "latin1"))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & NOT_INHERITED) === 0;
  } catch {
    // It was the list's own.
    return false;
  }
}
