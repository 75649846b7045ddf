import { type Attack, bounded, open, untried } from "../attack.ts";

const OTHERS = untried(
  "it would kill every process of this user",
  "mataria todos os processos deste usuário",
);
const UNSEEN = bounded(
  "the CPU time of children that nobody waits for is not measured. Each of them has the CPU limit, and all of them the limit on the clock",
  "o tempo de CPU dos filhos por quem ninguém espera não é medido. Cada um deles tem o limite de CPU, e todos juntos o limite do relógio",
);
const UNSEEN_MEMORY = bounded(
  "memory of children that nobody waits for is not seen; each has the limit",
  "a memória dos filhos por quem ninguém espera não é vista; cada um tem o limite",
);

const FAILURES = [
  ["crash", "signalled", { en: "crashes", "pt-BR": "falha" }],
  ["memory", "memory", { en: "takes more memory than it may", "pt-BR": "ocupa mais memória do que pode" }],
  ["compute", "cpu", { en: "computes longer than it may", "pt-BR": "calcula por mais tempo do que pode" }],
] as const;

/** Failures behind a success that whatever times the program, taken over by it, is to tell of. */
const TAKEN_OVER = FAILURES.flatMap(([failure, end, words]): Attack[] =>
  [undefined, "answer"].map((answerFile) => ({
    name: `timer overwritten: ${failure}${answerFile ? ", answer" : ""}`,
    program: "overwrite-timer.c",
    arguments: [failure],
    ...(answerFile && { answerFile }),
    tries: {
      en: `writes into the memory of what times it, then ${words.en}`,
      "pt-BR": `escreve na memória de quem o cronometra e depois ${words["pt-BR"]}`,
    },
    ends: [end],
    limits: { wallMs: 20_000 },
    levels: { D: OTHERS },
  })),
);

/** Forging what is measured, and signals to whoever measures. */
export const MEASURE: readonly Attack[] = [
  {
    name: "open descriptors",
    program: "open-descriptors.c",
    tries: {
      en: "looks for open descriptors that it should not have",
      "pt-BR": "procura descritores abertos que não deveria ter",
    },
    ends: ["exited"],
  },
  {
    name: "forged measure",
    program: "forge-measure.c",
    tries: {
      en: "writes false measurements to every descriptor",
      "pt-BR": "escreve medidas falsas em todos os descritores",
    },
    ends: ["exited"],
  },
  {
    name: "forged success",
    program: "forge-status.c",
    tries: {
      en: "writes an exit code of 0 to every descriptor, then crashes",
      "pt-BR": "escreve o código de saída 0 em todos os descritores e depois falha",
    },
    ends: ["signalled"],
  },
  {
    name: "forged report file",
    program: "forge-report.py",
    tries: { en: "writes the file with its measurements", "pt-BR": "escreve o arquivo com as suas medidas" },
    ends: ["exited"],
  },
  ...TAKEN_OVER,
  {
    name: "preloaded library",
    program: "preloaded.sh",
    build: {
      files: ["preload.c"],
      commands: [["gcc", "-shared", "-fPIC", "-o", "preload.so", "preload.c"]],
    },
    variables: { LD_PRELOAD: "{built}/preload.so" },
    tries: {
      en: "has a library of its own loaded into what measures it",
      "pt-BR": "faz carregar uma biblioteca própria em quem o mede",
    },
    ends: ["exited"],
  },
  {
    name: "children with its memory",
    program: "vfork-chain.c",
    tries: {
      en: "computes in children that have its own memory",
      "pt-BR": "calcula em filhos que têm a memória dele",
    },
    ends: ["cpu"],
  },
  {
    name: "first thread ends",
    program: "main-thread-ends.c",
    tries: {
      en: "ends its first thread and computes in others",
      "pt-BR": "termina sua primeira thread e calcula em outras",
    },
    ends: ["cpu"],
  },
  {
    name: "unwaited child",
    program: "unwaited-child.c",
    tries: {
      en: "lets a child compute and does not wait for it",
      "pt-BR": "deixa um filho calcular e não espera por ele",
    },
    ends: ["exited"],
    levels: { B: UNSEEN, C: UNSEEN, D: UNSEEN },
  },
  {
    name: "unwaited child's memory",
    program: "unwaited-memory.c",
    tries: {
      en: "lets a child take memory and does not wait for it",
      "pt-BR": "deixa um filho ocupar memória e não espera por ele",
    },
    ends: ["exited", "memory"],
    levels: { B: UNSEEN_MEMORY, C: UNSEEN_MEMORY },
  },
  {
    name: "kill -1",
    program: "kill-all.c",
    tries: { en: "kills every process that it can", "pt-BR": "mata todos os processos que consegue" },
    ends: ["exited", "signalled"],
    levels: { D: OTHERS },
  },
  {
    name: "kill parent",
    program: "kill-parent.sh",
    tries: {
      en: "stops and kills the process that started it",
      "pt-BR": "para e mata o processo que o iniciou",
    },
    ends: ["exited", "signalled", "wall"],
  },
  {
    name: "kill parent, answer",
    program: "kill-parent.sh",
    answerFile: "answer",
    tries: {
      en: "stops and kills the process that started it, with an answer file",
      "pt-BR": "para e mata o processo que o iniciou, com um arquivo de resposta",
    },
    ends: ["exited", "signalled", "wall"],
  },
  {
    name: "frozen timer",
    program: "freeze-timer.sh",
    answerFile: "answer",
    limits: { wallMs: 800 },
    tries: {
      en: "freezes the timer that should end it, and waits",
      "pt-BR": "congela o cronômetro que deveria encerrá-lo e espera",
    },
    ends: ["wall"],
  },
  {
    name: "kill groups",
    program: "kill-group.py",
    tries: {
      en: "kills its own process group and those of its parents",
      "pt-BR": "mata seu próprio grupo de processos e os dos seus pais",
    },
    ends: ["exited", "signalled"],
    levels: { D: OTHERS },
  },
  {
    name: "signal to harness",
    program: "signal-harness.py",
    arguments: ["{pid}"],
    tries: { en: "sends a signal to the harness", "pt-BR": "manda um sinal ao avaliador" },
    ends: ["exited"],
    levels: {
      D: open(
        "programs can send signals to every process of this user",
        "os programas podem mandar sinais a todos os processos deste usuário",
      ),
    },
  },
  {
    name: "stopped group",
    program: "stop-itself.sh",
    limits: { wallMs: 800 },
    tries: { en: "freezes its own process group", "pt-BR": "congela seu próprio grupo de processos" },
    ends: ["wall", "signalled"],
  },
];
