import type { Locale } from "../base/locale.ts";
import type { Verdict } from "../finding/verdict.ts";
import { wordsInEach } from "../report/catalogue/words-in-each.ts";
import { ITEM_WORDS, type ItemWords } from "../report/items/words.ts";
import type { VerifiedMutant } from "./verification.ts";

/** Texts of a verification in one language. */
export interface VerifyWords {
  // While it runs
  readonly programsLeft: (count: number) => string;
  readonly last: (program: string) => string;

  // The matrix and the conclusions from it
  readonly noProblems: string;
  readonly problems: (count: number) => string;
  readonly stopped: string;
  /** Stands before a list of changes of the reference. */
  readonly unnoticed: string;
  readonly runAt: (level: string, seconds: number) => string;
  readonly matrix: string;
  readonly states: Readonly<Record<VerifiedMutant["state"], string>>;
  readonly kills: (kills: number, alone: number) => string;
  readonly inSmallSet: string;
  readonly couldBeDropped: string;
  readonly familyHeads: readonly [string, string, string, string, string];
  readonly mutants: (count: Readonly<Record<"killable" | VerifiedMutant["state"], number>>) => string;
  readonly right: (programs: number, accepted: number, runs: number) => string;
  readonly readers: (answers: number, defects: number) => string;
  readonly smallSet: (cases: readonly string[]) => string;
  readonly droppable: (count: number, cases: number) => string;
  readonly alike: (ideas: string) => string;
  readonly published: (title: string, missed: readonly string[], killable: number) => string;
  readonly missing: (kinds: readonly string[]) => string;
  readonly none: string;
  readonly items: ItemWords;
  /** Says how a file of several cases counts as one item. */
  readonly wholeFiles: string;
  /** Heads of columns that count programs that pass. */
  readonly ofBundled: (programs: number) => string;
  readonly ofMutants: (mutants: number) => string;
  /** Heads of the table of typical mistakes. */
  readonly mistakes: { readonly program: string; readonly pointsOf: (possible: number) => string };
  readonly coverage: string;
  readonly missingKind: string;
  readonly limits: (statedMs: readonly number[], atLeastMs: number, atMost: string) => string;
  readonly atMost: (ms: number, program: string) => string;
  readonly slowest: (programs: string) => string;
  readonly on: (program: string, asked: string) => string;
  readonly reference: string;

  // Problems of a case set
  readonly noPublicKill: (family: string) => string;
  readonly noneFinishes: (limitMs: number) => string;
  readonly referenceNotAccepted: (verdict: Verdict, why: string) => string;
  readonly rightAccepted: (accepted: number, judged: number) => string;
  readonly rightNotAccepted: (program: string, verdict: Verdict, why: string) => string;
  readonly survives: (mutant: string, sentence: string) => string;
  readonly provesNothing: (mutant: string, why: string) => string;
  readonly notEquivalent: (mutant: string, asked: string, why: string) => string;
  readonly notJudged: (mutant: string, why: string) => string;
  readonly rightRejected: (asked: string) => string;
  readonly wrongAccepted: (asked: string) => string;
  readonly tooTight: (statedMs: number, enoughMs: number) => string;
  readonly tooWide: (statedMs: number, program: string, neededMs: number) => string;
  readonly noLimitFits: string;
}

const listed = (all: readonly string[], none: string) => all.join(", ") || none;

