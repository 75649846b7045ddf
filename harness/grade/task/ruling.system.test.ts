import { expect, test } from "vitest";
import type { runFindings } from "../../finding/run.ts";
import { ACCEPTED, type Judgement, rejected } from "../../problem/judgement.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import type { End, LimitName, Limits, Outcome } from "../../run/outcome.ts";
import { runScript, TEST_LIMITS } from "../../testing/levels.ts";
import { told } from "../../testing/sentences.ts";
import { rule } from "./ruling.ts";

const LIMITS = { cpuMs: 2000, wallMs: 8000, outputBytes: 100, memoryBytes: 2 ** 20 };
const NO_CLS = "sh: 1: cls: not found\n";
const WRONG = rejected({ kind: "wrong-number-of-moves", expected: 68, found: 69 });
const TWENTY_READ: Judgement = {
  kind: "rejected",
  finding: { kind: "wrong-number-of-moves", expected: 12, found: 20 },
  read: { line: 1, quote: "20" },
};
const CRASH: End = { kind: "signalled", signal: "SIGSEGV" };
const exited = (code: number): End => ({ kind: "exited", code });

interface Facts {
  readonly judgement?: Judgement;
  readonly isComplete?: boolean;
  readonly stdout?: string;
  readonly stderr?: string;
  /** True if a whole board of another size was printed. */
  readonly hasOtherShape?: boolean;
  readonly limits?: Limits;
  readonly timeFactor?: number;
  readonly wallMs?: number;
}

const OTHER_SHAPE = { expected: { rows: 3, columns: 3 }, found: { rows: 8, columns: 8 } };

function ruling(
  end: End,
  { judgement, isComplete = false, stdout = "", stderr = "", hasOtherShape, ...limited }: Facts = {},
) {
  const { limits = LIMITS, timeFactor, wallMs = 5 } = limited;
  const capture = (text: string) => ({ bytes: Buffer.from(text), cut: false });
  const outcome: Outcome = {
    end,
    wallMs,
    cpuMs: 2,
    stdout: capture(stdout),
    stderr: capture(stderr),
    writtenBytes: 0,
  };
  return rule({
    outcome,
    limits,
    timeFactor,
    judgement,
    isComplete,
    lookedFor: { formats: ["bare-number"], ...(hasOtherShape && { shape: OTHER_SHAPE }) },
  });
}

