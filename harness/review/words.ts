import type { Locale } from "../base/locale.ts";
import type { MarkState } from "../class/by-hand/marks.ts";
import type { GradeResult } from "../class/grade-result.ts";
import { quantitiesIn } from "../report/catalogue/quantities.ts";
import type { Job, JobName } from "./jobs.ts";

/** Texts of the desk beside those of the reports. */
export interface DeskWords {
  readonly desk: string;
  readonly toClass: string;
  readonly students: string;
  readonly find: string;
  readonly onlyOpen: string;
  readonly all: string;
  readonly left: (left: number, all: number) => string;
  readonly nothingLeft: string;
  readonly decide: string;
  readonly confirm: (points: string) => string;
  readonly reading: string;
  readonly program: (file: string) => string;
  readonly zero: string;
  readonly ownGrade: string;
  readonly grade: string;
  readonly sentence: string;
  readonly sentenceFor: string;
  readonly save: string;
  readonly saved: string;
  readonly undo: string;
  readonly decided: string;
  readonly byWhom: (by: string, at: string) => string;
  readonly gradeGiven: (grade: number) => string;
  readonly confirmed: string;
  readonly manifestChosen: string;
  readonly noHandIn: string;
  readonly team: (names: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly preview: string;
  readonly source: string;
  readonly results: string;
  readonly commentForAll: (count: number) => string;
  readonly adjustForAll: (count: number) => string;
  readonly wholeClass: string;
  readonly files: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [keys: string, what: string])[];
  readonly close: string;
  readonly status: Readonly<Record<GradeResult["kind"], string>>;
  readonly byHand: string;
  readonly upTo: (most: number) => string;
  readonly markStates: Readonly<Record<Exclude<MarkState, "marked">, string>>;
  readonly points: string;
  readonly otherGrader: (by: string, points: number) => string;
  readonly comment: string;
  readonly bank: string;
  readonly takeBack: string;
  readonly ofFormer: string;
  readonly moved: (line: number) => string;
  readonly lineGone: string;
  readonly adjust: string;
  readonly reason: string;
  readonly number: (value: number) => string;
  /** A number with its sign. */
  readonly signed: (value: number) => string;
  readonly time: (at: string) => string;
  readonly live: (done: number, all: number, minutes: number | undefined) => string;
  readonly liveStates: Readonly<Record<"running" | "waiting" | "unknown", string>>;
  readonly jobs: Readonly<Record<JobName, Readonly<Record<Job["state"], string>>>>;
  readonly runAgain: string;
  readonly gradeNow: string;
  readonly writeNow: string;
  readonly closeClass: string;
  readonly stillOpen: (count: number) => string;
  readonly differences: string;
  readonly markedBy: (by: string, points: number) => string;
  readonly cannotRead: string;
  readonly lostConnection: string;
  readonly notSaved: string;
  /** Said beside a field with a text that is kept for the grader alone. */
  readonly draft: string;
}

const en = quantitiesIn("en");
const pt = quantitiesIn("pt-BR");

/** Numbers and times as a language writes them. */
function writtenIn(locale: Locale): Pick<DeskWords, "number" | "signed" | "time"> {
  const { number } = quantitiesIn(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" });
  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value).replace("-", "−")),
    time: (at) => time.format(new Date(at)),
  };
}

