import type { Finding } from "../../../finding/index.ts";
import { inSentences, type RunSentences } from "../../../report/catalogue/catalogue.ts";
import { quantitiesIn } from "../../../report/catalogue/quantities.ts";
import type { Deniable } from "../../../run/outcome.ts";

const { bytes, counted, number, seconds } = quantitiesIn("pt-BR");

export const runs: RunSentences = {
  "exit-code": (exit) => exited("o programa", exit),
  refused: ({ what, most }) =>
    inSentences(["o programa diz que algo lhe foi recusado", REFUSALS[what](most)]),
  "exit-code-forgiven": (exit) => exited("a resposta foi julgada, mas o programa", exit),
  signal: (end) => signalled("o programa", end),
  "signal-forgiven": (end) => signalled("a resposta está completa e vale, mas depois o programa", end),
  "arguments-too-long": ({ limitBytes, together }) =>
    `os argumentos são mais longos do que o sistema permite (${bytes(limitBytes)} ${together ? "ao todo" : "cada um"}). Leia o tabuleiro da entrada padrão ou do arquivo`,
  "input-too-large": ({ limitBytes }) =>
    `o submission.yaml pede mais entrada do que um programa recebe (${bytes(limitBytes)}). Use cada marcador uma vez só`,
  "cpu-limit": (limit) =>
    `o programa ainda estava calculando depois de ${seconds(limit.limitMs)} de CPU${told(limit)}`,
  "wall-limit": ({ idle, cpuMs, starvedMs, onStderr, ...limit }) =>
    inSentences([
      `o programa ainda estava rodando depois de ${seconds(limit.limitMs)} de relógio${told(limit)}`,
      cpuMs !== undefined && `tinha usado ${seconds(cpuMs)} de CPU`,
      idle && "calculou pouco, e dormia ou esperava alguma coisa",
      starvedMs !== undefined &&
        `outros ${seconds(starvedMs)}, em que os processadores estavam com outros programas, não contaram`,
      onStderr !== undefined && `na saída de erros ele imprimiu: ${onStderr}`,
    ]),
  "waits-for-input": () =>
    "o programa leu toda a entrada, ficou esperando mais e não tinha imprimido resposta. Não vem mais nada",
  "not-run-too-slow": ({ timeOuts }) =>
    `não foi executado: o programa passou do tempo em pelo menos ${timeOuts} casos anteriores e no último`,
  "memory-limit": ({ limitBytes }) =>
    `o programa precisou de mais memória do que o limite de ${bytes(limitBytes)}`,
  "output-limit": ({ limitBytes }) =>
    `o programa imprimiu ou gravou mais do que o limite de ${bytes(limitBytes)}`,
  "file-size-limit": ({ limitBytes }) =>
    `o programa gravou um arquivo maior do que o limite de ${bytes(limitBytes)}`,
  "space-limit": ({ limitBytes }) =>
    `os arquivos do programa ocuparam mais do que o limite de ${bytes(limitBytes)}`,
  unstable: ({ besideMs, aloneMs, ...limit }) =>
    `o programa usou ${seconds(besideMs)} de CPU, acima do limite de ${limitOfTime(limit)}. Executado mais uma vez, sem outro programa ao lado, usou ${seconds(aloneMs)}, e é isso que vale`,
};

type TimeLimit = Pick<Finding<"cpu-limit">, "limitMs" | "timeFactor">;

/** Ends a sentence that names the time of a limit. */
function told(limit: TimeLimit): string {
  return limit.timeFactor === undefined ? ", que é o limite" : `: o limite é de ${limitOfTime(limit)}`;
}

/** The limit of the case, with the factor that the machine needs. */
function limitOfTime({ limitMs, timeFactor = 1 }: TimeLimit): string {
  const own = seconds(Math.round(limitMs / timeFactor));
  return timeFactor === 1
    ? own
    : `${own}, multiplicado por ${number(timeFactor)} porque a máquina que o executou é lenta`;
}

const REFUSALS: Readonly<Record<Deniable, (most: number) => string>> = {
  processes: (most) =>
    `o limite é de ${counted(most, "processo ou thread", "processos e threads")} ao mesmo tempo`,
  "open-files": (most) =>
    `o limite é de ${counted(most, "arquivo aberto", "arquivos abertos")} ao mesmo tempo`,
  space: (most) => `o limite é de ${bytes(most)} de arquivos`,
  writing: (most) => `um programa só pode gravar no seu diretório de trabalho, no máximo ${bytes(most)}`,
  network: () => "um programa não pode usar a rede",
};

const MEANINGS: Readonly<Record<string, string>> = {
  SIGSEGV: "ele acessou memória que não é dele",
  SIGABRT: "abort() foi chamado, pelo programa ou pelo ambiente de execução",
  SIGFPE: "provavelmente uma divisão por zero",
  SIGILL: "uma instrução inválida",
  SIGBUS: "ele acessou memória que não existe",
  SIGTRAP: "ele chegou a uma armadilha do compilador, por exemplo onde falta um return",
  SIGPIPE: "ele escreveu em um pipe que ninguém mais lê",
  SIGSYS: "ele fez uma chamada de sistema que não é permitida aqui",
  SIGKILL: "algo o matou: o próprio programa, outro ou o sistema",
};

function meaning(signal: string): string {
  const words = MEANINGS[signal];
  return words === undefined ? "" : ` (${words})`;
}

function signalled(subject: string, { signal, quote, refusal }: Omit<Finding<"signal">, "kind">): string {
  return inSentences([
    `${subject} foi encerrado pelo sinal ${signal}${meaning(signal)}`,
    said(quote),
    limitOf(refusal),
  ]);
}

function exited(subject: string, { code, quote, refusal }: Omit<Finding<"exit-code">, "kind">): string {
  return inSentences([`${subject} terminou com o código de saída ${code}`, said(quote), limitOf(refusal)]);
}

/** Quotes what a program or a compiler printed. */
export function said(quote: string | undefined): string | undefined {
  return quote === undefined ? undefined : `mensagem: ${quote}`;
}

/** The limit that explains a program's own error message. */
function limitOf(refusal: Finding<"exit-code">["refusal"]): string | undefined {
  return refusal && REFUSALS[refusal.what](refusal.most);
}
