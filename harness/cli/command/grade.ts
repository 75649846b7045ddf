import path from "node:path";
import { collectInTurns } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import type { Locale } from "../../base/locale.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { caseFilesAt } from "../../case/case-folders.ts";
import { openPseudonyms } from "../../class/who/pseudonyms.ts";
import { classRecord } from "../../grade/store/class-record.ts";
import type { Keeping } from "../../grade/store/keeping.ts";
import { LiveGradingFile } from "../../grade/store/live-grading.ts";
import { shownClass } from "../../grade/store/shown-class.ts";
import { openStore, type Store } from "../../grade/store/store.ts";
import { knownIn, type StoreIndex } from "../../grade/store/store-index.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { filesOf, loadFormats, printedReport, renderingOf, reportFor } from "../../report/index.ts";
import { CLASS_PAGE } from "../../report/record/file-names.ts";
import type { Audience } from "../../report/record/names.ts";
import type { Report } from "../../report/record/report.ts";
import { tell } from "../../report/tell.ts";
import { openReportFolder, type ReportFolder } from "../../report/write.ts";
import { isAtLeast } from "../../run/isolation/level.ts";
import { saying } from "../console/activity.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { tellingStop } from "../console/stopping.ts";
import { waitingFor } from "../console/waiting.ts";
import { wholeClass } from "../session/class-session.ts";
import { CURE, CURED_NOW, tellDamage } from "../session/damage.ts";
import { BUNDLED_SUBMISSIONS } from "../session/given-folders.ts";
import { gradeWithProgress } from "../session/grading-progress.ts";
import { KEPT_WORDS } from "../session/kept-words.ts";
import { type CommonOptions, queueOf } from "../session/options.ts";
import {
  contextOf,
  exitCodeOf,
  fitted,
  openSession,
  type Session,
  type SessionRequest,
} from "../session/session.ts";
import { withdrawMissing } from "../session/withdrawn.ts";
import { type Again, againFor } from "./again.ts";
import { showChangesSinceClosing } from "./diff.ts";
import { printPlan } from "./dry-run.ts";
import { lineFor } from "./log.ts";

export interface GradeOptions extends CommonOptions {
  readonly out: string;
  readonly audience?: Audience;
  readonly verbose?: boolean;
  readonly trustSubmissions?: boolean;
  readonly manifests?: string;
  /** True for all, or a student, or a student and a case. */
  readonly again?: true | readonly string[];
  readonly keepHigher?: boolean;
  readonly dryRun?: boolean;
  readonly anonymous?: boolean;
  readonly sections?: boolean;
}

/** Submissions to grade. */
export interface GradingRequest
  extends Pick<SessionRequest, "folders" | "nameOf" | "versions" | "knows" | "sections" | "chosen"> {
  /** Tells the groups of students. */
  readonly groupsOf?: Keeping["groupsOf"];
  /** True if the folder holds all that is handed in, so that what is not there any more is withdrawn. */
  readonly isWhole?: boolean;
  /** Finds mistakes that would waste a grading. */
  readonly check?: (session: Session) => void;
  /**
   * Ends a grading that was not stopped, while its store is open.
   *
   * @returns the exit code
   */
  readonly finish?: (graded: ReportedGrading) => Promise<number>;
}

/** A grading that was reported. */
export interface ReportedGrading {
  readonly report: Report;
  readonly store: Store;
  readonly exitCode: number;
}

/** Grades folders and archives of submissions, or the bundled ones. */
export async function gradeFolders([named]: [string[]], options: GradeOptions, io: Io): Promise<number> {
  const folders = named.length > 0 ? named : [BUNDLED_SUBMISSIONS];
  return gradeAndPrint({ folders }, options, io);
}

/**
 * Grades, writes the report of the class and prints it as a table.
 *
 * @returns the exit code
 */
export function gradeAndPrint(wanted: GradingRequest, options: GradeOptions, io: Io): Promise<number> {
  return tellingStop(io, () => gradeWanted(wanted, options, io));
}