test.each<[string, End, Facts, string]>([
  ["a right answer", exited(0), { judgement: ACCEPTED }, "AC"],
  ["a wrong answer", exited(0), { judgement: WRONG }, "WA"],
  ["no answer", exited(0), {}, "PE"],
  ["no answer and an exit code", exited(1), {}, "RTE"],
  ["a board of another size and an exit code", exited(1), { hasOtherShape: true }, "PE"],
  ["a board of another size and an error", exited(1), { hasOtherShape: true, stderr: "Bye\n" }, "RTE"],
  ["a wrong answer and an exit code", exited(1), { judgement: WRONG }, "WA"],
  [
    "a number alone, a complaint below it and an exit code",
    exited(1),
    { judgement: TWENTY_READ, stdout: "20\nCavalo não encontrado\n" },
    "RTE",
  ],
  [
    "a number behind a prompt, words below it and an exit code",
    exited(255),
    {
      judgement: { ...TWENTY_READ, read: { line: 1, quote: "Nome do arquivo: 20" } },
      stdout: "Nome do arquivo: 20\nCavalo não encontrado\n",
    },
    "RTE",
  ],
  ["a wrong answer, an error and an exit code", exited(1), { judgement: WRONG, stderr: "Bye\n" }, "RTE"],
  ["a right answer and an exit code", exited(1), { judgement: ACCEPTED }, "AC"],
  [
    "a wrong answer, a command that is not here and an exit code",
    exited(13),
    { judgement: WRONG, stderr: NO_CLS },
    "WA",
  ],
  [
    "a right answer, a command that is not here and an exit code",
    exited(13),
    { judgement: ACCEPTED, stderr: NO_CLS },
    "AC",
  ],
  [
    "a command that is not here, an error and an exit code",
    exited(1),
    { judgement: WRONG, stderr: `${NO_CLS}Bye\n` },
    "RTE",
  ],
  ["a right number and a crash", CRASH, { judgement: ACCEPTED }, "RTE"],
  ["a complete right answer and a crash", CRASH, { judgement: ACCEPTED, isComplete: true }, "AC"],
  ["a complete wrong answer and a crash", CRASH, { judgement: WRONG, isComplete: true }, "RTE"],
  ["a right number and an error", exited(1), { judgement: ACCEPTED, stderr: "Bye\n" }, "RTE"],
  [
    "a complete right answer and an error",
    exited(1),
    { judgement: ACCEPTED, isComplete: true, stderr: "Bye\n" },
    "AC",
  ],
  ["a right answer before the CPU limit", { kind: "limit", limit: "cpu" }, { judgement: ACCEPTED }, "TLE"],
  ["waiting for ever", { kind: "limit", limit: "wall" }, {}, "TLE"],
  ["a flood", { kind: "limit", limit: "output" }, {}, "OLE"],
  ["too large a file", { kind: "limit", limit: "file-size" }, {}, "OLE"],
  ["too much memory", { kind: "limit", limit: "memory" }, {}, "MLE"],
  ["a measure that is damaged", { kind: "unmeasured", reason: "" }, { judgement: ACCEPTED }, "JE"],
  ["our failure to start it", { kind: "not-started", reason: "EAGAIN" }, {}, "JE"],
  ["a grading that was stopped", { kind: "stopped" }, {}, "SK"],
])("%s", (_, end, facts, verdict) => {
  expect(ruling(end, facts).verdict).toBe(verdict);
});

test("a whole answer before a crash tells how it would be right, and nothing else does", () => {
  const note = { kind: "right-if-declared", declared: { firstRow: "bottom" } } as const;
  const judgement = { ...WRONG, note } as Judgement;
  expect(ruling(CRASH, { judgement, isComplete: true })).toMatchObject({ verdict: "RTE", note });
  expect(ruling(CRASH, { judgement })).not.toHaveProperty("note");
});

test("a program that gives up is quoted, on standard output where it says nothing on standard error", () => {
  const stdout = "Erro ao abrir o arquivo!\n";
  expect(told(ruling(exited(1), { stdout }).finding)).toEqual([
    "exit-code",
    "the program ended with exit code 1. It printed: Erro ao abrir o arquivo!",
    "o programa terminou com o código de saída 1. Mensagem: Erro ao abrir o arquivo!",
  ]);
  expect(ruling(exited(1), { stdout, stderr: "Bye\n" }).finding).toMatchObject({ quote: "Bye" });
  expect(ruling(exited(1), { stdout, stderr: NO_CLS }).finding).toMatchObject({ quote: stdout.trim() });
  expect(ruling(exited(127), { stderr: NO_CLS }).finding).toMatchObject({ quote: NO_CLS.trim() });
  expect(ruling({ kind: "signalled", signal: "SIGSEGV" }, { stdout }).finding).not.toHaveProperty("quote");
  expect(ruling(exited(1), { stdout: "68\n", judgement: ACCEPTED }).note).not.toHaveProperty("quote");
});

