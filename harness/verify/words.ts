import type { Locale } from "../base/locale.ts";
import type { Verdict } from "../finding/verdict.ts";
import { quantitiesIn } from "../report/catalogue/quantities.ts";
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

const [en, pt] = [quantitiesIn("en"), quantitiesIn("pt-BR")];
const listed = (all: readonly string[], none: string) => all.join(", ") || none;

const EN: VerifyWords = {
  programsLeft: (count) => en.counted(count, "program left", "programs left"),
  last: (program) => `the last was ${program}`,

  noProblems: "No problems found.",
  problems: (count) => en.counted(count, "problem", "problems"),
  stopped: "Stopped before the end. Cases that were not run kill nothing.",
  unnoticed:
    "Changes of the reference that no case notices. Some may change nothing; the others ask for a case:",
  runAt: (level, seconds) => `Run at isolation level ${level}, in ${seconds} s.`,
  matrix:
    "Which case kills which wrong program (w wrong answer, r run-time error, p no readable answer, t too slow):",
  states: { killed: "killed", survived: "survived", equivalent: "equivalent", unjudged: "unjudged" },
  kills: (kills, alone) => `kills ${kills}, ${alone} of them alone`,
  inSmallSet: "in the small set",
  couldBeDropped: "could be dropped",
  familyHeads: ["family", "wrong programs", "of them killed", "by public cases", "by published"],
  mutants: ({ killable, killed, survived, unjudged, equivalent }) =>
    `Wrong programs: ${killed} of ${killable} killed, ${survived} survive, ${unjudged} not judged. ` +
    `${equivalent} more behave correctly despite the change (equivalent).`,
  right: (programs, accepted, runs) =>
    `Right programs: ${programs} besides the reference. ${accepted} of ${runs} runs accepted.`,
  readers: (answers, defects) =>
    `Readers and checker: ${en.counted(answers, "made-up answer", "made-up answers")}, ${defects} judged wrongly.`,
  smallSet: (cases) =>
    `Small set that kills as many: ${en.counted(cases.length, "case", "cases")}: ${cases.join(", ")}.`,
  droppable: (count, cases) =>
    `${count} of ${cases} cases kill nothing that other cases do not kill. Each of them alone could be dropped.`,
  alike: (ideas) => `Wrong ideas that no case can tell apart: ${ideas || "not one"}.`,
  published: (title, missed, killable) =>
    `With ${title} alone, ${missed.length} of ${killable} wrong programs would pass: ${listed(missed, "none")}.`,
  missing: (kinds) => `Kinds of cases that are missing there: ${kinds.join("; ") || "none"}.`,
  none: "none",
  items: ITEM_WORDS.en,
  wholeFiles:
    "Wrong programs take the cases as a test; a file of several cases is passed if all of them are.",
  ofBundled: (programs) => `of ${programs} bundled`,
  ofMutants: (mutants) => `of ${mutants} mutants`,
  mistakes: {
    program: "a program that …",
    pointsOf: (possible) => `of ${en.counted(possible, "point", "points")}`,
  },
  coverage: "Number of cases of each kind:",
  missingKind: "MISSING",
  limits: (statedMs, atLeastMs, atMost) =>
    `Time limits: ${statedMs.join(", ")} ms of CPU time are stated. On this machine they should be at least ${atLeastMs} ms${atMost}.`,
  atMost: (ms, program) => `, and at most ${ms} ms because of ${program}`,
  slowest: (programs) => `Slowest right programs: ${programs}.`,
  on: (program, asked) => `${program} on ${asked}`,
  reference: "the reference",

  noPublicKill: (family) =>
    `no public case kills a mutant of the family ${family}. Students cannot find such a bug`,
  noneFinishes: (limitMs) => `no right program finishes within its limit of ${limitMs} ms of CPU time`,
  referenceNotAccepted: (verdict, why) => `the reference is not accepted (${verdict}: ${why})`,
  rightAccepted: (accepted, judged) =>
    `${accepted} of ${en.counted(judged, "right program", "right programs")} are accepted. Either the case or its stated answer is wrong`,
  rightNotAccepted: (program, verdict, why) => `${program} is right, but not accepted (${verdict}: ${why})`,
  survives: (mutant, sentence) => `the mutant ${mutant} survives: no case shows its mistake. ${sentence}`,
  provesNothing: (mutant, why) => `the mutant ${mutant} proves nothing, because it does not compile (${why})`,
  notEquivalent: (mutant, asked, why) =>
    `the mutant ${mutant} is marked as equivalent, but ${asked} kills it (${why})`,
  notJudged: (mutant, why) => `the mutant ${mutant} could not be judged (${why})`,
  rightRejected: (asked) => `a right answer is rejected on ${asked}`,
  wrongAccepted: (asked) => `a wrong answer is accepted on ${asked}`,
  tooTight: (statedMs, enoughMs) =>
    `the limit of ${statedMs} ms is less than twice the time of a right program here. ${enoughMs} ms would be enough`,
  tooWide: (statedMs, program, neededMs) =>
    `the limit of ${statedMs} ms is too close to the time of ${program}, which is too slow and needs ${neededMs} ms here`,
  noLimitFits: "No limit is far enough from both",
};

