import { readFileSync } from "node:fs";
import { answer } from "./answer.ts";
import { InputError } from "./errors.ts";

/** A question of a batch: arguments as for one run, and the folder that its files are in. */
interface BatchQuestion {
  readonly folder: string;
  readonly arguments: readonly string[];
}

/**
 * Answers several questions, which stand on standard input as JSON, one a line. Each answer follows a line with its size
 * in bytes and its CPU time. A question that cannot be read gets no answer and a size of -1.
 */
export async function* answerBatch(): AsyncGenerator<string | Uint8Array> {
  const start = process.cwd();
  for (const line of readFileSync(0, "utf8").trimEnd().split("\n")) {
    const question: BatchQuestion = JSON.parse(line);
    process.chdir(question.folder);
    const before = process.cpuUsage();
    const parts = await answer(question.arguments).catch((error) => {
      if (error instanceof InputError) return undefined;
      throw error;
    });
    const { user, system } = process.cpuUsage(before);
    process.chdir(start);
    const whole = Buffer.concat((parts ?? []).map((part) => Buffer.from(part)));
    yield `${JSON.stringify({ bytes: parts ? whole.length : -1, cpuMs: Math.round((user + system) / 1000) })}\n`;
    yield whole;
  }
}
