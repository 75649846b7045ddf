import { shellWord } from "../../base/shell.ts";
import type { FindingKind } from "../../finding/index.ts";
import { isJudged } from "../../finding/verdict.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { LookReason, PageWords } from "../catalogue/page-words.ts";
import type { SubmissionReport } from "../record/report.ts";
import { type Look, looksOf } from "./summary.ts";

/** Submissions that are to be looked at for the same reason. */
export interface LookGroup {
  readonly reason: LookReason;
  readonly kind?: FindingKind;
  readonly looks: readonly [Look, ...Look[]];
}

/** Groups the submissions to look at by reason and kind, the most pressing reason first, and of these the commonest kind. */
export function lookGroups(submissions: readonly SubmissionReport[]): LookGroup[] {
  const groups = new Map<string, LookGroup>();
  const looks = looksOf(submissions);
  for (const look of looks) {
    const { reason, kind } = look;
    const key = `${reason} ${kind}`;
    const known = groups.get(key)?.looks ?? [];
    groups.set(key, { reason, ...(kind && { kind }), looks: [...known, look] as [Look, ...Look[]] });
  }
  const reasons = Array.from(new Set(looks.map(({ reason }) => reason)));
  return reasons.flatMap((reason) =>
    Array.from(groups.values())
      .filter((group) => group.reason === reason)
      .sort((a, b) => b.looks.length - a.looks.length),
  );
}

/** A short title of a group, without the details of one hand-in. */
export function titleOf({ reason, kind }: LookGroup, page: PageWords): string {
  const titles: Readonly<Partial<Record<string, string>>> = page.looks;
  return titles[kind ?? ""] ?? page.reasons[reason];
}

/** Names the file that a submission is to be looked at for, if there is one. */
export function fileIn({
  submission: { results, toLookAt = [], notices = [] },
  kind,
}: Look): string | undefined {
  const findings = [...results.flatMap(({ finding }) => finding ?? []), ...toLookAt, ...notices];
  const own = findings.find((each) => each.kind === kind) as Partial<NamingFiles> | undefined;
  return own?.instead?.file ?? own?.file ?? own?.files?.join(", ");
}

interface NamingFiles {
  readonly instead: { readonly file: string };
  readonly file: string;
  readonly files: readonly string[];
}

/** Tests if points of a submission were not judged, or may be others: only its instructor can settle them. */
export function isToSettle({ results, toLookAt = [] }: SubmissionReport): boolean {
  return toLookAt.length > 0 || !isAllJudged({ results });
}

function isAllJudged({ results }: Pick<SubmissionReport, "results">): boolean {
  return results.every(({ verdict }) => isJudged(verdict));
}

/** Commands that settle submissions, with the words that say what they do. */
export interface Settling {
  readonly words: string;
  readonly commands: readonly string[];
}

/** Tells how a group is settled: all at once, or the only one, and by taking the points where all cases were judged. */
export function settlingOf({ looks, kind }: LookGroup, { page }: Pick<Catalogue, "page">): Settling[] {
  const { settle } = page;
  const open = looks.map(({ submission }) => submission).filter(isToSettle);
  const [first, ...others] = open;
  if (!first || kind === "stopped") return [];
  const what = `${settle.grade} ${quoted(settle.sentence)}`;
  const confirmed = open.filter(isAllJudged);
  const eachWith = (chosen: readonly SubmissionReport[], rest: string) =>
    chosen.map(({ name }) => `cavalo settle ${quoted(name)} ${rest}`);
  return [
    others.length > 0 && kind
      ? { words: settle.all(open.length), commands: [`cavalo settle --cause ${kind} ${what}`] }
      : { words: settle.one, commands: eachWith(open, what) },
    ...(confirmed.length > 0 ? [{ words: settle.confirm, commands: eachWith(confirmed, "--confirm") }] : []),
    ...(kind && offersReading({ kind })
      ? [{ words: settle.reading, commands: eachWith(open, "--reading") }]
      : []),
  ];
}

/** Tests if a finding offers another reading. */
export function offersReading({ kind }: { readonly kind: string }): boolean {
  return kind === "two-conventions" || kind === "fixed-found";
}

/** A name in quotes, whether a shell asks for them or not: what replaces it may need them. */
function quoted(text: string): string {
  const word = shellWord(text);
  return word === text ? `"${text}"` : word;
}
