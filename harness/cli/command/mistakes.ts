import { loadCases } from "../../problem/load.ts";
import { withLab } from "../../run/lab.ts";
import { mistakeTables } from "../../verify/mistake/table.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { chooseIsolation } from "../session/isolation.ts";
import type { CommonOptions } from "../session/options.ts";

/** Prints what typical mistakes score. Nothing is run but the reference, which is ours. */
export async function printMistakes(_: [], options: CommonOptions, io: Io): Promise<number> {
  const { cases: files, problem, jobs } = options;
  const cases = loadCases({ files, problem });
  const isolation = await chooseIsolation({ isolation: options.isolation, trusted: true });
  const signal = io.stopSignal();
  io.out.write(
    await withLab({ isolation, jobs, signal }, (lab) => mistakeTables(cases, { lab, locale: io.locale })),
  );
  return EXIT_CODES.ok;
}
