import { compared, complaint, improved, isGood, readBest, rounded, unmeasured, writeBest } from "./best.ts";
import { measure } from "./gauge.ts";
import { withGauges } from "./gauges.ts";

/** Time after which nothing is measured that was measured before: all is to be over in a minute. */
const LAST_TURN_MS = 50_000;

const isKeeping = process.argv[2] === "--keep";

await withGauges(async (gauges) => {
  const best = readBest();
  const possible = gauges.filter(({ obstacle }) => obstacle === undefined);
  const measured = await measure(possible, {
    isGoodEnough: (figure) => !isKeeping && isGood(compared(figure, best)),
    lastTurnMs: isKeeping ? Number.POSITIVE_INFINITY : LAST_TURN_MS,
  });
  const figures = measured.map((figure) => compared(figure, best));
  for (const { name, value, unit, best: least } of figures) {
    const now = `${rounded(value)}`.padStart(8);
    console.log(`${name.padEnd(58)}${now} ${unit.padEnd(18)}, best ${`${least ?? "none"}`.padStart(6)}`);
  }
  for (const { figures: skipped, obstacle } of gauges)
    if (obstacle !== undefined) for (const { name } of skipped) console.log(`${name}: skipped (${obstacle})`);
  if (isKeeping) return writeBest(improved(best, figures));

  const names = gauges.flatMap(({ figures: all }) => all.map(({ name }) => name));
  const complaints = [
    ...figures.flatMap((figure) => complaint(figure) ?? []),
    ...unmeasured(best, names).map((name) => `${name}: nothing measures it any more. Delete its line.`),
  ];
  for (const sentence of complaints) console.log(sentence);
  if (complaints.length > 0) process.exitCode = 1;
});
console.log(`\nafter ${process.uptime().toFixed(0)} s`);
