import type { Conclusion } from "./isolation/level.ts";
import type { Resources } from "./outcome.ts";

/** What programs say when they are refused memory: Java, Python, C++, JavaScript, Rust, Go, C#, Haskell, Ruby. */
const REFUSED = new RegExp(
  [
    "OutOfMemoryError",
    "MemoryError",
    "bad_alloc",
    "heap out of memory",
    "Array buffer allocation failed",
    "memory allocation of \\d+ bytes failed",
    "runtime: (?:out of memory|cannot allocate memory)",
    "OutOfMemoryException",
    "heap exhausted|failed to allocate memory|out of memory \\(requested",
    "NoMemoryError",
  ].join("|"),
);

/**
 * Whether a program ended because of its memory limit: it had more than that, or it failed and said that it was refused
 * more. A program that does not look at what it was refused looks like any other that crashes.
 *
 * @param complaint what it wrote to standard error
 */
export function isOverMemory(
  { end, peakMemoryBytes = 0 }: Conclusion,
  { peakBytes }: Resources,
  complaint: string,
): boolean {
  if (peakMemoryBytes > peakBytes) return true;
  const failed = end.kind === "signalled" || (end.kind === "exited" && end.code !== 0);
  return failed && REFUSED.test(complaint);
}
