import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { systemErrorCode } from "../../base/errors.ts";
import { withSlashes } from "../../base/files.ts";
import { ReadTooLong } from "../../base/reading-time.ts";
import { remembered } from "../../base/remembered.ts";
import type { Lab } from "../../run/lab.ts";
import { TEST } from "../find/shape/main-file.ts";
import { isHeader } from "../find/tree/sources.ts";
import { LANGUAGES } from "../language/index.ts";
import type { Language } from "../language/language.ts";
import { isOlder, versionIn } from "../language/version.ts";
import type { Submission } from "../submission.ts";
import { notAsRead } from "./as-read.ts";
import {
  type BuildAttempt,
  type BuildPlan,
  buildBy,
  planBuilds,
  type Site,
  withoutTools,
} from "./build-plan.ts";
import { newBuildTime } from "./compile.ts";
import { copySubmission } from "./copy.ts";
import type { Build } from "./executable.ts";
import { toolchainFor } from "./reach.ts";
import { fitSources } from "./sources.ts";
import { findOtherToolchains, SearchStopped, type Toolchain } from "./toolchain.ts";
import { buildListed, unlistedIn } from "./unlisted.ts";
import { buildWithoutCopies, copiesAside, type Refusal } from "./without-copies.ts";

/**
 * Copies a submission, lays its driver over the copy and builds that. The student's own files are never touched.
 *
 * @param aside an empty folder, which gets the copy and a home folder for compilers
 */
export async function build(submission: Submission, aside: string, lab: Lab): Promise<Build> {
  if (submission.kind.kind === "unclear") {
    return { kind: "skipped", finding: submission.kind.finding };
  }
  try {
    const built = await buildListed(submission, aside, (some, place) => buildClear(some, place, lab));
    const { readOutOf } = submission;
    return readOutOf !== undefined && built.kind === "compile-error" ? notAsRead(built, readOutOf) : built;
  } catch (error) {
    if (error instanceof ReadTooLong)
      return { kind: "skipped", finding: { kind: "reading-too-long", what: "sources" } };
    if (error instanceof SearchStopped) return { kind: "failed", finding: { kind: "stopped" } };
    throw error;
  }
}

async function buildClear(submission: Submission, aside: string, lab: Lab): Promise<Build> {
  const { kind, manifest } = submission;
  const language = kind.kind === "program" ? LANGUAGES[kind.language] : undefined;
  const search = language && (await toolchainFor(language, lab));
  if (search && !search.found) return withoutTools(search.missing);

  const folder = path.join(aside, "program");
  const tooLarge = await copySubmission(submission, folder);
  if (tooLarge) return { kind: "skipped", finding: tooLarge };
  const fitted =
    kind.kind === "program" && language
      ? await fitSources(kind.program, folder, { language, encoding: manifest.encoding })
      : undefined;
  const site: Site = {
    submission,
    aside,
    folder,
    lab,
    time: newBuildTime(),
    language,
    program: fitted?.program,
    notices: fitted
      ? [...fitted.notices, ...copiesAside(fitted.leftOut, language), ...unlistedIn(submission)]
      : [],
    isFit: fitted?.isChanged ?? false,
    read: remembered((file) => readText(path.join(folder, file))),
    headers: remembered(() => filesIn(folder, isHeader)),
    archives: remembered(() => filesIn(folder, (file) => file.endsWith(".jar"))),
    home: remembered(() => makeHome(aside)),
  };
  return buildProgram(site, search?.toolchain);
}

async function buildProgram(site: Site, toolchain: Toolchain | undefined): Promise<Build> {
  const { language, submission } = site;
  const usual = planBuilds(toolchain, site)[0]!;
  const first = await buildBy(usual, site);
  const isSettled =
    first.kind === "ready"
      ? first.complaint === undefined
      : first.kind !== "refused" ||
        first.finding.kind !== "not-compiled" ||
        language?.isWrongAnyway?.(first.messages) === true;
  if (isSettled || !language || !toolchain || submission.manifest.build) return concluded(first);
  return buildOtherwise({ first, usual, toolchain }, { ...site, language });
}

/**
 * Builds a program that the usual tools refuse, or find something wrong with, by the newest tools and at the newest level
 * of the language that take it.
 */
