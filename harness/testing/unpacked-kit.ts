import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { kitFor } from "../web/outputs/kit.ts";
import { readOutputsFile } from "../web/outputs/outputs-file.ts";
import type { PrintedInput, PrintedRun } from "../web/printed-run.ts";

/** Unpacks a kit beside a program, perhaps with another limit of time. */
export function unpackKit(folder: string, inputs: readonly PrintedInput[], seconds = 600): void {
  const kit = unzipSync(kitFor({ inputs, locale: "pt-BR", nonce: "k3j5h2a9" }));
  for (const [name, bytes] of Object.entries(kit)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const limited = () =>
      Buffer.from(bytes)
        .toString()
        .replace(/^(SECONDS, MOST = |seconds=)10/m, `$1${seconds}`);
    writeFileSync(file, name.startsWith("testar.") ? limited() : bytes);
  }
}

/** Reads the runs that a script has written, in the order of the inputs. */
export function runsIn(folder: string, inputs: readonly PrintedInput[]): PrintedRun[] {
  const cases = inputs.map((input) => input.case);
  const read = readOutputsFile(readFileSync(path.join(folder, "saidas.txt")), { cases });
  return read.kind === "outputs" ? cases.flatMap((name) => read.runs.get(name) ?? []) : [];
}

/** Gives each byte as one letter. */
export const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("latin1");