const PT: VerifyWords = {
  programsLeft: (count) => pt.counted(count, "programa restante", "programas restantes"),
  last: (program) => `o último foi ${program}`,

  noProblems: "Nenhum problema encontrado.",
  problems: (count) => pt.counted(count, "problema", "problemas"),
  stopped: "Parou antes do fim. Casos que não foram executados não derrubam nada.",
  unnoticed:
    "Mudanças na referência que nenhum caso percebe. Algumas talvez não mudem nada; as outras pedem um caso:",
  runAt: (level, seconds) => `Executado no nível de isolamento ${level}, em ${seconds} s.`,
  matrix:
    "Que caso derruba que programa errado (w resposta errada, r erro de execução, p sem resposta legível, t lento demais):",
  states: {
    killed: "derrubado",
    survived: "sobrevive",
    equivalent: "equivalente",
    unjudged: "não avaliado",
  },
  kills: (kills, alone) => `derruba ${kills}, ${alone} deles sozinho`,
  inSmallSet: "no conjunto pequeno",
  couldBeDropped: "pode ser tirado",
  familyHeads: ["família", "programas errados", "derrubados", "por casos públicos", "pelos publicados"],
  mutants: ({ killable, killed, survived, unjudged, equivalent }) =>
    `Programas errados: ${killed} de ${killable} derrubados, ${survived} sobrevivem, ${unjudged} não avaliados. ` +
    `Outros ${equivalent} se comportam bem apesar da mudança (equivalentes).`,
  right: (programs, accepted, runs) =>
    `Programas certos: ${programs} além da referência. ${accepted} de ${runs} execuções aceitas.`,
  readers: (answers, defects) =>
    `Leitores e verificador: ${pt.counted(answers, "resposta inventada", "respostas inventadas")}, ${defects} avaliadas errado.`,
  smallSet: (cases) =>
    `Conjunto pequeno que derruba o mesmo: ${pt.counted(cases.length, "caso", "casos")}: ${cases.join(", ")}.`,
  droppable: (count, cases) =>
    `${count} de ${cases} casos não derrubam nada que outros casos não derrubem. Cada um deles, sozinho, pode ser tirado.`,
  alike: (ideas) => `Ideias erradas que nenhum caso distingue: ${ideas || "nenhuma"}.`,
  published: (title, missed, killable) =>
    `Só com ${title}, ${missed.length} de ${killable} programas errados passariam: ${listed(missed, "nenhum")}.`,
  missing: (kinds) => `Tipos de casos que faltam ali: ${kinds.join("; ") || "nenhum"}.`,
  none: "nenhum",
  items: ITEM_WORDS["pt-BR"],
  wholeFiles:
    "Programas errados fazem os casos como uma prova; um arquivo de vários casos está certo se todos estão.",
  ofBundled: (programs) => `de ${programs} que vêm junto`,
  ofMutants: (mutants) => `de ${mutants} mutantes`,
  mistakes: {
    program: "um programa que…",
    pointsOf: (possible) => `de ${pt.counted(possible, "ponto", "pontos")}`,
  },
  coverage: "Número de casos de cada tipo:",
  missingKind: "FALTA",
  limits: (statedMs, atLeastMs, atMost) =>
    `Limites de tempo: ${statedMs.join(", ")} ms de CPU declarados. Nesta máquina devem ser no mínimo ${atLeastMs} ms${atMost}.`,
  atMost: (ms, program) => `, e no máximo ${ms} ms por causa de ${program}`,
  slowest: (programs) => `Programas certos mais lentos: ${programs}.`,
  on: (program, asked) => `${program} em ${asked}`,
  reference: "a referência",

  noPublicKill: (family) =>
    `nenhum caso público derruba um mutante da família ${family}. Os alunos não têm como achar um erro desses`,
  noneFinishes: (limitMs) => `nenhum programa certo termina dentro do limite de ${limitMs} ms de CPU`,
  referenceNotAccepted: (verdict, why) => `a referência não é aceita (${verdict}: ${why})`,
  rightAccepted: (accepted, judged) =>
    `${accepted} de ${pt.counted(judged, "programa certo", "programas certos")} são aceitos. Ou o caso está errado, ou a resposta que ele declara`,
  rightNotAccepted: (program, verdict, why) => `${program} está certo, mas não é aceito (${verdict}: ${why})`,
  survives: (mutant, sentence) =>
    `o mutante ${mutant} sobrevive: nenhum caso mostra o erro dele. ${sentence}`,
  provesNothing: (mutant, why) => `o mutante ${mutant} não prova nada, porque não compila (${why})`,
  notEquivalent: (mutant, asked, why) =>
    `o mutante ${mutant} está marcado como equivalente, mas ${asked} o derruba (${why})`,
  notJudged: (mutant, why) => `o mutante ${mutant} não pôde ser avaliado (${why})`,
  rightRejected: (asked) => `uma resposta certa é rejeitada em ${asked}`,
  wrongAccepted: (asked) => `uma resposta errada é aceita em ${asked}`,
  tooTight: (statedMs, enoughMs) =>
    `o limite de ${statedMs} ms é menos que o dobro do tempo de um programa certo nesta máquina. ${enoughMs} ms bastam`,
  tooWide: (statedMs, program, neededMs) =>
    `o limite de ${statedMs} ms está perto demais do tempo de ${program}, que é lento demais e precisa de ${neededMs} ms nesta máquina`,
  noLimitFits: "Nenhum limite fica longe o bastante dos dois",
};

export const VERIFY_WORDS: Readonly<Record<Locale, VerifyWords>> = { en: EN, "pt-BR": PT };
