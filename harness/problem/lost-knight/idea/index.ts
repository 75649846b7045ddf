import { countingIdeas } from "./counting.ts";
import type { Idea } from "./idea.ts";
import { moveIdeas } from "./moves.ts";
import { obstacleIdeas } from "./obstacles.ts";
import { readingIdeas } from "./reading.ts";
import { wrapIdeas } from "./wrap.ts";

const families = { ...wrapIdeas, ...moveIdeas, ...obstacleIdeas, ...readingIdeas, ...countingIdeas };

export type IdeaName = keyof typeof families;
export const IDEA_NAMES = Object.keys(families) as IdeaName[];

/**
 * Wrong ideas of the lost knight that can be recognised by the numbers they lead to, each in the variants in which
 * programs have it. A new one is a row in its family's table, and a sentence in each catalogue.
 */
export const IDEAS: Readonly<Record<IdeaName, readonly Idea[]>> = families;
