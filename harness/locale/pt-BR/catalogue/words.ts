import { POSSIBLE_CAUSES } from "../../../finding/diagnosis.ts";
import type { Catalogue, ReportWords } from "../../../report/catalogue/catalogue.ts";
import { quantitiesIn, roughTime, roughTimes } from "../../../report/catalogue/quantities.ts";

const { counted, number, rounded } = quantitiesIn("pt-BR");

export const verdicts: Catalogue["verdicts"] = {
  AC: "aceita",
  WA: "resposta errada",
  PE: "sem resposta legível",
  RTE: "erro de execução",
  TLE: "acima do limite de tempo",
  MLE: "acima do limite de memória",
  OLE: "acima do limite de saída",
  CE: "erro de compilação",
  JE: "erro nosso",
  SK: "pulado",
};

export const levels: Catalogue["levels"] = {
  A: {
    title: "espaços de nomes e um grupo de controle",
    lacks:
      "os programas compartilham o núcleo e os processadores com todo o resto desta máquina. Eles podem usar uma falha no núcleo, atrasar o que roda ao lado e contar algo uns aos outros",
  },
  B: {
    title: "espaços de nomes",
    lacks:
      "a memória é limitada por processo, e não no total, sem contar a que o núcleo guarda em soquetes e tabelas de páginas. O tempo de CPU e a memória dos processos filhos pelos quais o programa não espera não são medidos. Os programas podem contar algo uns aos outros",
  },
  C: {
    title: "um usuário para cada execução",
    lacks:
      "os programas podem usar a rede, ler os arquivos que todo usuário desta máquina pode ler e encher o disco. A memória é limitada por processo, e não no total, sem contar a que o núcleo guarda para ele. O tempo de CPU e a memória dos processos filhos pelos quais o programa não espera não são medidos",
  },
  J: {
    title: "um job do Windows",
    lacks:
      "os programas podem ler e alterar todos os arquivos deste usuário, encher o disco e usar a rede. O tempo em que outros programas ocuparam os processadores não é medido",
  },
  D: {
    title: "só limites",
    lacks:
      "os programas podem ler e alterar todos os arquivos deste usuário, usar a rede e deixar processos rodando. A memória é limitada por processo, e não no total, sem contar a que o núcleo guarda para ele. Seu pico não é medido",
  },
};

