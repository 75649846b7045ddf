import { Type } from "@sinclair/typebox";
import { count } from "./record.ts";

/** Reasons why only an instructor can settle what a submission is worth. */
export const toLookAt = {
  "not-judged": {
    cases: count,
    points: Type.Number({ description: "points of those cases" }),
  },
};