async function gradeWanted(
  { nameOf, groupsOf, isWhole, check, finish, ...wanted }: GradingRequest,
  options: GradeOptions,
  io: Io,
): Promise<number> {
  const { out, manifests, trustSubmissions: trusted = false, anonymous } = options;
  const pseudonyms = anonymous ? openPseudonyms(out) : undefined;
  const names = pseudonyms?.namesOf ?? nameOf;
  const request = {
    sections: options.sections,
    ...wanted,
    options,
    caseFiles: caseFilesAt(options.cases),
    publicOnly: false,
    trusted,
    manifests,
    out,
    nameOf: names,
    queue: queueOf(options),
  };
  const given = await openSession(request, io);
  try {
    check?.(given);
    const again = againFor(options.again, given.submissions);
    /** Makes the grading one of the class, with the time limits that its students have had. */
    const ofClass = async ({ history }: StoreIndex) => {
      const known = options.again === true ? undefined : history.timeFactor;
      const session = fitted(given, await given.measure(known));
      return wholeClass({ session, request, again: again?.student }, history, io);
    };
    if (options.dryRun) {
      const known = knownIn(out);
      tellDamage(known, { out, cure: CURE }, io);
      const session = await ofClass(known);
      await printPlan(session, { known, again: again?.includes }, io);
      return EXIT_CODES.ok;
    }
    const reports = openReportFolder(out);
    pseudonyms?.save();
    const store = await openStore(out, waitingFor(io));
    try {
      tellDamage(store.known, { out, cure: CURED_NOW }, io);
      // A group may tell who somebody is.
      const shownGroupsOf = anonymous ? () => new Map() : groupsOf;
      if (isWhole) withdrawMissing(given, { store, root: path.resolve(wanted.folders[0]!) }, io);
      const session = await ofClass(store.known);
      return await gradeKept(
        { session, store, reports, again, groupsOf: shownGroupsOf, ...(finish && { finish }) },
        options,
        io,
      );
    } finally {
      store.close();
    }
  } finally {
    await given.close();
  }
}

interface OpenGrading extends Pick<Keeping, "groupsOf">, Pick<GradingRequest, "finish"> {
  readonly session: Session;
  readonly store: Store;
  readonly reports: ReportFolder;
  readonly again: Again | undefined;
}

async function gradeKept(
  { session, store, reports, again, groupsOf, finish }: OpenGrading,
  options: GradeOptions,
  io: Io,
): Promise<number> {
  const { keepHigher, json, audience = "instructor", report: formats = [] } = options;
  const { locale, sourceOf, samples, submissions } = session;
  const keeping: Keeping = {
    ...{ store, sourceOf, groupsOf, samples, keepHigher },
    keepsHandIns: true,
    again: again?.includes,
  };
  store.mark({ contained: isAtLeast(session.isolation.level, "B") });
  // What is written before the end is not yet fit for students.
  const observer = audience === "student" ? {} : { onSubmission: reports.writeSubmission };
  const live = new LiveGradingFile(options.out, submissions);
  const graded = await gradeWithProgress({ ...session, keeping }, io, { ...observer, live }).finally(() =>
    live.close(),
  );
  const whole = tell(classRecord(graded, store.known.history.state), locale);
  const context = { ...contextOf(io, options), ...shownClass(store.known) };
  const report = reportFor(audience, whole, context);
  // A full disk is no reason to stop: what is graded is shown at least.
  if (options.verbose && !json) io.out.write(printedReport("findings", report, context));
  io.out.write(printedReport(json ? "json" : "terminal", report, context));
  const kept = KEPT_WORDS[locale];
  showChangesSinceClosing(store.known.history, kept, io);
  await reports.write(filesOf(await loadFormats(["json"]), report, context));
  const { words } = CATALOGUES[locale];
  const all = report.submissions.length;
  if (!json && submissions.length < all)
    io.out.write(`${words.gradedNow({ graded: submissions.length, all })}\n`);
  const exitCode = exitCodeOf(whole);
  const end = async () => {
    store.throwIfIncomplete();
    return finish && !whole.stopped ? finish({ report: whole, store, exitCode }) : exitCode;
  };
  const writePages = async () => {
    // Pages show the grades, which are kept by now.
    const full = { ...context, ...shownClass(store.known) };
    const loaded = await loadFormats(formats);
    await saying(WRITING, io, () =>
      reports.writeOnce(renderingOf(formats, report, full), () => filesOf(loaded, report, full)),
    );
    reports.close();
    return exitCode;
  };
  // All that could not be written is told together.
  const [ended = exitCode] = await collectInTurns([end, writePages], (each) => each());
  if (json) return ended;
  io.out.write(placesOf(reports.file, { ...options, locale }));
  if (again?.student !== undefined) {
    // An appeal is answered last, where it is seen.
    const [before, now] = store.known.history.of(again.student).slice(-2);
    for (const line of [before, now]) if (line) io.out.write(`${lineFor(line, kept)}\n`);
  }
  return ended;
}

const WRITING: Sentence = say`writing the pages`;

/** Tells where the report is, and where its page. */
function placesOf(
  file: string,
  { report: formats = [], audience, locale }: GradeOptions & { locale: Locale },
): string {
  const { words, page } = CATALOGUES[locale];
  const show = (name: string) => displayPath(path.resolve(name));
  const hasClassPage = formats.includes("html") && audience !== "student";
  return [
    `${words.reportFile(show(file))}\n`,
    ...(hasClassPage ? [`${page.classPage(show(path.join(path.dirname(file), CLASS_PAGE)))}\n`] : []),
  ].join("");
}
