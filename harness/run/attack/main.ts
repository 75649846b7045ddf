import { Command, Option } from "commander";
import { LEVEL_NAMES, type LevelName } from "../isolation/index.ts";
import { bestIsolation, probeLevel } from "../isolation/probe.ts";
import { ATTACKS } from "./attacks/index.ts";
import { carryOut } from "./battery.ts";
import { attackTable, isAsKnown } from "./table.ts";

interface Options {
  readonly level?: LevelName;
  readonly only?: string;
}

async function attack({ level, only = "" }: Options): Promise<void> {
  const isolation = level === undefined ? await bestIsolation() : await isolationAt(level);
  const attacks = ATTACKS.filter(({ name, program }) => `${name} ${program}`.includes(only));
  let count = 0;
  const results = await carryOut(attacks, isolation, (result) => {
    count++;
    if (process.stderr.isTTY)
      process.stderr.write(`\r${count}/${attacks.length} ${result.attack.name}\x1b[K\r`);
  });
  process.stdout.write(attackTable(results, isolation.level));
  process.exitCode = isAsKnown(results) ? 0 : 1;
}

async function isolationAt(level: LevelName) {
  const probe = await probeLevel(level);
  if (!probe.works) throw new Error(`level ${level} does not work here: ${probe.obstacle.reason}`);
  return probe.isolation;
}

const program = new Command("attack")
  .description("Runs hostile programs in the real chain and shows what it holds.")
  .addOption(new Option("--level <level>", "the level to try").choices([...LEVEL_NAMES]))
  .option("--only <text>", "only attacks whose name or program has this in it")
  .action(attack);
try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
