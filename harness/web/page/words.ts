import type { Locale } from "../../base/locale.ts";
import { inEach } from "../../base/sentence.ts";
import { LANGUAGES } from "../../locale/index.ts";
import type { KitWords } from "../outputs/words.ts";

/** Everything that the page itself says. What it tells of a program are the words of the reports. */
export interface PageWords {
  readonly lead: string;
  readonly private: string;
  readonly language: string;
  readonly problem: string;
  readonly ways: string;
  readonly here: string;
  readonly kit: string;
  readonly paste: string;
  readonly kitGet: string;
  readonly kitRun: (names: Pick<KitWords, "script" | "outputs" | "readme">) => string;
  readonly kitDrop: string;
  readonly download: string;
  readonly kitFile: string;
  readonly drop: (outputs: string) => string;
  readonly unreadable: string;
  readonly noProgram: string;
  readonly tooLarge: (mebibytes: number) => string;
  readonly others: (count: number) => string;
  readonly choose: string;
  readonly dropHere: string;
  readonly typeHere: string;
  readonly written: string;
  readonly run: (cases: number) => string;
  readonly stop: string;
  readonly loading: string;
  readonly running: (done: number, all: number) => string;
  readonly notHere: string;
  readonly pasteCase: string;
  readonly input: string;
  readonly saveInput: string;
  readonly output: string;
  readonly judge: string;
  readonly judging: string;
  readonly tooLong: string;
  readonly failed: (reason: string) => string;
  readonly result: string;
  readonly program: string;
  readonly notes: string;
}

/** Each language as its speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = inEach((locale) =>
  locale === "en" ? "English" : LANGUAGES[locale].name,
);

export const PAGE_WORDS: Readonly<Record<Locale, PageWords>> = {
  en: {
    lead: "Check your program on the public cases of this assignment, here in the browser. There is nothing to install.",
    private: "Nothing leaves your machine: this page cannot send anything.",
    language: "Language",
    problem: "Assignment",
    ways: "Ways to check",
    here: "Python or JavaScript",
    kit: "Any language",
    paste: "One output",
    kitGet: "Get the tests, and unpack them into the folder of your program.",
    kitRun: ({ script, outputs, readme }) =>
      `Run ${script}.bat on Windows, and ${script}.sh on Linux and macOS: ${readme} says how. It asks for the command that runs your program, and writes all outputs into ${outputs}.`,
    kitDrop: "Drop that file here.",
    download: "Get the tests",
    kitFile: "tests.zip",
    drop: (outputs) => `Drop ${outputs} here, or`,
    unreadable: "This could not be read. Drop files, and no folders.",
    noProgram:
      "There is no program in Python or JavaScript among these files. For other languages, take the way for any language.",
    tooLarge: (mebibytes) => `These files are too large for a program: at most ${mebibytes} MB are read.`,
    others: (count) => (count === 1 ? "and 1 other file" : `and ${count} other files`),
    choose: "choose a file",
    dropHere: "Drop your .py or .js file here, or",
    typeHere: "Or write it here",
    written: "Program",
    run: (cases) => `Run it on ${cases === 1 ? "1 case" : `${cases} cases`}`,
    stop: "Stop",
    loading: "Python is being loaded. That takes a while the first time.",
    running: (done, all) => `${done} of ${all} cases have been run`,
    notHere:
      "What runs your program is not beside this page, or could not be loaded. Take the way for any language.",
    pasteCase: "Case",
    input: "Input of your program",
    saveInput: "Save the input",
    output: "Everything that your program printed",
    judge: "Check it",
    judging: "Your outputs are being read.",
    tooLong: "These outputs take too long to read. Does the program print much more than its answer?",
    failed: (reason) => `This page failed, which is not the fault of your program: ${reason}`,
    result: "Result",
    program: "Your program",
    notes:
      "Times are shown as they were measured there, and are not judged. The grade comes from your course, which may have more cases.",
  },
  "pt-BR": {
    lead: "Confira o seu programa nos casos públicos desta atividade, aqui mesmo no navegador. Não é preciso instalar nada.",
    private: "Nada sai da sua máquina: esta página não consegue enviar dados.",
    language: "Idioma",
    problem: "Atividade",
    ways: "Formas de conferir",
    here: "Python ou JavaScript",
    kit: "Qualquer linguagem",
    paste: "Uma saída",
    kitGet: "Baixe os testes e descompacte-os na pasta do seu programa.",
    kitRun: ({ script, outputs, readme }) =>
      `Rode o ${script}.bat no Windows ou o ${script}.sh no Linux e no macOS: o ${readme} diz como. Ele pergunta o comando que roda o seu programa e grava todas as saídas em ${outputs}.`,
    kitDrop: "Solte esse arquivo aqui.",
    download: "Baixar os testes",
    kitFile: "testes.zip",
    drop: (outputs) => `Solte o ${outputs} aqui ou`,
    unreadable: "Não foi possível ler. Solte arquivos, e não pastas.",
    noProgram:
      "Não há um programa em Python ou JavaScript entre estes arquivos. Para outras linguagens, use a forma para qualquer linguagem.",
    tooLarge: (mebibytes) =>
      `Estes arquivos são grandes demais para um programa: são lidos no máximo ${mebibytes} MB.`,
    others: (count) => (count === 1 ? "e mais 1 arquivo" : `e mais ${count} arquivos`),
    choose: "escolha um arquivo",
    dropHere: "Solte o seu arquivo .py ou .js aqui ou",
    typeHere: "Ou escreva-o aqui",
    written: "Programa",
    run: (cases) => `Rodar em ${cases === 1 ? "1 caso" : `${cases} casos`}`,
    stop: "Parar",
    loading: "O Python está sendo carregado. Na primeira vez isso demora um pouco.",
    running: (done, all) => `${done} de ${all} casos já rodaram`,
    notHere:
      "O que roda o seu programa não está ao lado desta página ou não pôde ser carregado. Use a forma para qualquer linguagem.",
    pasteCase: "Caso",
    input: "Entrada do seu programa",
    saveInput: "Salvar a entrada",
    output: "Tudo o que o seu programa imprimiu",
    judge: "Conferir",
    judging: "As suas saídas estão sendo lidas.",
    tooLong: "Ler estas saídas demora demais. Será que o programa imprime muito mais do que a resposta?",
    failed: (reason) => `Esta página falhou, e a culpa não é do seu programa: ${reason}`,
    result: "Resultado",
    program: "O seu programa",
    notes:
      "Os tempos aparecem como foram medidos ali e não são avaliados. A nota vem da sua disciplina, que pode ter mais casos.",
  },
};
