import path from "node:path";
import { displayPath } from "../../base/files.ts";
import { inEach, placed, type Sentence, say } from "../../base/sentence.ts";
import { type ClassState, resultId } from "./history.ts";
import { journalOf, type LineRange, type RepairedLine } from "./store-lines.ts";

/** Lines of a store that are not there as they were written, and what was graded again since. */
export class StoreDamage {
  readonly #missing: readonly LineRange[];
  readonly #repaired: RepairedLine[] = [];

  constructor(missing: readonly LineRange[]) {
    this.#missing = missing;
  }

  add(line: RepairedLine): void {
    this.#repaired.push(line);
  }

  /** Lines whose results may still be missing. */
  get lines(): readonly LineRange[] {
    return this.#missing.filter((lines) => this.#repairOf(lines)?.left.length !== 0);
  }

  /**
   * Tells what is repaired when submissions have been graded; undefined if nothing is damaged.
   *
   * @param graded names of the submissions, as `resultId` makes them
   */
  after(
    graded: ReadonlySet<string>,
    { results }: Pick<ClassState, "results">,
  ): Pick<RepairedLine, "lines" | "left"> | undefined {
    const { lines } = this;
    if (lines.length === 0) return undefined;
    const all = results.map(resultId);
    const left = all.filter(
      (id) => !graded.has(id) && lines.some((each) => this.#repairOf(each)?.left.includes(id) ?? true),
    );
    return { lines, left };
  }

  #repairOf([first, last]: LineRange): RepairedLine | undefined {
    return this.#repaired.findLast(({ lines }) => lines.some(([from, to]) => from <= first && last <= to));
  }
}

/** Most places that are named. */
const MOST_NAMED = 5;

/** Says which lines of the journal in a folder are damaged. */
export function damageIn(folder: string, lines: readonly LineRange[]): Sentence {
  const count = lines.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const named = inEach((locale) => {
    const to = say`to`[locale];
    const all = lines.map(([first, last]) => (first === last ? `${first}` : `${first} ${to} ${last}`));
    return [...all.slice(0, MOST_NAMED), ...(all.length > MOST_NAMED ? ["..."] : [])].join(", ");
  });
  return placed(
    `${displayPath(path.resolve(journalOf(folder)))}:${lines[0]![0]}`,
    count === 1
      ? say`this line is damaged or missing, and does not count`
      : say`${count} lines are damaged or missing, and do not count: ${named}`,
  );
}