test("an exit code that is forgiven is noted", () => {
  const right = { judgement: ACCEPTED, isComplete: true, stderr: "Bye\n" };
  expect(told(ruling(exited(1), right).note)).toEqual([
    "exit-code-forgiven",
    "the answer was judged, but the program ended with exit code 1. It printed: Bye",
    "a resposta foi julgada, mas o programa terminou com o código de saída 1. Mensagem: Bye",
  ]);
  expect(told(ruling(CRASH, right).note)).toEqual([
    "signal-forgiven",
    "the answer is complete and counts, but then the program was ended by the signal SIGSEGV (it accessed memory that is not its own). It printed: Bye",
    "a resposta está completa e vale, mas depois o programa foi encerrado pelo sinal SIGSEGV (ele acessou memória que não é dele). Mensagem: Bye",
  ]);
  expect(ruling(exited(1), { judgement: WRONG })).toMatchObject({
    finding: { kind: "wrong-number-of-moves" },
    note: { kind: "exit-code-forgiven", code: 1 },
  });
  // How the answer was read says more.
  const note = { kind: "off-board-otherwise", declared: { order: "column-row" } } as const;
  expect(ruling(exited(1), { judgement: { ...ACCEPTED, note } as typeof ACCEPTED }).note).toEqual(note);
});

test.each([
  ["given a processor for 2 s of 35", 35_000, 33_000, "JE"],
  ["given one for 9 s of 10", 10_000, 1000, "TLE"],
])("a run that is over its wall limit and was %s", (_, wallMs, starvedMs, verdict) => {
  const nothing = { bytes: Buffer.alloc(0), cut: false };
  const end = { kind: "limit", limit: "wall" } as const;
  const outcome: Outcome = { end, wallMs, starvedMs, stdout: nothing, stderr: nothing, writtenBytes: 0 };
  const lookedFor = { formats: [] };
  expect(rule({ outcome, limits: LIMITS, judgement: undefined, lookedFor }).verdict).toBe(verdict);
});

test("a program that only says that there is a tour is told that it has to show one", () => {
  const output = { bytes: Buffer.from("Sim\n"), cut: false };
  const outcome: Outcome = { end: exited(0), wallMs: 5, stdout: output, stderr: output, writtenBytes: 4 };
  const lookedFor = { formats: ["grid" as const], onlyYes: true };
  expect(told(rule({ outcome, limits: LIMITS, judgement: undefined, lookedFor }).finding)).toEqual([
    "unreadable-answer",
    "no answer was recognised. The program printed: Sim. Print the tour itself, not only that there is one. Expected: a board of step numbers",
    "nenhuma resposta foi reconhecida. O programa imprimiu: Sim. Imprima o próprio passeio, e não só que ele existe. Esperado: um tabuleiro com os números dos passos",
  ]);
});

test("an answer on standard error is none, and is quoted as what it is", () => {
  expect(told(ruling(exited(0), { stderr: "68" }).finding)).toEqual([
    "unreadable-answer",
    "no answer was recognised. The program printed nothing on standard output. On standard error it printed: 68. Expected: a number alone on a line",
    "nenhuma resposta foi reconhecida. O programa não imprimiu nada na saída padrão. Na saída de erros ele imprimiu: 68. Esperado: um número sozinho em uma linha",
  ]);
  const { finding } = ruling(exited(0), { stdout: "oi", stderr: "68" });
  expect(finding).toEqual({ kind: "unreadable-answer", formats: ["bare-number"], quote: "oi" });
});

test("rows of numbers that are no board are told by their shape", () => {
  const output = { bytes: Buffer.from("1 2 3\n4 5 6\n"), cut: false };
  const outcome: Outcome = { end: exited(0), wallMs: 5, stdout: output, stderr: output, writtenBytes: 4 };
  const shape = { expected: { rows: 1, columns: 4 }, found: { rows: 2, columns: 3 } };
  const lookedFor = { formats: ["grid" as const], shape };
  expect(told(rule({ outcome, limits: LIMITS, judgement: undefined, lookedFor }).finding)).toEqual([
    "unreadable-answer",
    "no answer was recognised. The program printed several lines, among them: 4 5 6. The output has a block of 2 rows of 3 numbers, but the board of the case has 1 row of 4. Expected: a board of step numbers",
    "nenhuma resposta foi reconhecida. O programa imprimiu várias linhas, entre elas: 4 5 6. A saída tem um bloco de 2 linhas de 3 números, mas o tabuleiro do caso tem 1 linha de 4. Esperado: um tabuleiro com os números dos passos",
  ]);
});

