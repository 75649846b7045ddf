import { otherShapeIn } from "../../answer/board/wrong-shape.ts";
import { isComplete } from "../../answer/complete.ts";
import { lacksStart } from "../../answer/phrase/path.ts";
import { type FormattedReading, readingsOf } from "../../answer/read.ts";
import type { Answer, Reading } from "../../answer/reading/answer.ts";
import { listedBoardIn } from "../../answer/squares/listed-board.ts";
import { appendedTo } from "../../answer/text/appended.ts";
import { plainOutput, sentencesIn } from "../../answer/text/output.ts";
import { runsTogether } from "../../answer/text/run-together.ts";
import { saysYes } from "../../answer/text/wordings.ts";
import type { ProgramSource } from "../../base/source-line.ts";
import { textOf } from "../../base/text.ts";
import type { Finding } from "../../finding/index.ts";
import type { Ruling } from "../../finding/ruling.ts";
import { type Judgement, rejected } from "../../problem/judgement.ts";
import { judgeReadings } from "../../problem/readings.ts";
import type { Outcome } from "../../run/outcome.ts";
import { rule } from "./ruling.ts";
import type { Task } from "./task.ts";

interface Circumstances {
  /** The program's own files, in which the line of a crash is looked up. */
  readonly sources?: readonly ProgramSource[] | undefined;
  /** Readings that a selection of all runs has found; absent if the run is read by itself. */
  readonly selected?: Iterable<Reading> | undefined;
}

/** The worth of a run that would take too long to read. */
export const TOO_LONG: Ruling = {
  verdict: "SK",
  finding: { kind: "reading-too-long", what: "outputs" },
};

/** Reads the answer of a run and checks it. The outcome may be judged again for a task that asks the same. */
export function judge(task: Task, outcome: Outcome, { sources, selected }: Circumstances = {}): Ruling {
  const { reading, answerFile, limits } = task;
  const { timeFactor } = task.asked;
  const written = writtenIn(task, outcome);
  const readings = withFirst(written ? (selected ?? readingsIn(task, outcome)) : []);
  const judgement = judgeReadings(readings, checkerOf(task, outcome), task.clue);
  const { first } = readings;
  const unread = judgement ? undefined : written;
  return rule({
    outcome,
    limits,
    timeFactor,
    judgement,
    isComplete: first !== undefined && isComplete(first, written!),
    sources,
    clueInOutput: unread && task.clueInOutput?.(textOf(plainOutput(unread))),
    lookedFor: {
      formats: [...reading.formats],
      ...(answerFile && { file: answerFile.name }),
      ...(unread && hintsIn(plainOutput(unread), reading)),
    },
  });
}

/** Remembers the first of the readings that are asked for. */
export function withFirst(readings: Iterable<Reading>): Iterable<Reading> & { first?: Reading } {
  return {
    *[Symbol.iterator]() {
      for (const reading of readings) {
        this.first ??= reading;
        yield reading;
      }
    },
  };
}

/** Lists all possible readings of an outcome, the likeliest first. */
export function* readingsIn(task: Task, outcome: Outcome): Generator<FormattedReading> {
  const written = writtenIn(task, outcome);
  if (written) yield* readingsOf(written, task.reading);
}

/** The task's check; a right answer of the reference is accepted only with its proof. */
function checkerOf({ check, checkOutput }: Task, { stdout }: Outcome): (answer: Answer) => Judgement {
  if (!checkOutput) return check;
  return (answer) => {
    const judgement = check(answer);
    const defect = judgement.kind === "accepted" ? checkOutput(stdout.bytes) : undefined;
    return defect ? rejected(defect) : judgement;
  };
}

/** Everything printed on the stream of the answer or, if the answer is in a file, everything the run added to that file. */
export function writtenIn(task: Task, outcome: Outcome): Buffer | undefined {
  const { answerFile } = task;
  const { end, answerFile: written } = outcome;
  // The text of a run that was stopped may be as large as the output limit.
  if (end.kind === "limit") return undefined;
  if (!answerFile) return printedFor(task, outcome);
  return written && appendedTo(Buffer.from(answerFile.before), written.bytes);
}

/** Everything printed where the answer of a task is printed. */
export function printedFor({ stream }: Task, { stdout, stderr }: Outcome): Buffer {
  return (stream === "stderr" ? stderr : stdout).bytes;
}

/** An output with so many numbers says more than that there is a tour, though it cannot be read. */
const MANY_NUMBERS = 16;
const MOST_BYTES_FOR_HINTS = 64 * 1024;

/** Hints for the author of an output in which no answer was found. */
function hintsIn(
  output: Buffer,
  { question, formats, declared }: Task["reading"],
): Pick<Finding<"unreadable-answer">, "onlyYes" | "lacksStart" | "runTogether" | "shape"> {
  const { rows, columns } = question;
  const board = { rows, columns };
  const drawn = formats.includes("grid") ? otherShapeIn(output, board) : undefined;
  const isShort = output.length <= MOST_BYTES_FOR_HINTS;
  const listed = isShort && formats.includes("coordinates") ? listedBoardIn(output, board) : undefined;
  const found = listed ?? drawn;
  const numbers = String(output.subarray(0, MOST_BYTES_FOR_HINTS)).match(/\d+/g) ?? [];
  const isWithoutTour = !found && numbers.length < MANY_NUMBERS;
  const isGlued = !found && formats.includes("grid") && runsTogether(output, board);
  return {
    ...(isShort &&
      formats.includes("path") &&
      lacksStart(output, { question, declared }) && { lacksStart: true }),
    ...(isGlued && { runTogether: true }),
    ...(isWithoutTour && sentencesIn(output).some(({ text }) => saysYes(text)) && { onlyYes: true }),
    ...(found && { shape: { expected: board, found, ...(listed && { isList: true }) } }),
  };
}
