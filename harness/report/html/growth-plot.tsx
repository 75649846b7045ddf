import { scaleLog } from "d3-scale";
import { OF_TIME } from "../../finding/diagnosis.ts";
import { growthIn, MOST_UNCERTAINTY, type TimedRun } from "../../problem/cause/growth.ts";
import type { PageWords } from "../catalogue/page-words.ts";
import type { Report, ReportedCase, SubmissionReport } from "../record/report.ts";

const WIDTH = 430;
const HEIGHT = 250;
const MARGIN = { left: 66, right: 16, top: 14, bottom: 44 } as const;

/** Fewer sizes of boards show no growth. */
const LEAST_SIZES = 4;

/** Least time that is drawn, in milliseconds: a shorter one is not measured well. */
const LEAST_MS = 1;

interface Series {
  readonly name: string;
  readonly kind: "yours" | "reference";
  readonly runs: readonly (TimedRun & { readonly isOver: boolean })[];
}

/**
 * Draws the CPU time of a student's runs, beside those of the reference, against the squares of the boards. Who is told nothing
 * about time gets no drawing.
 */
export function GrowthPlot({
  submission,
  report,
  words,
}: {
  submission: SubmissionReport;
  report: Report;
  words: PageWords;
}) {
  const { results, verdicts, diagnoses } = submission;
  if (!("TLE" in verdicts) && !diagnoses.some(({ kind }) => OF_TIME.includes(kind))) return null;
  const cases = report.cases.filter(({ problem }) => problem === submission.problem);
  const asked = new Map(cases.map((each) => [each.name, each]));
  // A program that shows one board only ran no other size, whatever the case has.
  const ofTheirSize = results.filter(({ note }) => note?.kind !== "size-fixed");
  const yours = ofTheirSize.flatMap(({ case: name, verdict, timings }) =>
    runOf(asked.get(name), timings?.cpuMs, verdict === "TLE"),
  );
  const reference = cases.flatMap((each) => runOf(each, each.reference.timings?.cpuMs, false));
  if (new Set(yours.map(({ squares }) => squares)).size < LEAST_SIZES) return null;
  const series: Series[] = [
    { name: words.growth.reference, kind: "reference", runs: reference },
    { name: words.growth.yours, kind: "yours", runs: yours },
  ];
  const runs = series.flatMap((each) => each.runs);
  const x = scaleLog()
    .domain(rangeOf(runs.map(({ squares }) => squares)))
    .range([MARGIN.left, WIDTH - MARGIN.right])
    .nice();
  const y = scaleLog()
    .domain(rangeOf(runs.map(({ cpuMs }) => cpuMs)))
    .range([HEIGHT - MARGIN.bottom, MARGIN.top])
    .nice();
  const limit = Math.min(...cases.map(({ limits }) => limits.cpuMs));
  return (
    <section aria-labelledby="growth">
      <h2 id="growth">{words.time2board}</h2>
      <figure class="growth card">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.growth.caption}>
          <g class="axis">
            {y
              .ticks(4)
              .filter(isRound)
              .map((ms) => (
                <>
                  <path d={`M${MARGIN.left} ${y(ms)}H${WIDTH - MARGIN.right}`} />
                  <text x={MARGIN.left - 8} y={y(ms)} class="end">
                    {words.time(ms)}
                  </text>
                </>
              ))}
            {x
              .ticks(4)
              .filter(isRound)
              .map((squares) => (
                <text x={x(squares)} y={HEIGHT - MARGIN.bottom + 16}>
                  {powerOfTen(squares, words)}
                </text>
              ))}
            <text x={(MARGIN.left + WIDTH) / 2} y={HEIGHT - 8} class="name">
              {words.growth.squares}
            </text>
          </g>
          {limit <= y.domain()[1]! && (
            <g class="limit">
              <path d={`M${MARGIN.left} ${y(limit)}H${WIDTH - MARGIN.right}`} />
              {/* Runs over the limit stand above the line. */}
              <text x={WIDTH - MARGIN.right} y={y(limit) + 18} class="end">
                {words.growth.limit}
              </text>
            </g>
          )}
          {series.map(({ kind, runs: own }) => {
            const growth = certainGrowth(own);
            const last = own.filter(({ isOver }) => !isOver).reduce(larger, own[0]!);
            return (
              <g class={kind}>
                {growth && last && <path d={slopeThrough(last, growth.exponent, { x, y })} />}
                {own.map(({ squares, cpuMs, isOver }) =>
                  isOver ? (
                    <path d={`M${x(squares) - 4} ${y(cpuMs) - 4}l8 8m0 -8l-8 8`} />
                  ) : kind === "yours" ? (
                    <circle cx={x(squares)} cy={y(cpuMs)} r={3.6} />
                  ) : (
                    <rect x={x(squares) - 3} y={y(cpuMs) - 3} width={6} height={6} />
                  ),
                )}
              </g>
            );
          })}
        </svg>
        <figcaption>
          <span>{words.growth.caption}</span>
          <ul class="legend">
            {series.map(({ name, kind, runs: own }) => {
              const growth = certainGrowth(own);
              return (
                <li>
                  <i class={`key ${kind}`} aria-hidden="true" />
                  {growth ? `${name} (${words.growth.grows(growth.exponent)})` : name}
                </li>
              );
            })}
          </ul>
        </figcaption>
      </figure>
    </section>
  );
}

/** The growth of the finished runs, if they agree about it. */
function certainGrowth(runs: Series["runs"]) {
  const growth = growthIn(runs.filter(({ isOver }) => !isOver));
  return growth && growth.uncertainty <= MOST_UNCERTAINTY ? growth : undefined;
}

function runOf(asked: ReportedCase | undefined, cpuMs: number | undefined, isOver: boolean) {
  if (!asked || cpuMs === undefined) return [];
  return [{ squares: asked.rows * asked.columns, cpuMs: Math.max(LEAST_MS, cpuMs), isOver }];
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function isRound(value: number): boolean {
  return Number.isInteger(Math.log10(value));
}

/** A large power is written shorter: its label must have room on a telephone. */
function powerOfTen(value: number, words: PageWords) {
  if (value < 10_000) return words.number(value);
  return (
    <>
      10
      <tspan class="exponent" dy="-5">
        {Math.log10(value)}
      </tspan>
    </>
  );
}

function larger<Run extends TimedRun>(one: Run, other: Run): Run {
  return other.squares >= one.squares ? other : one;
}

type Scale = ReturnType<typeof scaleLog<number, number>>;

/** A line with the slope of a growth like n^exponent, from a tenth of the squares to the largest board. */
function slopeThrough(
  { squares, cpuMs }: TimedRun,
  exponent: number,
  { x, y }: { x: Scale; y: Scale },
): string {
  const [least = 1] = y.domain();
  const first = Math.max(x.domain()[0]!, squares / 10 ** (2 / exponent) / 5);
  const startMs = cpuMs * (first / squares) ** (exponent / 2);
  return startMs < least
    ? `M${x(squares * (least / cpuMs) ** (2 / exponent))} ${y(least)}L${x(squares)} ${y(cpuMs)}`
    : `M${x(first)} ${y(startMs)}L${x(squares)} ${y(cpuMs)}`;
}
