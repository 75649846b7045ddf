#!/usr/bin/env node
import { answer } from "./answer.ts";
import { InputError } from "./errors.ts";

try {
  const [first, ...others] = process.argv.slice(2);
  const isBatch = first === "--batch" && others.length === 0;
  const parts = isBatch ? (await import("./batch.ts")).answerBatch() : await answer(process.argv.slice(2));
  // A reader that has seen enough may close the pipe; that is not an error.
  process.stdout.on("error", () => {});
  for await (const part of parts) process.stdout.write(part);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
