import type { Build } from "./executable.ts";

/**
 * The refusal of a program that was read out of a notebook or a document, which may have lost something on the way: somebody must look
 * at it, and it costs no points.
 *
 * @param file what it was read out of, as it is shown
 */
export function notAsRead(
  { finding, commands }: Extract<Build, { kind: "compile-error" }>,
  file: string,
): Build {
  const { quote, place } = finding.kind === "not-compiled" ? finding : {};
  return {
    kind: "skipped",
    finding: {
      kind: "not-compiled-as-read",
      file,
      ...(quote !== undefined && { quote }),
      ...(place && { place }),
    },
    ...(commands && { commands }),
  };
}
