// Writes docs/student.pt-BR.md: the first hour of a student, from real runs of `cavalo` in Portuguese at 80 columns.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const MAIN = `${ROOT}dist/harness/cli/main.js`;
const RIGHT = readFileSync(`${ROOT}harness/system/fixtures/student/Main.java`, "utf8");

/** Steps of the hour: what the student did, as replacements in the right program. */
export const STEPS = [
  {
    title: "A entrada não chega",
    text: "Em C o primeiro argumento é argv[1]; em Java é args[0]. O Cavalo diz a linha, e mostra como o tabuleiro chega.",
    changes: [["Path.of(args[0])", "Path.of(args[1])"]],
  },
  {
    title: "Não compila",
    text: "Agora ele lê o arquivo do primeiro argumento, mas falta um ponto e vírgula.",
    changes: [["int colunas = linhas.get(0).length();", "int colunas = linhas.get(0).length()"]],
  },
  {
    title: "Não termina",
    text: "Compila, mas uma casa já visitada volta para a fila. Depois de três casos sem fim, o Cavalo não espera pelos outros.",
    changes: [["!= 'x' && distancia[proxima] < 0)", "!= 'x')"]],
  },
  {
    title: "Não dá a volta",
    text: "A busca termina, mas para nas bordas. A causa vem antes dos outros casos.",
    changes: [
      ["Math.floorMod(casa / colunas + salto[0], altura)", "casa / colunas + salto[0]"],
      [
        "Math.floorMod(casa % colunas + salto[1], colunas);",
        "casa % colunas + salto[1];\n                if (l < 0 || c < 0 || l >= altura || c >= colunas) continue;",
      ],
    ],
  },
  { title: "Certo", text: "Com a volta nas bordas, todos os casos passam.", changes: [] },
  {
    title: "Outro jeito de receber a entrada",
    text: "Quem abre um arquivo com nome fixo também é entendido, e o Cavalo diz como manter esse jeito.",
    changes: [["Path.of(args[0])", 'Path.of("caso100.txt")']],
  },
];

/** The source of a step. */
export function sourceOf({ changes }) {
  return changes.reduce((source, [right, wrong]) => {
    if (!source.includes(right)) throw new Error(`the program has no ${right}`);
    return source.replace(right, () => wrong);
  }, RIGHT);
}

/** Runs a command line of the student in a folder, and returns all that it prints. */
export function typed(line, folder) {
  const { stdout, stderr } = spawnSync(process.execPath, [MAIN, ...line.split(" ").slice(1)], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "pt_BR.UTF-8", COLUMNS: "80", CAVALO_TIME_FACTOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return `${stderr}${stdout}`;
}

/** A command line with what it prints, as a terminal shows them. */
export const shown = (line, folder) => `\`\`\`text\n$ ${line}\n${typed(line, folder)}\`\`\`\n`;

function changesOf({ changes }) {
  if (changes.length === 0) return [];
  const lines = changes.map(([right, wrong]) =>
    [`- ${right}`, ...wrong.split("\n").map((line) => `+ ${line.trim()}`)].join("\n"),
  );
  return [`O que difere do programa certo:\n\n\`\`\`diff\n${lines.join("\n")}\n\`\`\`\n`];
}

const INTRODUCTION = `# A primeira hora

Esta página responde: o que o Cavalo diz a quem começa? Ela vem de execuções reais, em um terminal de 80 colunas;
\`npm run picture\` a escreve de novo. Só a mensagem do javac está em inglês, como o javac a escreve.

O programa certo está em [Main.java](../harness/system/fixtures/student/Main.java). Enquanto se programa,
\`cavalo check --watch\` faz o mesmo a cada vez que um arquivo é salvo.
`;

function page() {
  const place = mkdtempSync(`${tmpdir()}/cavalo-student-`);
  try {
    const folder = `${place}/meu-cavalo`;
    mkdirSync(folder);
    const begun = shown("cavalo new program java --problem lost-knight", folder);
    const sections = STEPS.map((step, at) => {
      writeFileSync(`${folder}/Main.java`, sourceOf(step));
      return [
        `## ${at + 2}. ${step.title}`,
        `${step.text}`,
        ...changesOf(step),
        shown("cavalo check", folder),
      ].join("\n\n");
    });
    return [INTRODUCTION, "## 1. Começar\n", begun, ...sections].join("\n").replaceAll("\n\n\n", "\n\n");
  } finally {
    rmSync(place, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(`${ROOT}docs/student.pt-BR.md`, page());
