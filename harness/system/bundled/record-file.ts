import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { byText } from "../../base/text.ts";
import type { KeptBuild } from "../../grade/store/store-index.ts";
import type { Capture, Outcome } from "../../run/outcome.ts";
import type { RecordedRuns, Toolchains } from "./recorded-runs.ts";

/** The file with all that the bundled programs and mutants printed. `npm run record` writes it. */
export const RECORD_FILE = path.join(PACKAGE_FOLDER, "harness", "system", "bundled", "record.br");

/** Beginning of the file when it is unpacked. The outputs stand behind it, one after the other. */
interface Head {
  readonly toolchains: Toolchains;
  readonly builds: readonly (readonly [key: string, KeptBuild])[];
  readonly runs: readonly (readonly [key: string, asked: string, WrittenOutcome])[];
  /** Length of each output. Many runs printed the same. */
  readonly outputs: readonly number[];
}

interface WrittenOutcome extends Omit<Outcome, "stdout" | "stderr" | "answerFile"> {
  readonly stdout: WrittenCapture;
  readonly stderr: WrittenCapture;
  readonly answerFile?: WrittenCapture;
}

/** Place among the outputs. */
type WrittenCapture = readonly [output: number, cut: 0 | 1];

/** Reads the record; an empty one if there is none. */
export function readRecord(): RecordedRuns {
  const nothing = { toolchains: {}, builds: new Map(), runs: new Map() };
  return existsSync(RECORD_FILE) ? unpackRecord(readFileSync(RECORD_FILE)) : nothing;
}

export function unpackRecord(packed: Buffer): RecordedRuns {
  const bytes = brotliDecompressSync(packed);
  const end = bytes.indexOf("\n");
  const head: Head = JSON.parse(bytes.toString("utf8", 0, end));
  let at = end + 1;
  const outputs = head.outputs.map((length) => {
    at += length;
    return bytes.subarray(at - length, at);
  });
  const read = ([output, cut]: WrittenCapture): Capture => ({ bytes: outputs[output]!, cut: cut === 1 });
  const runs = head.runs.map(([key, asked, { stdout, stderr, answerFile, ...outcome }]) => {
    const streams = { stdout: read(stdout), stderr: read(stderr) };
    const written = answerFile && { answerFile: read(answerFile) };
    return [key, { case: asked, outcome: { ...outcome, ...streams, ...written } }] as const;
  });
  return { toolchains: head.toolchains, builds: new Map(head.builds), runs: new Map(runs) };
}

export function packRecord({ toolchains, builds, runs }: RecordedRuns): Buffer {
  const places = new Map<string, number>();
  const outputs: Buffer[] = [];
  const written = ({ bytes, cut }: Capture): WrittenCapture => {
    const text = bytes.toString("latin1");
    const place = places.get(text) ?? outputs.push(bytes) - 1;
    places.set(text, place);
    return [place, cut ? 1 : 0];
  };
  // Outputs on the same case are alike, and pack best beside each other.
  const inOrder = Array.from(runs).sort(
    ([key, one], [otherKey, other]) => byText(one.case, other.case) || byText(key, otherKey),
  );
  const head: Head = {
    toolchains,
    builds: Array.from(builds).sort(([key], [other]) => byText(key, other)),
    runs: inOrder.map(
      ([
        key,
        {
          case: asked,
          outcome: { stdout, stderr, answerFile, ...outcome },
        },
      ]) => {
        const streams = { stdout: written(stdout), stderr: written(stderr) };
        return [
          key,
          asked,
          { ...outcome, ...streams, ...(answerFile && { answerFile: written(answerFile) }) },
        ];
      },
    ),
    outputs: outputs.map(({ length }) => length),
  };
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...outputs]);
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}
