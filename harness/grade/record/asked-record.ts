import { remembered } from "../../base/remembered.ts";
import type { Case } from "../../case/any-case.ts";
import { pictureOf } from "../../problem/index.ts";
import type { CaseRecord, ResultRecord } from "../../report/record/record.ts";
import { inputOf } from "./by-hand.ts";

/** A case as reports show it, without the attempt of the reference. */
export type AskedRecord = Omit<CaseRecord, "reference">;

/** Describes a case, once: to draw the way on a large board takes time. */
export const askedRecord = remembered((asked: Case): AskedRecord => {
  const { problem, name, title, problemTitle, points, group, visibility, after, limits, rows, columns } =
    asked;
  const input = inputOf(asked);
  return {
    ...{ problem, name, title, points, visibility, limits, rows, columns },
    answer: asked.answer,
    ...(problemTitle && { problemTitle }),
    ...(group?.award && { group }),
    ...(after !== undefined && { after }),
    picture: pictureOf(asked),
    ...(input !== undefined && { input }),
  };
});

/** Says what a right answer to a case earns. */
export function earningOf({
  name,
  points,
  group,
}: Pick<Case, "name" | "points" | "group">): Pick<ResultRecord, "case" | "worth" | "allOf"> {
  return { case: name, worth: points, ...(group?.award === "all" && { allOf: group.name }) };
}