async function buildOtherwise(
  { first, usual, toolchain }: { first: BuildAttempt; usual: BuildPlan; toolchain: Toolchain },
  site: Site & { readonly language: Language },
): Promise<Build> {
  const { language, program, lab } = site;
  const others = await findOtherToolchains(language, lab.signal);
  const newer = others.filter(({ version }) => isOlder(versionIn(toolchain.version), versionIn(version)));
  const ways = [
    ...planBuilds(toolchain, site).slice(1),
    ...newer.flatMap((each) => {
      const [plain, ...rest] = planBuilds(each, site);
      return [...rest, plain!].map((way): BuildPlan => ({ ...way, isOther: true }));
    }),
  ];
  const refused = first.kind === "refused" ? first.messages : undefined;
  // Those that only show what is missing come last.
  const inOrder = ways
    .filter(({ plan }) => refused === undefined || plan.mayHelp?.(refused) !== false)
    .toSorted((a, b) => Number(a.plan.needs !== undefined) - Number(b.plan.needs !== undefined));
  const words = new Map([[toolchain, wordsOf(first)]]);
  const refusals: Refusal[] = [];
  if (first.kind === "refused") refusals.push({ way: usual, refused: first });
  const complaining: BuildPlan[] = [];
  for (const way of inOrder) {
    const attempt = await buildBy(way, site);
    if (way.toolchain && !words.has(way.toolchain)) words.set(way.toolchain, wordsOf(attempt));
    if (attempt.kind === "refused") refusals.unshift({ way, refused: attempt });
    else if (attempt.kind !== "ready") {
      if (attempt.finding.kind === "stopped") return attempt;
    } else if (attempt.complaint === undefined)
      return way.plan.needs === undefined ? attempt : needsNewer(first, language, way.plan.needs);
    else complaining.push(way);
  }
  const former = await buildByFormer(first, site);
  if (former) return former;
  const buildSome = (some: Site) => buildProgram(some, toolchain);
  const whole = await buildWithoutCopies(refusals, { site, buildSome });
  if (whole) return whole;
  const besideTests = isOfTest(first) ? complaining[0] : undefined;
  const newest = newer[0] ?? toolchain;
  const messages = besideTests ? undefined : words.get(newest);
  const version =
    messages === undefined
      ? undefined
      : language.neededVersion?.({ program: program!, messages, version: versionIn(newest.version) });
  if (version !== undefined) {
    const byOther = refusals.find(
      ({ way: { plan } }) => plan.by && !isOlder(versionIn(plan.by().takes), versionIn(version)),
    );
    return byOther ? concluded(byOther.refused) : needsNewer(first, language, version);
  }
  const again = first.kind === "ready" ? usual : besideTests;
  // It was built over since.
  if (again) return concluded(await buildBy(again, site));
  return concluded(refusalOfWhole(refusals, toolchain) ?? refusalBesideTests(refusals, toolchain) ?? first);
}

/** Words in which a compiler complained, if it did. */
function wordsOf(attempt: BuildAttempt): string | undefined {
  if (attempt.kind === "refused") return attempt.messages;
  return attempt.kind === "ready" ? attempt.complaint : undefined;
}

/** Messages about a name that nothing declares. It may be one of those that are not brought. */
const ABOUT_NAME =
  /undeclared|not (?:been )?declared|implicit declaration|unknown type|not name a type|undefined reference|has no member|No such file/;

/** Finds the refusal that tells what is wrong with a program besides what it lacks here, with the fewest errors. */
function refusalOfWhole(refusals: readonly Refusal[], toolchain: Toolchain): Refusal["refused"] | undefined {
  const isOfWhole = ({ way: { plan, toolchain: by }, refused: { messages } }: Refusal) =>
    by === toolchain &&
    plan.brings !== undefined &&
    !messages.includes(plan.brings) &&
    !ABOUT_NAME.test(messages);
  // A compiler that does not know the level of the language names no place.
  const errors = ({ refused }: Refusal) => refused.messages.match(/:\d+: error:/g)?.length ?? 0;
  return refusals
    .toReversed()
    .filter((refusal) => isOfWhole(refusal) && errors(refusal) > 0)
    .toSorted((a, b) => errors(a) - errors(b))[0]?.refused;
}

/** Tests if a refusal is about a file that is named as a test, which the program may do without. */
function isOfTest(attempt: BuildAttempt): boolean {
  if (attempt.kind !== "refused") return false;
  const { finding } = attempt;
  return finding.kind === "not-compiled" && finding.place !== undefined && TEST.test(finding.place.file);
}

/** Finds the refusal of a program without its tests, if the usual one is about one of these. */
function refusalBesideTests(
  refusals: readonly Refusal[],
  toolchain: Toolchain,
): Refusal["refused"] | undefined {
  const usual = refusals.at(-1);
  if (!usual || !isOfTest(usual.refused)) return undefined;
  return refusals.findLast(({ way, refused }) => way.toolchain === toolchain && !isOfTest(refused))?.refused;
}

/** Builds a program by the former language that it is written in. Undefined if it is not. */
async function buildByFormer(
  first: BuildAttempt,
  site: Site & { readonly language: Language },
): Promise<Build | undefined> {
  const { language, program, lab } = site;
  const { former } = language;
  const messages = wordsOf(first);
  if (!former || !messages || !former.isMeant(program!, messages)) return undefined;
  const usual = await toolchainFor(former.language, lab);
  const toolchain = usual.found
    ? usual.toolchain
    : (await findOtherToolchains(former.language, lab.signal))[0];
  if (!toolchain) return needsNewer(first, language, former.version);
  const plan = former.language.plan(program!);
  const attempt = await buildBy({ toolchain, plan, isOther: true }, { ...site, language: former.language });
  if (attempt.kind === "ready" || attempt.kind === "failed") return concluded(attempt);
  return first.kind === "ready" ? undefined : concluded(first);
}

function needsNewer(first: BuildAttempt, { title }: Language, version: string): Build {
  const { commands } = first;
  const complaint = first.kind === "refused" ? first.finding : undefined;
  const evidence =
    complaint?.kind === "not-compiled"
      ? {
          ...(complaint.quote !== undefined && { quote: complaint.quote }),
          ...(complaint.place && { place: complaint.place }),
        }
      : {};
  return {
    kind: "skipped",
    finding: { kind: "newer-toolchain-needed", language: title, version, ...evidence },
    ...(commands && { commands }),
  };
}

function concluded(attempt: BuildAttempt): Build {
  if (attempt.kind === "ready") {
    const { complaint: _, ...ready } = attempt;
    return ready;
  }
  if (attempt.kind !== "refused") return attempt;
  return { kind: "compile-error", finding: attempt.finding, commands: attempt.commands };
}

function filesIn(folder: string, isMeant: (file: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map(withSlashes).filter(isMeant).sort();
}

/** A text in which every byte is a character; undefined where there is no such file. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "latin1");
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    return undefined;
  }
}

function makeHome(aside: string): string {
  const home = path.join(aside, "home");
  mkdirSync(home);
  return home;
}
