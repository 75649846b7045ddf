import type { CaseResult, Report, SubmissionReport } from "./report.ts";

/** Whether the verdict is another one than the manifest states. */
export function isUnexpected({ verdict, expected }: Pick<CaseResult, "verdict" | "expected">): boolean {
  return verdict === "JE" || (verdict !== "SK" && expected !== undefined && verdict !== expected);
}

/** What there is to say of a result, or nothing. */
export function wordsOf(result: CaseResult): string {
  const { verdict, expected, finding, note } = result;
  const sought = finding?.kind === "unreadable-answer" ? `; looked for ${finding.expected}` : "";
  const said = `${finding?.message ?? note ?? ""}${sought}`;
  if (expected === undefined || !isUnexpected(result)) return said;
  return [`${verdict}, stated ${expected}`, said].filter((part) => part !== "").join(": ");
}

/** `60 AC, 4 WA`. */
export function verdictCounts(verdicts: SubmissionReport["verdicts"]): string {
  return Object.entries(verdicts)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(", ");
}

/** How well programs were contained, and what that does not promise. */
export function isolationLine({ isolation: { level, title, lacks } }: Report): string {
  return `Isolation: level ${level} (${title}). Not promised: ${lacks}.`;
}
