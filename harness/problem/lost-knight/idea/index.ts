import type { IdeaName } from "../../../finding/ideas.ts";
import { countingIdeas } from "./counting.ts";
import type { Idea } from "./idea.ts";
import { moveIdeas } from "./moves.ts";
import { obstacleIdeas } from "./obstacles.ts";
import { readingIdeas } from "./reading.ts";
import { wrapIdeas } from "./wrap.ts";

/**
 * Wrong ideas of the lost knight that can be recognised by the numbers they lead to, each in the variants in which
 * programs have it.
 */
export const IDEAS: Readonly<Record<IdeaName, readonly Idea[]>> = {
  ...wrapIdeas,
  ...moveIdeas,
  ...obstacleIdeas,
  ...readingIdeas,
  ...countingIdeas,
};
