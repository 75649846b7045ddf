import { type Costs, lesser } from "../measure.ts";

/** A figure that may not become much worse. It is made of costs, so that it is about the same on another machine. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  of(costs: Costs): number;
}

/** Figures that are measured together. */
export interface Gauge {
  readonly figures: readonly Figure[];
  /** Command that shows more about them. */
  readonly more: string;
  /** Why they cannot be measured here. */
  readonly obstacle?: string;
  /** Measures every cost once, one after the other. */
  turn(): Promise<Costs> | Costs;
}

/** A figure that was measured. */
export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly more: string;
}

/** Turns that a gauge takes at most. */
const MOST_TURNS = 5;

/**
 * Lets gauges take turns, and makes the figures of the least costs. Other work on the machine can only add to a cost, so a gauge
 * takes another turn if a figure of its own is not good enough yet, unless this process has run too long.
 */
export async function measure(
  gauges: readonly Gauge[],
  { isGoodEnough, lastTurnMs }: { isGoodEnough: (figure: Measured) => boolean; lastTurnMs: number },
): Promise<Measured[]> {
  const least = new Map<Gauge, Costs>();
  const measured = (gauge: Gauge) =>
    gauge.figures.map(({ name, unit, of }) => ({
      name,
      unit,
      value: of(least.get(gauge)!),
      more: gauge.more,
    }));
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    for (const gauge of gauges) {
      const costs = least.get(gauge);
      const isEnough = costs && (performance.now() > lastTurnMs || measured(gauge).every(isGoodEnough));
      if (!isEnough) least.set(gauge, lesser(costs ?? {}, await gauge.turn()));
    }
  }
  return gauges.flatMap(measured);
}

/** A figure that is one cost over another. */
export function ratio(name: string, unit: string, [cost, over]: readonly [string, string]): Figure {
  return { name, unit, of: (costs) => costs[cost]! / costs[over]! };
}
