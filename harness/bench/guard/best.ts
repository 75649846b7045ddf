import { writeFileSync } from "node:fs";
import path from "node:path";
import { Type } from "@sinclair/typebox";
import { stringify } from "yaml";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { readYamlFile } from "../../base/yaml-file.ts";
import type { Measured } from "./gauge.ts";

const FILE = path.join("harness", "bench", "guard", "best.yaml");

const HEADER = `# The best that each figure was, a line each. npm run bench:guard fails if one is over twice its best, and
# npm run bench:guard -- --keep writes better ones. A worse one is written by hand, with the reason in the commit.
`;

/** Times its best that a figure may be: the same code differed by 1.4 times between two days on one machine. */
const MOST = 2;

/** The best figures by name, each as a number and its unit. */
export type Best = Readonly<Record<string, string>>;

/** A figure beside its best. */
export interface Compared extends Measured {
  /** Undefined if there is none in this unit. */
  readonly best: number | undefined;
}

const SCHEMA = Type.Record(Type.String(), Type.String({ pattern: "^[0-9.]+ .+$" }));

export function readBest(): Best {
  return readYamlFile(path.join(PACKAGE_FOLDER, FILE), SCHEMA).value;
}

export function writeBest(best: Best): void {
  writeFileSync(path.join(PACKAGE_FOLDER, FILE), HEADER + stringify(best, { lineWidth: 0 }));
}

export function compared(figure: Measured, best: Best): Compared {
  const [value, ...unit] = (best[figure.name] ?? "").split(" ");
  return { ...figure, best: unit.join(" ") === figure.unit ? Number(value) : undefined };
}

export function isGood({ value, best }: Compared): boolean {
  return best !== undefined && value <= MOST * best;
}

/** Says what is wrong with a figure; undefined if it is good. */
export function complaint(figure: Compared): string | undefined {
  if (isGood(figure)) return undefined;
  const { name, value, unit, best, more } = figure;
  const now = `${name}: ${rounded(value)} ${unit}`;
  return best === undefined
    ? `${now} has no best in ${FILE}. npm run bench:guard -- --keep writes it there.`
    : `${now} is more than ${MOST} times the best, which was ${best}. ${more} shows more.`;
}

/** Names of the best figures that nothing measures any more. */
export function unmeasured(best: Best, names: readonly string[]): string[] {
  return Object.keys(best).filter((name) => !names.includes(name));
}

/** Replaces the best figures by those that are better now. */
export function improved(best: Best, figures: readonly Compared[]): Best {
  const better = figures.filter((each) => each.best === undefined || rounded(each.value) < each.best);
  return {
    ...best,
    ...Object.fromEntries(better.map(({ name, value, unit }) => [name, `${rounded(value)} ${unit}`])),
  };
}

/** A figure as it is written: more digits differ from one run to the next. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
