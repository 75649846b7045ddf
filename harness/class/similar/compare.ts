import { type CommonPart, leaveOutCommon } from "./common.ts";
import { groupsOf, shortestPairs } from "./groups.ts";
import { PairTable } from "./pair-table.ts";
import { type AlikePart, partsFinder } from "./parts.ts";
import { hasEnough, type Listing, likenessIn, readPrints } from "./prints.ts";

/** Two programs by their places in the request, the smaller one first. */
export type Two = readonly [left: number, right: number];

export interface ComparisonRequest {
  readonly listings: readonly Listing[];
  /** Programs that everybody was given: what is in them is nobody's own. */
  readonly given: readonly Listing[];
  /** Pairs to tell of, however little they are alike. */
  readonly asked: readonly Two[];
}

/** Programs are told by their places in the request. */
export interface Comparison {
  /** Groups of three and more that are much alike, the largest first. */
  readonly groups: readonly AlikeGroup[];
  /** Other pairs, the most alike first. A group stands there with the one program that is most alike. */
  readonly pairs: readonly AlikePair[];
  readonly common: readonly CommonPart[];
  /** Programs with too little of their own. */
  readonly tooLittle: readonly number[];
}

export interface AlikeGroup {
  readonly programs: readonly number[];
  /** Of all its pairs. */
  readonly lowest: number;
  readonly highest: number;
  /** Each program with the one that it is most like, and the pairs that were asked for. */
  readonly pairs: readonly AlikePair[];
}

export interface AlikePair {
  readonly left: number;
  readonly right: number;
  /** The part of both programs that is in the other one, too: from 0 to 1. Absent if one has too little of its own. */
  readonly similarity?: number;
  /** Parts that match; absent if finding them would take too long. */
  readonly parts?: readonly AlikePart[];
}

/** Programs that are more alike are one program that was copied, and not different ones with a part in common. */
const NEARLY_THE_SAME = 0.7;
/** Programs that are less alike may come from the same book. */
const MUCH = 0.5;
/** Pairs that are less alike say nothing. */
const LEAST_SIMILARITY = 0.3;

const LEAST_GROUP = 3;

/** Finds the programs of a class that are alike. */
export function comparePrograms({ listings, given, asked }: ComparisonRequest): Comparison {
  const prints = readPrints(listings, given);
  const whole = likenessIn(prints);
  const common = leaveOutCommon(prints, groupsOf(whole.table, NEARLY_THE_SAME));
  const { table, own } = common.length === 0 ? whole : likenessIn(prints);
  const groups = groupsOf(table, MUCH).filter(({ length }) => length >= LEAST_GROUP);
  const matching = partsFinder(prints);
  const withParts = ([left, right]: Two): AlikePair => {
    const parts = matching(left, right);
    const isMeasured = hasEnough(own[left]!) && hasEnough(own[right]!);
    return { left, right, ...(isMeasured && { similarity: table.of(left, right) }), ...(parts && { parts }) };
  };
  const isIn = (group: readonly number[]) => (pair: Two) => pair.every((each) => group.includes(each));
  const between = asked.filter((pair) => !groups.some((group) => isIn(group)(pair)));
  return {
    groups: groups
      .map((group) => ({
        programs: group,
        ...rangeIn(group, table),
        pairs: distinct([...shortestPairs(group, table), ...asked.filter(isIn(group))]).map(withParts),
      }))
      .sort((a, b) => b.programs.length - a.programs.length || b.highest - a.highest),
    pairs: distinct([...nearestOf(groups, table), ...between]).map(withParts),
    common,
    tooLittle: own.flatMap((count, at) => (hasEnough(count) ? [] : [at])),
  };
}

/** Finds alike pairs that are not within a group; of each two groups, and of a group and a program, the most alike one. */
function nearestOf(groups: readonly (readonly number[])[], table: PairTable): Two[] {
  // A group is known by its first program.
  const standsFor = new Map(groups.flatMap((group) => group.map((each) => [each, group[0]!] as const)));
  const seen = new PairTable(table.size);
  return table.atLeast(LEAST_SIMILARITY).filter(([left, right]) => {
    const both = [standsFor.get(left) ?? left, standsFor.get(right) ?? right] as const;
    if (both[0] === both[1] || seen.of(...both) > 0) return false;
    seen.set(both, 1);
    return true;
  });
}

function rangeIn(
  group: readonly number[],
  table: PairTable,
): { readonly lowest: number; readonly highest: number } {
  let [lowest, highest] = [1, 0];
  for (const [at, one] of group.entries()) {
    for (const other of group.slice(at + 1)) {
      lowest = Math.min(lowest, table.of(one, other));
      highest = Math.max(highest, table.of(one, other));
    }
  }
  return { lowest, highest };
}

function distinct(pairs: readonly Two[]): Two[] {
  return Array.from(new Map(pairs.map((pair) => [pair.join(" "), pair])).values());
}
