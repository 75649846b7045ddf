import type { Locale } from "../../base/locale.ts";

/** Everything that the scripts and the page of help say, in one language. */
export interface KitWords {
  /** Name of the scripts, without their endings. */
  readonly script: string;
  /** Folder of the cases. */
  readonly cases: string;
  readonly outputs: string;
  readonly readme: string;
  readonly drop: string;
  readonly purpose: string;
  readonly usage: string;
  readonly placing: string;
  readonly limits: string;
  readonly ask: string;
  readonly notFound: string;
  readonly taken: string;
  readonly unlimited: string;
  readonly done: string;
}

export const KIT_WORDS: Readonly<Record<Locale, KitWords>> = {
  en: {
    script: "try",
    cases: "cases",
    outputs: "outputs.txt",
    readme: "README.txt",
    drop: "Drop this file on the page that you got the tests from.",
    purpose: "Runs your program on every case, and writes what it prints into outputs.txt.",
    usage: "Type in the folder of your program:",
    placing: "It runs in the current folder. The files of a case are put there, and removed at the end.",
    limits: "Limits of one run: seconds, and bytes of each output.",
    ask: "Type the command that runs your program, such as python prog.py or java Prog:",
    notFound: "this program was not found. Put the scripts and the cases into the folder of your program",
    taken: "the cases bring a file of this name, and you have one here. Rename or move yours",
    unlimited: "PowerShell does not help here, so no run has a limit of time. Ctrl+C ends a run.",
    done: "Done. Drop this file on the page:",
  },
  "pt-BR": {
    script: "testar",
    cases: "casos",
    outputs: "saidas.txt",
    readme: "LEIA-ME.txt",
    drop: "Solte este arquivo na página de onde vieram os testes.",
    purpose: "Roda o seu programa em todos os casos e grava em saidas.txt o que ele escreve.",
    usage: "Digite na pasta do seu programa:",
    placing: "Ele roda na pasta atual. Os arquivos de cada caso são postos nela e removidos no fim.",
    limits: "Limites de cada execução: segundos, e bytes de cada saída.",
    ask: "Digite o comando que roda o seu programa, como python prog.py ou java Prog:",
    notFound: "este programa não foi encontrado. Ponha os scripts e os casos na pasta do seu programa",
    taken:
      "os casos trazem um arquivo com este nome, e já existe um seu aqui. Mude o seu de nome ou de pasta",
    unlimited:
      "Aqui o PowerShell nao ajuda: nenhuma execução tem limite de tempo. Ctrl+C termina uma execução.",
    done: "Pronto. Solte este arquivo na página:",
  },
};
