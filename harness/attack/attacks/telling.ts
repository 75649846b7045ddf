import type { Sentence } from "../../base/sentence.ts";
import { type Attack, type Known, open } from "../attack.ts";

const SAME_FILES = open("all programs have the same files", "todos os programas têm os mesmos arquivos");
const SAME_NETWORK = open(
  "programs can use the network of this machine",
  "os programas podem usar a rede desta máquina",
);
/** Signs that cannot be taken from one program without taking them from all that need them. */
const SAME_MACHINE = open(
  "programs that run at the same time share the memory of the system's files, and the counts of the machine",
  "os programas que rodam ao mesmo tempo dividem a memória dos arquivos do sistema e as contagens da máquina",
);

const SAME_DEVICES = open(
  "programs have the devices of the machine, such as /dev/null, and everybody may set their times to now",
  "os programas têm os dispositivos da máquina, como /dev/null, e todos podem mudar as datas deles para agora",
);

const outside = (known: Known) => ({ C: known, D: known });
const everywhere = (known: Known) => ({ A: known, B: known, ...outside(known) });

const WAYS: readonly (readonly [way: string, words: Sentence, levels: Attack["levels"]])[] = [
  [
    "record-lock",
    { en: "a lock of a part of the system's files", "pt-BR": "uma trava em parte de um arquivo do sistema" },
    outside(SAME_FILES),
  ],
  [
    "file-lock",
    {
      en: "a lock of an open file of the system's",
      "pt-BR": "uma trava em um arquivo aberto do sistema",
    },
    outside(SAME_FILES),
  ],
  ["times", { en: "the times of devices", "pt-BR": "as datas dos dispositivos" }, everywhere(SAME_DEVICES)],
  [
    "files",
    { en: "a file in a folder for all", "pt-BR": "um arquivo em uma pasta de todos" },
    outside(SAME_FILES),
  ],
  ["socket", { en: "a socket without a file", "pt-BR": "um soquete sem arquivo" }, outside(SAME_NETWORK)],
  [
    "futex",
    {
      en: "waiting at a word of the system's files",
      "pt-BR": "uma espera em uma palavra de um arquivo do sistema",
    },
    everywhere(SAME_MACHINE),
  ],
  [
    "counts",
    {
      en: "the number of files that are open on the machine",
      "pt-BR": "o número de arquivos abertos na máquina",
    },
    everywhere(SAME_MACHINE),
  ],
];

/** Two runs at the same time, of which one knows something that the other does not. */
const PAIRS = WAYS.map(
  ([way, words, levels]): Attack => ({
    name: `telling: ${way}`,
    program: "tell.c",
    arguments: [way, "listen", "{key}", "{mark}"],
    teller: [way, "tell", "{key}", "{mark}"],
    tries: {
      en: `tells another run something by ${words.en}`,
      "pt-BR": `conta algo a outra execução por ${words["pt-BR"]}`,
    },
    ends: ["exited"],
    ...(levels && { levels }),
  }),
);

/** Ways for runs to tell each other something. */
export const TELLING: readonly Attack[] = [
  ...PAIRS,
  {
    name: "telling: reading",
    program: "access-time.py",
    tries: {
      en: "leaves the time at which it read one of the system's files",
      "pt-BR": "deixa a hora em que leu um arquivo do sistema",
    },
    ends: ["exited"],
    levels: outside(SAME_FILES),
  },
];
