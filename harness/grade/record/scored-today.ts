import type { Case } from "../../case/any-case.ts";
import type { ResultRecord, SubmissionRecord } from "../../report/record/record.ts";
import { earningOf } from "./asked-record.ts";
import { shareFor, shareNotices } from "./counting-share.ts";

/** The part of a case on which the points of its results depend. */
type Scoring = Pick<Case, "name" | "points" | "group" | "countingShare">;

/**
 * Gives a result the points that its cases are worth today. Its verdicts stay. A case that is not asked any more is worth nothing.
 * The results of a record are read when they are asked for, and not by this.
 */
export function scoredToday(record: SubmissionRecord, cases: readonly Scoring[]): SubmissionRecord {
  const today = new Map(cases.map((asked) => [asked.name, asked]));
  const mistake = record.notices?.find((notice) => notice.kind === "counting-share")?.idea;
  const triedOn = ({ case: name, attempt: { verdict } }: ResultRecord) => {
    const asked = today.get(name);
    return asked && { asked, verdict };
  };
  const scored = (result: ResultRecord): ResultRecord => {
    const { worth: _, allOf: __, share: ___, ...facts } = result;
    const tried = triedOn(result);
    return tried
      ? { ...facts, ...earningOf(tried.asked), ...shareFor(tried, mistake) }
      : { ...facts, worth: 0 };
  };
  // They are asked for several times while they are at hand.
  const made = new WeakMap<readonly ResultRecord[], readonly ResultRecord[]>();
  const scoredOnce = (results: readonly ResultRecord[]) => {
    const known = made.get(results) ?? results.map(scored);
    made.set(results, known);
    return known;
  };
  const notices = () => [
    ...record.notices!.filter(({ kind }) => kind !== "counting-share"),
    ...shareNotices(
      record.results.flatMap((result) => triedOn(result) ?? []),
      mistake,
    ),
  ];
  return Object.defineProperties({} as SubmissionRecord, {
    ...Object.getOwnPropertyDescriptors(record),
    ...(mistake && { notices: readWhenAsked(notices) }),
    results: readWhenAsked(() => scoredOnce(record.results)),
  });
}

function readWhenAsked(get: () => unknown): PropertyDescriptor {
  return { get, enumerable: true, configurable: true };
}