export const DESK_WORDS: Readonly<Record<Locale, DeskWords>> = {
  en: {
    ...writtenIn("en"),
    desk: "Desk",
    toClass: "Class",
    students: "Students",
    find: "Find a student",
    onlyOpen: "Only those to decide",
    all: "Everybody",
    left: (left, all) => `${en.number(left)} of ${en.number(all)} to decide`,
    nothingLeft: "Nothing is left to decide.",
    decide: "To decide",
    confirm: (points) => `The points count as they were judged: ${points}`,
    reading: "Take the reading that is offered, and grade again",
    program: (file) => `The main program is ${file}: grade again`,
    zero: "Grade 0, with this sentence",
    ownGrade: "Give a grade",
    grade: "Grade",
    sentence: "A sentence that the student reads",
    sentenceFor: "Hand in the source code, please.",
    save: "Save",
    saved: "Saved.",
    undo: "Take the last decision back",
    decided: "Decided",
    byWhom: (by, at) => `${by}, ${at}`,
    gradeGiven: (grade) => `grade ${en.number(grade)}`,
    confirmed: "the points count as they were judged",
    manifestChosen: "how the program is asked and read, from the next grading on",
    noHandIn: "Nothing was handed in.",
    team: (names) => `Handed in together with ${names}.`,
    previous: "Previous",
    next: "Next",
    preview: "As the student sees it",
    source: "What was handed in",
    results: "Results",
    commentForAll: (count) => `Comment for all ${en.number(count)}`,
    adjustForAll: (count) => `Points more or less for all ${en.number(count)}`,
    wholeClass: "The whole class",
    files: "Files",
    keys: "Keys",
    keyList: [
      ["j, k", "next and previous student"],
      ["n", "next student to decide"],
      ["1–9", "take the decision with this number"],
      ["c", "write a comment to the student"],
      ["p", "give points of the rubric"],
      ["a", "add or take off points, with a reason"],
      ["g", "give a grade"],
      ["u", "take the last decision back"],
      ["s", "go to the source; ↑ and ↓ move along its lines, Enter comments on one"],
      ["r", "go to the results"],
      ["v", "go to the versions, and back"],
      ["m", "go to the programs that are alike, and back"],
      ["/", "find a student"],
      ["h", "go to the class"],
      ["Ctrl+Enter", "save what is typed"],
      ["Esc", "leave a field"],
      ["?", "show the keys"],
    ],
    close: "Close",
    status: {
      graded: "graded",
      settled: "decided",
      "to-look-at": "to decide",
      "to-mark": "to mark",
      "not-handed-in": "nothing handed in",
    },
    byHand: "Judged by hand",
    upTo: (most) => `up to ${en.number(most)}`,
    markStates: {
      missing: "no points yet",
      differing: "graders differ",
      outdated: "given for a former program",
      outside: "the rubric does not give these points now",
    },
    points: "points",
    otherGrader: (by, points) => `${by}: ${en.number(points)}`,
    comment: "Comment for the student",
    bank: "Used before",
    takeBack: "Take back",
    ofFormer: "written for a former program",
    moved: (line) => `the line was number ${en.number(line)}`,
    lineGone: "the line is not there any more",
    adjust: "Points more or less",
    reason: "Reason, which the student reads",
    live: (done, all, minutes) =>
      `Grading: ${en.number(done)} of ${en.number(all)} done${minutes === undefined ? "" : `, about ${en.number(minutes)} min left`}`,
    liveStates: { running: "running", waiting: "waiting", unknown: "no result yet" },
    jobs: {
      write: {
        running: "Writing the files …",
        done: "Grades, pages and gradebook are written.",
        failed: "The files could not be written:",
      },
      grade: { running: "Grading …", done: "Graded.", failed: "The grading did not end well:" },
      again: { running: "Running again …", done: "Run again.", failed: "It could not be run again:" },
      close: {
        running: "Closing the class …",
        done: "The class is closed.",
        failed: "The class could not be closed:",
      },
    },
    runAgain: "Run the programs again",
    gradeNow: "Grade now",
    writeNow: "Write grades and pages",
    closeClass: "Close the class",
    stillOpen: (count) => `${en.counted(count, "person has", "people have")} no grade yet.`,
    differences: "Graders differ",
    markedBy: (by, points) => `${by} ${en.number(points)}`,
    cannotRead: "The class cannot be read as it is",
    lostConnection: "The desk does not answer. What you type now is in this page only: leave it open.",
    notSaved: "Not saved",
    draft: "Draft, not saved yet",
  },
  "pt-BR": {
    ...writtenIn("pt-BR"),
    desk: "Mesa",
    toClass: "Turma",
    students: "Alunos",
    find: "Procurar um aluno",
    onlyOpen: "Só quem espera decisão",
    all: "Todos",
    left: (left, all) => `${pt.number(left)} de ${pt.number(all)} a decidir`,
    nothingLeft: "Não falta decidir nada.",
    decide: "A decidir",
    confirm: (points) => `Valem os pontos como foram avaliados: ${points}`,
    reading: "Aceitar a leitura oferecida e avaliar de novo",
    program: (file) => `O programa principal é ${file}: avaliar de novo`,
    zero: "Nota 0, com esta frase",
    ownGrade: "Dar uma nota",
    grade: "Nota",
    sentence: "Uma frase que o aluno lê",
    sentenceFor: "Entregue o código-fonte, por favor.",
    save: "Salvar",
    saved: "Salvo.",
    undo: "Desfazer a última decisão",
    decided: "Decidido",
    byWhom: (by, at) => `${by}, ${at}`,
    gradeGiven: (grade) => `nota ${pt.number(grade)}`,
    confirmed: "valem os pontos como foram avaliados",
    manifestChosen: "como o programa é chamado e lido, a partir da próxima avaliação",
    noHandIn: "Nada foi entregue.",
    team: (names) => `Entregue junto com ${names}.`,
    previous: "Anterior",
    next: "Próximo",
    preview: "Como o aluno vê",
    source: "O que foi entregue",
    results: "Resultados",
    commentForAll: (count) => `Comentário para todos os ${pt.number(count)}`,
    adjustForAll: (count) => `Pontos a mais ou a menos para todos os ${pt.number(count)}`,
    wholeClass: "A turma toda",
    files: "Arquivos",
    keys: "Teclas",
    keyList: [
      ["j, k", "aluno seguinte e anterior"],
      ["n", "próximo aluno a decidir"],
      ["1–9", "tomar a decisão com este número"],
      ["c", "escrever um comentário ao aluno"],
      ["p", "dar pontos da rubrica"],
      ["a", "somar ou tirar pontos, com um motivo"],
      ["g", "dar uma nota"],
      ["u", "desfazer a última decisão"],
      ["s", "ir ao código; ↑ e ↓ andam pelas linhas, Enter comenta uma"],
      ["r", "ir aos resultados"],
      ["v", "ir às versões, e voltar"],
      ["m", "ir aos programas parecidos, e voltar"],
      ["/", "procurar um aluno"],
      ["h", "ir à turma"],
      ["Ctrl+Enter", "salvar o que foi digitado"],
      ["Esc", "sair de um campo"],
      ["?", "mostrar as teclas"],
    ],
    close: "Fechar",
    status: {
      graded: "avaliado",
      settled: "decidido",
      "to-look-at": "a decidir",
      "to-mark": "a pontuar",
      "not-handed-in": "sem entrega",
    },
    byHand: "Avaliado à mão",
    upTo: (most) => `até ${pt.number(most)}`,
    markStates: {
      missing: "ainda sem pontos",
      differing: "avaliadores divergem",
      outdated: "dados a um programa anterior",
      outside: "a rubrica não dá mais estes pontos",
    },
    points: "pontos",
    otherGrader: (by, points) => `${by}: ${pt.number(points)}`,
    comment: "Comentário para o aluno",
    bank: "Já usados",
    takeBack: "Desfazer",
    ofFormer: "escrito para um programa anterior",
    moved: (line) => `a linha era a de número ${pt.number(line)}`,
    lineGone: "a linha não existe mais",
    adjust: "Pontos a mais ou a menos",
    reason: "Motivo, que o aluno lê",
    live: (done, all, minutes) =>
      `Avaliando: ${pt.number(done)} de ${pt.number(all)} prontos${minutes === undefined ? "" : `, faltam cerca de ${pt.number(minutes)} min`}`,
    liveStates: { running: "rodando", waiting: "na fila", unknown: "ainda sem resultado" },
    jobs: {
      write: {
        running: "Gravando os arquivos …",
        done: "Notas, páginas e planilha estão gravadas.",
        failed: "Não foi possível gravar os arquivos:",
      },
      grade: { running: "Avaliando …", done: "Avaliado.", failed: "A avaliação não terminou bem:" },
      again: {
        running: "Rodando de novo …",
        done: "Rodado de novo.",
        failed: "Não foi possível rodar de novo:",
      },
      close: {
        running: "Fechando a turma …",
        done: "A turma está fechada.",
        failed: "Não foi possível fechar a turma:",
      },
    },
    runAgain: "Rodar os programas de novo",
    gradeNow: "Avaliar agora",
    writeNow: "Gravar notas e páginas",
    closeClass: "Fechar a turma",
    stillOpen: (count) => `${pt.counted(count, "pessoa ainda está", "pessoas ainda estão")} sem nota.`,
    differences: "Avaliadores divergem",
    markedBy: (by, points) => `${by} ${pt.number(points)}`,
    cannotRead: "A turma não pode ser lida como está",
    lostConnection: "A mesa não responde. O que você digita agora está só nesta página: não a feche.",
    notSaved: "Não foi salvo",
    draft: "Rascunho, ainda não salvo",
  },
};