test("what was written into the file of the answer is quoted", () => {
  const [stdout, answerFile] = ["", "1 2 3\n4 5 6\n"].map((text) => ({
    bytes: Buffer.from(text),
    cut: false,
  }));
  const measured = { end: exited(0), wallMs: 5, writtenBytes: 12 };
  const outcome: Outcome = { ...measured, stdout: stdout!, stderr: stdout!, answerFile: answerFile! };
  const shape = { expected: { rows: 1, columns: 4 }, found: { rows: 2, columns: 3 } };
  const lookedFor = { formats: ["grid" as const], file: "saida.txt", shape };
  expect(told(rule({ outcome, limits: LIMITS, judgement: undefined, lookedFor }).finding)).toEqual([
    "unreadable-answer",
    "no answer was recognised. The program wrote into the file several lines, among them: 4 5 6. The file has a block of 2 rows of 3 numbers, but the board of the case has 1 row of 4. Expected in the file saida.txt: a board of step numbers",
    "nenhuma resposta foi reconhecida. O programa gravou no arquivo várias linhas, entre elas: 4 5 6. O arquivo tem um bloco de 2 linhas de 3 números, mas o tabuleiro do caso tem 1 linha de 4. Esperado no arquivo saida.txt: um tabuleiro com os números dos passos",
  ]);
});

