import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Lab } from "../run/lab.ts";
import { run } from "../run/run.ts";
import { smallRun } from "../run/small-run.ts";
import { environmentFor } from "../submission/build/executable.ts";
import { resourcesFor, THREADED } from "../submission/language/runtime.ts";

const LIMITS = { cpuMs: 5000, wallMs: 20_000, outputBytes: 65_536, memoryBytes: 64 * 1024 * 1024 };

/** Everything that a program meets and everything that we keep of it: input, folder, environment, streams, answer. */
const SCRIPT = `
cat; ls -A; umask; ulimit -n; export -p | grep -v PWD; pwd >&2; echo answer >answer; exit 5
`;

/** Runs an honest program, and returns all that it met and did but its times, as text to compare. */
export function honestRun({ scratch, isolation }: Lab): Promise<string> {
  return scratch.within(async (folder) => {
    const inputFile = path.join(folder, "input");
    writeFileSync(inputFile, "8 8\n");
    const request = smallRun(["/bin/sh", "-c", SCRIPT], folder, {
      answerFile: "answer",
      environment: environmentFor("/usr/bin:/bin"),
      inputFile,
      limits: LIMITS,
      resources: resourcesFor(LIMITS, THREADED),
    });
    writeFileSync(path.join(request.workspace.directory, "board.txt"), "C");
    const { end, stdout, stderr, answerFile } = await run(request, isolation);
    const texts = [stdout, stderr, answerFile].map((capture) => capture?.bytes.toString("latin1"));
    return JSON.stringify([end, ...texts]).replaceAll(folder, "FOLDER");
  });
}