export const VERIFY_WORDS: Readonly<Record<Locale, VerifyWords>> = wordsInEach<VerifyWords>(
  "verify",
  ({ counted, locale, text }) => ({
    programsLeft: (count) => counted(count, "program left", "programs left"),
    last: (program) => text`the last was ${program}`,

    noProblems: text`No problems found.`,
    problems: (count) => counted(count, "problem", "problems"),
    stopped: text`Stopped before the end. Cases that were not run kill nothing.`,
    unnoticed: text`Changes of the reference that no case notices. Some may change nothing; the others ask for a case:`,
    runAt: (level, seconds) => text`Run at isolation level ${level}, in ${seconds} s.`,
    matrix: text`Which case kills which wrong program (w wrong answer, r run-time error, p no readable answer, t too slow):`,
    states: {
      killed: text`killed`,
      survived: text`survived`,
      equivalent: text`equivalent`,
      unjudged: text`unjudged`,
    },
    kills: (kills, alone) => text`kills ${kills}, ${alone} of them alone`,
    inSmallSet: text`in the small set`,
    couldBeDropped: text`could be dropped`,
    familyHeads: [
      text`family`,
      text`wrong programs`,
      text`of them killed`,
      text`by public cases`,
      text`by published`,
    ],
    mutants: ({ killable, killed, survived, unjudged, equivalent }) =>
      text`Wrong programs: ${killed} of ${killable} killed, ${survived} survive, ${unjudged} not judged. ${equivalent} more behave correctly despite the change (equivalent).`,
    right: (programs, accepted, runs) =>
      text`Right programs: ${programs} besides the reference. ${accepted} of ${runs} runs accepted.`,
    readers: (answers, defects) =>
      text`Readers and checker: ${counted(answers, "made-up answer", "made-up answers")}, ${defects} judged wrongly.`,
    smallSet: (cases) =>
      text`Small set that kills as many: ${counted(cases.length, "case", "cases")}: ${cases.join(", ")}.`,
    droppable: (count, cases) =>
      text`${count} of ${cases} cases kill nothing that other cases do not kill. Each of them alone could be dropped.`,
    alike: (ideas) => text`Wrong ideas that no case can tell apart: ${ideas || text`not one`}.`,
    published: (title, missed, killable) =>
      text`With ${title} alone, ${missed.length} of ${killable} wrong programs would pass: ${listed(missed, text`none`)}.`,
    missing: (kinds) => text`Kinds of cases that are missing there: ${kinds.join("; ") || text`none`}.`,
    none: text`none`,
    items: ITEM_WORDS[locale],
    wholeFiles: text`Wrong programs take the cases as a test; a file of several cases is passed if all of them are.`,
    ofBundled: (programs) => text`of ${programs} bundled`,
    ofMutants: (mutants) => text`of ${mutants} mutants`,
    mistakes: {
      program: text`a program that …`,
      pointsOf: (possible) => text`of ${counted(possible, "point", "points")}`,
    },
    coverage: text`Number of cases of each kind:`,
    missingKind: text`MISSING`,
    limits: (statedMs, atLeastMs, atMost) =>
      text`Time limits: ${statedMs.join(", ")} ms of CPU time are stated. On this machine they should be at least ${atLeastMs} ms${atMost}.`,
    atMost: (ms, program) => text`, and at most ${ms} ms because of ${program}`,
    slowest: (programs) => text`Slowest right programs: ${programs}.`,
    on: (program, asked) => text`${program} on ${asked}`,
    reference: text`the reference`,

    noPublicKill: (family) =>
      text`no public case kills a mutant of the family ${family}. Students cannot find such a bug`,
    noneFinishes: (limitMs) => text`no right program finishes within its limit of ${limitMs} ms of CPU time`,
    referenceNotAccepted: (verdict, why) => text`the reference is not accepted (${verdict}: ${why})`,
    rightAccepted: (accepted, judged) =>
      text`${accepted} of ${counted(judged, "right program", "right programs")} are accepted. Either the case or its stated answer is wrong`,
    rightNotAccepted: (program, verdict, why) =>
      text`${program} is right, but not accepted (${verdict}: ${why})`,
    survives: (mutant, sentence) =>
      text`the mutant ${mutant} survives: no case shows its mistake. ${sentence}`,
    provesNothing: (mutant, why) =>
      text`the mutant ${mutant} proves nothing, because it does not compile (${why})`,
    notEquivalent: (mutant, asked, why) =>
      text`the mutant ${mutant} is marked as equivalent, but ${asked} kills it (${why})`,
    notJudged: (mutant, why) => text`the mutant ${mutant} could not be judged (${why})`,
    rightRejected: (asked) => text`a right answer is rejected on ${asked}`,
    wrongAccepted: (asked) => text`a wrong answer is accepted on ${asked}`,
    tooTight: (statedMs, enoughMs) =>
      text`the limit of ${statedMs} ms is less than twice the time of a right program here. ${enoughMs} ms would be enough`,
    tooWide: (statedMs, program, neededMs) =>
      text`the limit of ${statedMs} ms is too close to the time of ${program}, which is too slow and needs ${neededMs} ms here`,
    noLimitFits: text`No limit is far enough from both`,
  }),
);