export const words: ReportWords = {
  columns: {
    submission: "programa",
    points: "pontos",
    verdicts: "vereditos",
    firstFinding: "primeiro problema",
  },
  building: "compilando e executando",
  points: ({ earned, possible }) => `${rounded(earned)} / ${rounded(possible)}`,
  notRun: (cases) => `${counted(cases, "deles não executado", "deles não executados")}`,
  notJudged: (points) => `(${rounded(points)} não avaliados)`,
  total: ({ earned, possible }) => `${rounded(earned)} de ${counted(possible, "ponto", "pontos")}`,
  group: ({ title, earned, possible, award }) =>
    `${title}: ${rounded(earned)} de ${rounded(possible)}${award === "all" ? " (tudo ou nada)" : ""}`,
  failure: {
    place: "em",
    input: "entrada",
    expected: "esperado",
    printed: "impresso",
    byHand: "à mão",
  },
  readHere: "lida como resposta",
  wrongHere: "errado aqui",
  andOthers: (asked, others) => `${asked} e mais ${number(others)}`,
  messageOf: (asked) => `esta é a mensagem em ${asked}. Todos terminaram na mesma linha`,
  placeOf: (asked) => `este é o lugar em ${asked}. Os outros estão errados do mesmo modo`,
  sameAs: (asked) => `o mesmo que em ${asked}`,
  moreOfKind: "do mesmo tipo",
  takenBack: (names) =>
    `Sem efeito: o que se disse acima de ${names}. Todos os resultados juntos mostram outra coisa.`,
  cause: ({ kind, message }) =>
    `${POSSIBLE_CAUSES.includes(kind) ? "Causa possível" : "Causa provável"}: ${message}`,
  legend: {
    place: "olhe aqui",
    step: "passos",
    way: "um dos caminhos mais curtos",
    start: "início",
    exit: "saída",
    blocked: "bloqueada",
    unvisited: "não visitada",
    seam: "emenda: o tabuleiro continua do outro lado",
  },
  unexpected: (verdict, stated) => `${verdict}, mas o manifesto declara ${stated}`,
  notBegun: (submissions) =>
    `De ${counted(submissions, "programa", "programas")} nada foi julgado, porque a avaliação foi interrompida.`,
  stopped: ({ kept, all }) =>
    `Interrompido antes do fim: ${number(kept)} de ${counted(all, "programa", "programas")} terminaram e estão guardados. ` +
    "O mesmo comando continua com os outros. As execuções que faltam estão marcadas com SK.",
  caseRejected: (asked, reason) =>
    `A referência não foi aceita em ${asked} (${reason}). O erro é nosso, e ninguém perde pontos.`,
  skipped: (reason) => `Pulado (sem perda de pontos): ${reason}.`,
  counts: ({ submissions, cases, results, failures, unclear, stated }) =>
    `${counted(submissions, "programa", "programas")}, ${counted(cases, "caso", "casos")}, ${counted(results, "resultado", "resultados")}.` +
    (stated
      ? ` ${counted(failures, "resultado não é", "resultados não são")} como o manifesto declara.`
      : "") +
    (unclear === 0
      ? ""
      : ` ${counted(unclear, "entrega não foi executada", "entregas não foram executadas")}, porque não há o que rodar ou não está claro o quê.`),
  timeFactor: (factor) =>
    `Os limites de tempo foram multiplicados por ${number(factor)}, porque esta máquina é mais lenta do que aquela para a qual foram escolhidos.`,
  formerTimeFactor: (former) =>
    `Na avaliação anterior, o fator dos limites de tempo era ${number(former)}: CAVALO_TIME_FACTOR=${former} os deixa como eram.`,
  isolation: (level, { title, lacks }) => `Isolamento: nível ${level} (${title}). Pontos fracos: ${lacks}.`,
  gradedNow: ({ graded, all }) =>
    `Avaliadas por este comando: ${number(graded)} de ${counted(all, "entrega", "entregas")}. As outras vêm de avaliações anteriores.`,
  gradedAgain: (others) =>
    `Os casos ou o Cavalo mudaram: ${counted(others, "outra entrega desta turma também é avaliada", "outras entregas desta turma também são avaliadas")} de novo`,
  replaced: (student) =>
    `Já foi avaliado um programa mais novo deste estudante, e é ele que conta. Para avaliar este: --again ${student}`,
  reportFile: (file) => `Relatório: ${file}`,
  stopping: "Interrompendo: o que já terminou fica guardado. Ctrl-C de novo encerra na hora.",
  begun: ({ submissions, cases, takes }) => {
    const grading = `Avaliando ${counted(submissions, "programa", "programas")} em ${counted(cases, "caso", "casos")}`;
    const time = takes ? `, em cerca de ${roughTimes(takes, "a")}` : "";
    return `${grading}${time}: cada um é compilado, executado e julgado, e os seus pontos aparecem assim que termina.`;
  },
  progress: ({ done, total, name, seconds, secondsLeft }) => {
    const left = secondsLeft === undefined ? [] : [words.timeLeft(secondsLeft)];
    const now = seconds === undefined ? name : words.lasting(name, seconds);
    return [`${done} de ${counted(total, "execução", "execuções")}`, ...left, now].join(", ");
  },
  timeLeft: (seconds) => `faltam cerca de ${roughTime(seconds)}`,
  lasting: (name, seconds) => (seconds < 1 ? name : `${name} há ${roughTime(seconds)}`),
};
