import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { SubmissionRecord } from "../report/record/record.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { LANGUAGE_NAMES } from "../submission/language/names.ts";
import { folderForFile } from "../testing/folders.ts";
import { gradeBundled, intoRecord } from "./bundled/grading.ts";
import { TELLING_CHOICE } from "./bundled/programs.ts";
import { packRecord, RECORD_FILE, readRecord } from "./bundled/record-file.ts";
import { NewRecord, type Toolchains } from "./bundled/recorded-runs.ts";

const folder = folderForFile();

test("what the bundled programs and the mutants print is recorded", async () => {
  const last = readRecord();
  const record = new NewRecord(last, { ...last.toolchains, ...(await toolchainsHere()) });
  const onSubmission = ({ problem, name }: SubmissionRecord) => process.stderr.write(`${problem}/${name}\n`);
  await gradeBundled(TELLING_CHOICE, folder, intoRecord(record, { onSubmission }));
  const packed = packRecord(record);
  writeFileSync(RECORD_FILE, packed);
  const isNew = (key: string) => !last.runs.has(key);
  const made = Array.from(record.runs.keys()).filter(isNew).length;
  process.stderr.write(
    `${path.relative("", RECORD_FILE)}: ${record.runs.size} runs, ${made} of them new, in ${(packed.length / 1e6).toFixed(1)} MB\n`,
  );
  // The others need not be run again.
  expect(record.unfit).toEqual([]);
});

/** Versions of the tools that this machine has. */
async function toolchainsHere(): Promise<Toolchains> {
  const searches = await Promise.all(
    LANGUAGE_NAMES.map(async (name) => {
      const search = await findToolchain(LANGUAGES[name]);
      return search.found ? [[name, search.toolchain.version] as const] : [];
    }),
  );
  return Object.fromEntries(searches.flat());
}
