import { expect, test } from "vitest";
import type { IdeaName } from "../../finding/ideas.ts";
import type { Diagnosis } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { lostKnight } from "../../problem/lost-knight/index.ts";
import type { LanguageName } from "../../submission/language/names.ts";
import { selected } from "../../testing/stages.ts";
import type { Task } from "../task/task.ts";
import { negativeRemainder } from "./changed-line.ts";

const RIGHT: Attempt = { verdict: "AC" };
const WRONG: Attempt = { verdict: "WA", finding: { kind: "says-impossible", expected: 1 } };

const causeOf = (idea: IdeaName): Diagnosis => ({
  ...{ kind: "wrong-idea", idea, case: "maze", expected: 1, found: 2, wrong: 9 },
});

const { within, over } = lostKnight.edges!;
const LINES = "int linha(int x) {\n  x = x % n;\n  y = y % m;\n}\n";

interface Behaviour {
  readonly language?: LanguageName;
  readonly text?: string;
  /** The cases that it is right on. */
  readonly right?: readonly unknown[];
  /** The line that must be changed. */
  readonly needs?: RegExp;
  /** The idea that explains every answer. */
  readonly idea?: IdeaName;
}

/** Finds the line of a program that fails, and counts how often it is built anew. */
async function found({ language = "java", text = LINES, right = [within], needs = /$^/, idea }: Behaviour) {
  const { submission, tasks } = await selected(() => "");
  const isHidden = ({ asked }: Task) => Number(asked.visibility !== "public");
  const inOrder = tasks.toSorted((one, other) => isHidden(other) - isHidden(one));
  const source = { path: "Cavalo.java", text, utf8: true };
  const kind = { kind: "program", language, program: { main: source, sources: [source] } } as const;
  let builds = 0;
  const line = await negativeRemainder(
    {
      submission: { ...submission, kind },
      tried: inOrder.map(({ asked }) => ({ ...WRONG, asked })),
      causes: idea ? [causeOf(idea)] : [],
    },
    async (asked) => (right.includes(asked) ? RIGHT : WRONG),
    async (_, files) => {
      builds++;
      return needs.test(files["Cavalo.java"]!) ? RIGHT : WRONG;
    },
  );
  return { line, builds };
}

test("the line that makes a program right where it is changed is named, with the remainder of its language", async () => {
  expect(await found({ needs: /y = \(Math.floorMod\(y, m\)\)/ })).toMatchObject({
    line: {
      case: "tiny-3x3",
      language: "Java",
      line: 3,
      quote: "y = y % m;",
      instead: "Math.floorMod(x, n)",
    },
    builds: 2,
  });
  const ofGo = await found({ language: "go", needs: /x = \(\(\(x % n\) \+ n\) % n\)/ });
  expect(ofGo).toMatchObject({ line: { language: "Go", line: 2 } });
});

test("an idea that explains every answer leaves nothing to look for, unless a remainder looks like it", async () => {
  expect(await found({ idea: "wraps-by-abs", needs: /Math/ })).toEqual({ line: undefined, builds: 0 });
  expect(await found({ idea: "wraps-forward-only", needs: /Math/ })).toMatchObject({ line: { line: 2 } });
});

test("the left edge is tried where moves over the upper one are right", async () => {
  const { line } = await found({ right: [within, over[0]], needs: /Math/ });
  expect(line).toMatchObject({ board: lostKnight.pictureOf(over[1]).squares });
});

test.each<[string, Behaviour, number]>([
  ["no change of a line makes it right", {}, 2],
  ["it is wrong where no move goes over an edge", { right: [], needs: /Math/ }, 0],
  ["moves over both edges are right", { right: [within, ...over], needs: /Math/ }, 0],
  ["no line has a remainder", { text: "x = (x + n) % n;\n", needs: /x/ }, 0],
  ["remainders are never negative in its language", { language: "python", needs: /x/ }, 0],
])("nothing is said if %s", async (_, behaviour, builds) => {
  expect(await found(behaviour)).toEqual({ line: undefined, builds });
});
