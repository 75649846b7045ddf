import type { Sentence } from "../../base/sentence.ts";
import { type Attack, open } from "../attack.ts";

const UNFILTERED = {
  C: open("system calls are not filtered", "as chamadas de sistema não são filtradas"),
  D: open("system calls are not filtered", "as chamadas de sistema não são filtradas"),
};
const OWN = {
  D: open(
    "programs can read every process of this user",
    "os programas podem ler todos os processos deste usuário",
  ),
};
const AS_ROOT = { D: open("programs started by root are root", "os programas iniciados pelo root são root") };

const CALLS: readonly (readonly [name: string, tries: Sentence, levels: Attack["levels"]])[] = [
  [
    "ptrace-parent",
    { en: "traces the process that started it", "pt-BR": "rastreia o processo que o iniciou" },
    OWN,
  ],
  ["ptrace-harness", { en: "traces the harness", "pt-BR": "rastreia o avaliador" }, OWN],
  [
    "process_vm_readv",
    {
      en: "reads the harness's memory by a system call",
      "pt-BR": "lê a memória do avaliador por uma chamada de sistema",
    },
    OWN,
  ],
  [
    "process_vm_writev",
    {
      en: "writes into the memory of what started it by a system call",
      "pt-BR": "escreve na memória de quem o iniciou por uma chamada de sistema",
    },
    OWN,
  ],
  [
    "pidfd_getfd",
    { en: "takes a descriptor of what started it", "pt-BR": "pega um descritor de quem o iniciou" },
    OWN,
  ],
  ["keyctl", { en: "opens a keyring", "pt-BR": "abre um chaveiro do núcleo" }, UNFILTERED],
  ["add_key", { en: "leaves a key", "pt-BR": "deixa uma chave" }, UNFILTERED],
  [
    "io_uring",
    {
      en: "makes system calls that no filter sees (io_uring)",
      "pt-BR": "faz chamadas de sistema que nenhum filtro vê (io_uring)",
    },
    UNFILTERED,
  ],
  [
    "userfaultfd",
    { en: "handles page faults itself", "pt-BR": "trata ele mesmo as faltas de página" },
    UNFILTERED,
  ],
  [
    "perf",
    { en: "reads the counters of the processor", "pt-BR": "lê os contadores do processador" },
    UNFILTERED,
  ],
  ["bpf", { en: "loads a map into the kernel", "pt-BR": "carrega um mapa no núcleo" }, AS_ROOT],
  [
    "user-namespace",
    { en: "makes a user namespace", "pt-BR": "cria um espaço de nomes de usuário" },
    UNFILTERED,
  ],
  [
    "clone-namespace",
    { en: "makes a user namespace with a child", "pt-BR": "cria um espaço de nomes de usuário com um filho" },
    UNFILTERED,
  ],
  [
    "io_setup",
    {
      en: "takes of the events that all programs of the machine share",
      "pt-BR": "gasta os eventos que todos os programas da máquina dividem",
    },
    UNFILTERED,
  ],
  [
    "inotify",
    {
      en: "takes of the watches that all programs of this user share",
      "pt-BR": "gasta os observadores que todos os programas deste usuário dividem",
    },
    UNFILTERED,
  ],
  [
    "flock",
    {
      en: "locks the system's files for other programs",
      "pt-BR": "trava os arquivos do sistema para outros programas",
    },
    UNFILTERED,
  ],
  [
    "dnotify",
    {
      en: "asks to be told when others use the system's programs",
      "pt-BR": "pede para ser avisado quando outros usam os programas do sistema",
    },
    UNFILTERED,
  ],
  [
    "lease",
    {
      en: "asks to be told when others open a file",
      "pt-BR": "pede para ser avisado quando outros abrem um arquivo",
    },
    UNFILTERED,
  ],
  [
    "pipe-size",
    {
      en: "takes of the pipes that all programs of this user share",
      "pt-BR": "gasta os pipes que todos os programas deste usuário dividem",
    },
    UNFILTERED,
  ],
  [
    "cache",
    {
      en: "asks which of the system's files others have read",
      "pt-BR": "pergunta quais arquivos do sistema outros leram",
    },
    UNFILTERED,
  ],
  [
    "vsock",
    {
      en: "opens a socket to the host of a virtual machine",
      "pt-BR": "abre um soquete para o hospedeiro de uma máquina virtual",
    },
    UNFILTERED,
  ],
  ["netlink", { en: "opens a socket to the kernel", "pt-BR": "abre um soquete para o núcleo" }, UNFILTERED],
  ["packet", { en: "opens a raw socket", "pt-BR": "abre um soquete bruto" }, AS_ROOT],
  [
    "i386",
    {
      en: "makes a 32-bit system call, which a filter may miss",
      "pt-BR": "faz uma chamada de sistema de 32 bits, que um filtro pode não ver",
    },
    UNFILTERED,
  ],
];

/** Parts of the kernel that no program for a board needs, and rights that it was not given. */
export const KERNEL: readonly Attack[] = [
  ...CALLS.map(
    ([name, tries, levels]): Attack => ({
      name,
      program: "system-call.c",
      arguments: [name, "{pid}"],
      tries,
      ends: ["exited", "signalled"],
      ...(levels && { levels }),
    }),
  ),
  {
    name: "raised limits",
    program: "raise-limits.c",
    tries: { en: "raises its limits and its priority", "pt-BR": "aumenta seus limites e sua prioridade" },
    ends: ["exited"],
    levels: AS_ROOT,
  },
  {
    name: "privileges",
    program: "privileges.py",
    tries: {
      en: "looks for privileges and for ways to gain them",
      "pt-BR": "procura privilégios e maneiras de ganhá-los",
    },
    ends: ["exited"],
    levels: {
      D: open(
        "programs can gain the rights of setuid programs",
        "os programas podem ganhar os direitos de programas setuid",
      ),
    },
  },
];
