import type { IdeaName } from "../../../finding/ideas.ts";
import { breakingIdeas } from "./breaking.ts";
import { comparingIdeas } from "./comparing.ts";
import { countingIdeas } from "./counting.ts";
import type { Idea } from "./idea.ts";
import { markingIdeas } from "./marking.ts";
import { moveIdeas } from "./moves.ts";
import { namingIdeas } from "./naming.ts";
import { obstacleIdeas } from "./obstacles.ts";
import { readingIdeas } from "./reading.ts";
import { wrapIdeas } from "./wrap.ts";

/** Wrong ideas that can be recognised by their answers, each in the variants that programs have. */
export const IDEAS: Readonly<Record<IdeaName, readonly Idea[]>> = {
  ...wrapIdeas,
  ...moveIdeas,
  ...obstacleIdeas,
  ...breakingIdeas,
  ...readingIdeas,
  ...markingIdeas,
  ...comparingIdeas,
  ...countingIdeas,
  ...namingIdeas,
};