test("what a program said is quoted without what a terminal would obey, and cut", () => {
  const stderr = `\u001b[31mValueError: \u202Eabc${"x".repeat(1000)}\u0007\n`;
  const { finding } = ruling(exited(1), { stderr });
  const [, english] = told(finding);
  expect(english).toMatch(
    /^the program ended with exit code 1\. It printed: \\u\{1b\}\[31mValueError: \\u\{202e\}abcx+…$/,
  );
});

type Row = readonly [script: string, limits: Partial<Limits>, english: string, portuguese: string];

const SCRIPTS: Readonly<
  Record<Exclude<keyof typeof runFindings, "arguments-too-long" | "input-too-large">, Row>
> = {
  "unreadable-answer": [
    "echo oi",
    {},
    "no answer was recognised. The program printed: oi. Expected in the file saida.txt: a number alone on a line",
    "nenhuma resposta foi reconhecida. O programa imprimiu: oi. Esperado no arquivo saida.txt: um número sozinho em uma linha",
  ],
  "exit-code": [
    "echo 'IndexError: 9' >&2; exit 3",
    {},
    "the program ended with exit code 3. It printed: IndexError: 9",
    "o programa terminou com o código de saída 3. Mensagem: IndexError: 9",
  ],
  signal: [
    "kill -SEGV $$",
    {},
    "the program was ended by the signal SIGSEGV (it accessed memory that is not its own)",
    "o programa foi encerrado pelo sinal SIGSEGV (ele acessou memória que não é dele)",
  ],
  "cpu-limit": [
    "while :; do :; done",
    { cpuMs: 500 },
    "the program was still computing after 0.5 s of CPU time, which is the limit",
    "o programa ainda estava calculando depois de 0,5 s de CPU, que é o limite",
  ],
  "wall-limit": [
    "echo 'Error: port 80' >&2; sleep 60",
    { wallMs: 1000 },
    "the program was still running after 1 s on the clock, which is the limit. It had used 0 s of CPU time. It computed little, and slept or waited for something. On standard error it printed: Error: port 80",
    "o programa ainda estava rodando depois de 1 s de relógio, que é o limite. Tinha usado 0 s de CPU. Calculou pouco, e dormia ou esperava alguma coisa. Na saída de erros ele imprimiu: Error: port 80",
  ],
  "waits-for-input": [
    "cat",
    {},
    "the program read all of its input, waited for more and had printed no answer. No more comes",
    "o programa leu toda a entrada, ficou esperando mais e não tinha imprimido resposta. Não vem mais nada",
  ],
  "memory-limit": [
    "exec dd if=/dev/zero of=/dev/null bs=300M count=1",
    {},
    "the program needed more memory than the limit of 256 MiB",
    "o programa precisou de mais memória do que o limite de 256 MiB",
  ],
  "output-limit": [
    "seq 1000",
    {},
    "the program printed or wrote more than the limit of 1000 bytes",
    "o programa imprimiu ou gravou mais do que o limite de 1000 bytes",
  ],
  "file-size-limit": [
    "head -c 3000000 /dev/zero > large",
    { outputBytes: 1024 * 1024 },
    "the program wrote a file larger than the limit of 1 MiB",
    "o programa gravou um arquivo maior do que o limite de 1 MiB",
  ],
  "space-limit": [
    "for name in a b c d; do head -c 1000000 /dev/zero > $name; done; sleep 60",
    {},
    "the files of the program took more space than the limit of 64 MiB",
    "os arquivos do programa ocuparam mais do que o limite de 64 MiB",
  ],
};

test.each(Object.entries(SCRIPTS))(
  "%s of a real program is told",
  async (kind, [script, changes, ...sentences]) => {
    const limits = { ...TEST_LIMITS, ...changes };
    // Programs with their files in memory are refused more of it, and never reach this limit. Of another user's, not all is seen.
    const isPlain = kind === "space-limit" || kind === "waits-for-input";
    const level = isPlain ? "D" : (await bestIsolation()).level;
    const outcome = await runScript(level, script, {
      limits,
      inputStaysOpen: kind === "waits-for-input",
      resources: { fileBytes: 1024 * 1024, peakBytes: limits.memoryBytes },
    });
    const lookedFor = { formats: ["bare-number" as const], file: "saida.txt" };
    const { finding } = rule({ outcome, limits, judgement: undefined, isComplete: false, lookedFor });
    expect(told(finding)).toEqual([kind, ...sentences]);
  },
);

test.each<[LimitName, english: string, portuguese: string]>([
  [
    "cpu",
    "the program was still computing after 5 s of CPU time: the limit is 2 s, times 2.5 because the machine that ran it is slow",
    "o programa ainda estava calculando depois de 5 s de CPU: o limite é de 2 s, multiplicado por 2,5 porque a máquina que o executou é lenta",
  ],
  [
    "wall",
    "the program was still running after 20 s on the clock: the limit is 8 s, times 2.5 because the machine that ran it is slow. It had used 0 s of CPU time. It computed little, and slept or waited for something",
    "o programa ainda estava rodando depois de 20 s de relógio: o limite é de 8 s, multiplicado por 2,5 porque a máquina que o executou é lenta. Tinha usado 0 s de CPU. Calculou pouco, e dormia ou esperava alguma coisa",
  ],
])("on a slow machine the limit of a case is told with its factor: %s", (limit, ...sentences) => {
  const limits = { ...LIMITS, cpuMs: 5000, wallMs: 20_000 };
  const end: End = { kind: "limit", limit };
  const [, ...said] = told(ruling(end, { limits, timeFactor: 2.5, wallMs: 20_000 }).finding);
  expect(said).toEqual(sentences);
});

test.each([
  [
    "KILL",
    "something killed it: the program itself, another one or the system",
    "algo o matou: o próprio programa, outro ou o sistema",
  ],
  [
    "ABRT",
    "abort() was called, by the program or by its run time",
    "abort() foi chamado, pelo programa ou pelo ambiente de execução",
  ],
])("no cause is guessed of a program that ends itself by SIG%s", async (signal, ...meanings) => {
  const { end } = await runScript((await bestIsolation()).level, `kill -${signal} $$`);
  const [, ...sentences] = told(ruling(end).finding);
  expect(sentences.map((each) => /\((?<meaning>.+)\)$/.exec(each)?.groups?.meaning)).toEqual(meanings);
});

test.each([
  ["cat", "TLE"],
  ["echo acabou; cat", "PE"],
])("a program that waits for more input, %j, gets %s", async (script, verdict) => {
  const outcome = await runScript("D", script, { limits: TEST_LIMITS, inputStaysOpen: true });
  const lookedFor = { formats: ["bare-number" as const] };
  const evidence = { outcome, limits: TEST_LIMITS, judgement: undefined, isComplete: false, lookedFor };
  expect(rule(evidence)).toMatchObject({ verdict, finding: { kind: "waits-for-input" } });
});

test.each<[script: string, english: string, portuguese: string]>([
  [
    `perl -e 'for (1 .. 99) { open(my $file, "<", "/dev/null") or die "$!"; push @all, $file }'`,
    "The limit is 64 open files at once",
    "O limite é de 64 arquivos abertos ao mesmo tempo",
  ],
  [
    "head -c 900000 /dev/zero > a && head -c 900000 /dev/zero > b",
    "The limit is 1 MiB of files",
    "O limite é de 1 MiB de arquivos",
  ],
  [
    "for i in 1 2 3 4 5 6 7 8 9; do sleep 9 & done",
    "The limit is 4 processes and threads at once",
    "O limite é de 4 processos e threads ao mesmo tempo",
  ],
  [
    "echo 'ERROR: <could not create thread>' >&2; exit 1",
    "The limit is 4 processes and threads at once",
    "O limite é de 4 processos e threads ao mesmo tempo",
  ],
  [
    "echo > /usr/board.log",
    "A program may write only in its working directory, 1 MiB at most",
    "Um programa só pode gravar no seu diretório de trabalho, no máximo 1 MiB",
  ],
  [
    `perl -e 'use Socket; socket(my $server, PF_INET, SOCK_STREAM, 0) or die "socket: $!"'`,
    "A program may not use the network",
    "Um programa não pode usar a rede",
  ],
])("what it was refused is told: %s", async (script, ...sentences) => {
  const outcome = await runScript((await bestIsolation()).level, script, { resources: { processes: 4 } });
  const unread = { judgement: undefined, lookedFor: { formats: [] } };
  const [, ...said] = told(rule({ outcome, limits: TEST_LIMITS, ...unread }).finding);
  expect(said.map((each) => each.split(". ").at(-1))).toEqual(sentences);
});

test("what a program was refused is told beside a wrong answer, and not beside a right one", async () => {
  const script = "echo 'thread error'; echo 69";
  const outcome = await runScript((await bestIsolation()).level, script, { resources: { processes: 4 } });
  const facts = { outcome, limits: TEST_LIMITS, isComplete: false, lookedFor: { formats: [] } };
  expect(told(rule({ ...facts, judgement: WRONG }).note)).toEqual([
    "refused",
    "the program says that it was refused something. The limit is 4 processes and threads at once",
    "o programa diz que algo lhe foi recusado. O limite é de 4 processos e threads ao mesmo tempo",
  ]);
  expect(rule({ ...facts, judgement: ACCEPTED })).not.toHaveProperty("note");
});

test.each<[End, readonly string[]]>([
  [
    { kind: "not-started", reason: "EAGAIN" },
    [
      "not-started",
      "the program could not be started: EAGAIN",
      "não foi possível iniciar o programa: EAGAIN",
    ],
  ],
  [
    { kind: "unmeasured", reason: "" },
    ["unmeasured", "the measurements of this run were lost", "as medições desta execução se perderam"],
  ],
  [{ kind: "stopped" }, ["stopped", "the grading was stopped", "a correção foi interrompida"]],
])("%j is told", (end, sentences) => {
  expect(told(ruling(end).finding)).toEqual(sentences);
});
