import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed, say } from "../../base/sentence.ts";
import { excerpt, printable } from "../../base/text.ts";
import { signature } from "../../class/by-hand/signature.ts";
import { type ClassFolder, readClassFolder } from "../../class/class-folder.ts";
import { gradesIn } from "../../class/known-grades.ts";
import type { ClassResults } from "../../class/results.ts";
import { NOT_HELD } from "../../class/scheme-mistakes.ts";
import { standing } from "../../class/settle/decision.ts";
import { decisionLines, lastSaid, type Said, undoLine } from "../../class/settle/decision-lines.ts";
import type { Settlement } from "../../class/settle/settling.ts";
import { keepAtDesk } from "../../grade/store/desk-journal.ts";
import type { DecisionLine } from "../../grade/store/desk-lines.ts";
import { openStore } from "../../grade/store/store.ts";
import { tellClass } from "../../grade/store/told-class.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { waitingFor } from "../console/waiting.ts";
import { type GradesOptions, writeGrades } from "../session/class-grades.ts";
import { type ClassPlace, classOf } from "../session/class-of.ts";
import { readClass } from "../session/damage.ts";
import { localeOf } from "../session/kept-words.ts";
import { renewPages, writtenReport } from "./report.ts";
import { SETTLE_WORDS, settledLines } from "./settle-words.ts";

interface SettleOptions extends GradesOptions {
  readonly cause?: string;
  readonly confirm?: boolean;
  readonly program?: string;
  readonly reading?: boolean;
  readonly undo?: boolean;
}

/** Keeps an instructor's decision about a student, or about all with one cause, and writes the grades anew; or lists what is open. */
export async function settle(
  words: readonly (string | undefined)[],
  options: SettleOptions,
  io: Io,
): Promise<number> {
  const place = classOf(options);
  const own = readClassFolder(folderOf(place));
  // Nothing is decided of a class that was never graded, and nothing from half of a grading.
  if (readClass(place.out, io).history.state.graded?.stopped !== false) throw notWhole(own);
  const store = await openStore(place.out, waitingFor(io));
  try {
    const { state } = store.known.history;
    const { language } = writtenReport(place.out);
    const report = tellClass(state, language && !options.lang ? { lang: language } : options);
    const results = gradesIn(own, report, state);
    const given = words.filter((word) => word !== undefined);
    if (given.length === 0 && options.cause === undefined && !options.undo) {
      const lines = settledLines(results, standing(state.decisions), localeOf(state, options));
      for (const line of lines) io.out.write(`${line}\n`);
      return EXIT_CODES.ok;
    }
    const last = options.undo ? lastOf(given, results) : undefined;
    const decisions = last ? [] : decisionLines(settlementOf(given, options), results, signature());
    for (const line of decisions) checkComment(line, own);
    await keepAtDesk(place.out, last ? [undoLine(last.line, signature())] : decisions, waitingFor(io));
    const texts = SETTLE_WORDS[localeOf(state, options)];
    const names = (lines: readonly DecisionLine[]) => lines.map(({ name }) => printable(name)).join(", ");
    const told = last
      ? texts.undone[last.line.kind](printable(last.name))
      : texts.settled(decisions.length, names(decisions));
    io.out.write(`${told}\n`);
    const unread = decisions.filter(
      ({ comment, students }) => comment !== undefined && students.length === 0,
    );
    if (unread.length > 0) io.out.write(`${texts.withoutPage(names(unread))}\n`);
    if (decisions.some(({ manifest }) => manifest))
      io.out.write(`${texts.gradeAgain(displayPath(own.folder))}\n`);
    const isWhole = await writeGrades({ own, report, store, out: place.out, isBrief: true }, options, io);
    await renewPages({ out: place.out, report, known: store.known }, options, io);
    return isWhole ? EXIT_CODES.ok : EXIT_CODES.unable;
  } finally {
    store.close();
  }
}

/** @throws ExpectedError if the folder is not that of a class */
function folderOf({ out, folder }: ClassPlace): string {
  if (folder !== undefined) return folder;
  throw new ExpectedError(
    say`${displayPath(out)}: there are no grades here. They are given in the folder of a class, which \`cavalo new class\` makes`,
  );
}

function notWhole({ folder }: ClassFolder): ExpectedError {
  const shown = displayPath(folder);
  return new ExpectedError(
    say`${shown}: the last grading was not finished. Type \`cavalo grade ${shown}\`, which goes on, and settle then`,
  );
}

/** @throws ExpectedError if the gradebook cannot hold a sentence */
function checkComment({ comment = "" }: DecisionLine, { gradebook }: ClassFolder): void {
  if (gradebook?.holds(comment) === false)
    throw new ExpectedError(placed(displayPath(gradebook.file), NOT_HELD));
}

/** Reads the words of a command line: `[student] [grade] [sentence]`. */
function settlementOf(
  words: readonly string[],
  { cause, confirm, program, reading }: SettleOptions,
): Settlement {
  const [person, ...rest] = cause === undefined ? words : ["", ...words];
  const [first = "", ...others] = rest;
  const isGrade = GRADE.test(first);
  const comment = isGrade ? others : rest;
  const grade = isGrade ? Number(first.replace(",", ".")) : undefined;
  if (comment.some((text) => !/\p{L}/u.test(text)))
    throw new ExpectedError(
      say`${excerpt(comment[0] ?? "")}: this is neither a grade, such as 7.5, nor a sentence`,
    );
  const says = grade !== undefined || comment.length > 0 || confirm || program !== undefined || reading;
  if (!says || comment.length > 1)
    throw new ExpectedError(
      say`say a grade, a sentence in quotes, or both: cavalo settle "Ana Souza" 7.5 "presented in class"`,
    );
  if (grade !== undefined && confirm)
    throw new ExpectedError(say`give a grade, or confirm the points, and not both`);
  return {
    about: cause === undefined ? { person: person! } : { cause },
    ...(grade !== undefined && { grade }),
    ...(comment[0] !== undefined && { comment: comment[0] }),
    ...(confirm && { isConfirmed: true }),
    ...(program !== undefined && { program }),
    ...(reading && { takesReading: true }),
  };
}

const GRADE = /^\d+(?:[.,]\d+)?$/;

/** @throws ExpectedError if not one student is named, or if there is nothing to take back */
function lastOf([person, ...others]: readonly string[], results: ClassResults): Said {
  if (person === undefined || others.length > 0)
    throw new ExpectedError(say`name one student: cavalo settle "Ana Souza" --undo`);
  return lastSaid(person, results);
}
