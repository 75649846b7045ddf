import type { Catalogue, ReportWords } from "../catalogue.ts";
import { quantitiesIn } from "../quantities.ts";

const { counted, number } = quantitiesIn("pt-BR");

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
      "os programas compartilham o núcleo e os processadores com todo o resto desta máquina: uma falha no núcleo fica aberta a eles, e eles podem atrasar o que roda ao lado",
  },
  B: {
    title: "espaços de nomes",
    lacks:
      "a memória é limitada por processo, não no total, sem contar o que o núcleo guarda em soquetes, e o tempo de CPU e a memória de processos filhos pelos quais o programa não espera não são vistos",
  },
  C: {
    title: "um usuário para cada execução",
    lacks:
      "os programas têm acesso à rede, veem os arquivos que todo usuário desta máquina pode ler e podem encher o disco; a memória é limitada só por processo, sem contar o que o núcleo guarda para ele, e o tempo de CPU e a memória de processos filhos pelos quais o programa não espera não são vistos",
  },
  D: {
    title: "só limites",
    lacks:
      "os programas podem ler e alterar todos os arquivos deste usuário, têm acesso à rede e podem deixar processos para trás; a memória é limitada só por processo, sem contar o que o núcleo guarda para ele, e seu pico não é medido",
  },
};

export const words: ReportWords = {
  columns: {
    submission: "programa",
    language: "linguagem",
    points: "pontos",
    verdicts: "vereditos",
    firstFinding: "primeiro problema",
  },
  reference: "(a referência)",
  itsAnswers: (answers) => `suas respostas: ${answers}`,
  points: ({ earned, possible }) => `${number(earned)} / ${number(possible)}`,
  notJudged: (points) => `(${number(points)} não avaliados)`,
  total: ({ earned, possible }) => `${number(earned)} de ${counted(possible, "ponto", "pontos")}`,
  caseTitle: (title) => `caso: ${title}`,
  andOthers: (asked, others) => `${asked} e mais ${number(others)}`,
  cause: (message) => `Causa provável: ${message}.`,
  legend: {
    place: "olhe aqui",
    step: "passos",
    start: "início",
    exit: "saída",
    blocked: "bloqueada",
    unvisited: "não visitada",
    seam: "emenda: o tabuleiro continua do outro lado",
  },
  unexpected: (verdict, stated) => `${verdict}, e o declarado era ${stated}`,
  stopped: "Interrompido antes do fim: o que não foi executado está como SK.",
  caseRejected: (asked, reason) =>
    `A referência não foi aceita em ${asked} (${reason}): erro nosso, ninguém perde pontos.`,
  skipped: (reason) => `Pulado, sem perda de pontos: ${reason}.`,
  counts: ({ submissions, cases, results, failures, stated }) =>
    `${counted(submissions, "programa", "programas")}, ${counted(cases, "caso", "casos")}, ${counted(results, "resultado", "resultados")}; ` +
    (stated
      ? `${counted(failures, "resultado diferente", "resultados diferentes")} do declarado.`
      : `${counted(failures, "resultado não aceito", "resultados não aceitos")}.`),
  isolation: (level, { title, lacks }) => `Isolamento: nível ${level} (${title}). Sem garantia: ${lacks}.`,
  reportFile: (file) => `Relatório: ${file}`,
  progress: ({ done, total, last }) => `${done} de ${counted(total, "execução", "execuções")}, ${last}`,
};
