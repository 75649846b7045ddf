import { capitalized } from "../../base/text.ts";
import type { Verdict } from "../../finding/verdict.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { GroupPoints } from "../record/group-points.ts";
import type { Points, ToldFinding } from "../record/report.ts";
import { closed } from "../words/quotes.ts";

/** Signs of verdicts, so that colours are never needed. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = {
  AC: "✓",
  WA: "✗",
  PE: "?",
  RTE: "!",
  TLE: "◷",
  MLE: "▤",
  OLE: "≡",
  CE: "⊘",
  JE: "⚑",
  SK: "–",
};

/** A verdict by sign, letters and words. */
export function VerdictBadge({ verdict, catalogue }: { verdict: Verdict; catalogue: Catalogue }) {
  return (
    <span class={`badge ${verdict}`}>
      <span aria-hidden="true">{VERDICT_SIGNS[verdict]} </span>
      {catalogue.verdicts[verdict]}
    </span>
  );
}

/** A bar with the part of the points that was earned. */
export function PointsBar({ earned, possible }: Pick<Points, "earned" | "possible">) {
  const share = possible > 0 ? earned / possible : 0;
  return (
    <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="6" />
      {share > 0 && <rect class="fill" width={Math.max(3, share * 100)} height="6" />}
    </svg>
  );
}

/** Lists what was earned in each group of cases. */
export function GroupList({ groups, page }: { groups: readonly GroupPoints[]; page: Catalogue["page"] }) {
  if (groups.length === 0) return null;
  return (
    <ul class="groups">
      {groups.map(({ title, award, cases, right, ...points }) => (
        <li>
          <span>
            {title}{" "}
            <span class="faint">
              {[page.rightOf(right, cases), ...(award === "all" ? [page.allOrNothing] : [])].join(", ")}
            </span>
          </span>
          <PointsBar {...points} />
          <span class="number">
            {page.number(points.earned)} / {page.number(points.possible)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** An address of a file of the report, from a file in a folder of the report at some depth. */
export function addressOf(file: string, depth = 0): string {
  return "../".repeat(depth) + file.split("/").map(encodeURIComponent).join("/");
}

/** The place of a case on the page of a student for the instructor. */
export function anchorOf(name: string): string {
  return `case-${name}`;
}

/** A sentence as it stands alone: with a capital letter and a full stop, unless it ends in a quote from what it tells of. */
export function asSentence(text: string, ...told: readonly (ToldFinding | undefined)[]): string {
  return closed(capitalized(text), ...told);
}
