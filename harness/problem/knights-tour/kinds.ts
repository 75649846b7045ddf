import type { TourCase } from "../../case/knights-tour.ts";
import type { Input } from "../input/input-schemas.ts";
import type { Adopting } from "../problem.ts";
import { OPEN_AND_CLOSED } from "./trial-cases.ts";

const FROM_ONE = ["{rows}", "{columns}", "{row1}", "{column1}"];

/** Says which tours must be closed to a program that counts from 1, and takes its numbers as the contract gives them. */
export const tourKinds: NonNullable<Adopting<TourCase>["kinds"]> = {
  toldIn: ({ arguments: given = [], stdin = "", ...others }) => {
    const words = [...given, ...stdin.split(/\s+/)].filter((word) => word !== "");
    const isOfContract = Object.keys(others).length === 0 && words.join(" ") === FROM_ONE.join(" ");
    return isOfContract ? AS_THE_CONTRACT : undefined;
  },
  cases: OPEN_AND_CLOSED,
};

const WORDS = [...FROM_ONE, "{tour}"];
const AS_THE_CONTRACT: Input = { arguments: WORDS, stdin: `${WORDS.join(" ")}\n` };
