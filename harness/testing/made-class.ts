import { rarOf, sevenZipOf, tarGzOf, zipOf, zipOfFiles } from "./archives.ts";

type Files = Readonly<Record<string, string | Buffer>>;

/** A student of a made class. */
export interface MadeStudent {
  readonly number: number;
  readonly name: string;
  /** Files without folders, because some platforms lose them. */
  readonly files: Files;
}

const PYTHON = `import sys
from collections import deque
board = [line for line in open(sys.argv[1]).read().split("\\n") if line]
rows, columns = len(board), len(board[0])
at = {board[r][c]: (r, c) for r in range(rows) for c in range(columns)}
moves = {at["C"]: 0}
queue = deque(moves)
while queue:
    r, c = queue.popleft()
    for i, j in ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)):
        to = ((r + i) % rows, (c + j) % columns)
        if to not in moves and board[to[0]][to[1]] != "x":
            moves[to] = moves[(r, c)] + 1
            queue.append(to)
print(f"Em {moves[at['S']]} movimentos.")
`;
const WRONG = PYTHON.replace("moves[(r, c)] + 1", "moves[(r, c)] + 2");
const LATIN_1 = Buffer.from(`# -*- coding: latin-1 -*-\n# Solução do João\n${PYTHON}`, "latin1");

/** Hand-ins as a class of students brings them about, right ones first. */
const HAND_INS: readonly (() => Files | Promise<Files>)[] = [
  () => ({ "cavalo.py": PYTHON }),
  () => ({ "cavalo.py": WRONG }),
  () => ({ "T1.zip": zipOfFiles({ "Trabalho 1/src/cavalo.py": PYTHON }) }),
  () => ({ "T1 final.zip": zipOfFiles({ "T1/codigo.zip": zipOfFiles({ "cavalo.py": PYTHON }) }) }),
  async () => ({ "t1.tar.gz": await tarGzOf([{ name: "./t1/cavalo.py", content: PYTHON }]) }),
  () => ({ "Questão.rar": rarOf({ "Questão 1/cavalo.py": PYTHON, "Questão 1/leia.txt": "oi" }) }),
  async () => ({ "t1.7z": await sevenZipOf({ "t1/cavalo.py": PYTHON }) }),
  () => ({
    "Arquivo.zip": zipOfFiles({
      ["Solução/cavalo.py".normalize("NFD")]: PYTHON,
      ["__MACOSX/Solução/._cavalo.py".normalize("NFD")]: "Mac",
      ".DS_Store": "Mac",
    }),
  }),
  // The second one is newer only by its name: both have the same time.
  () => ({ "versoes.zip": zipOfFiles({ "versao1/main.py": WRONG, "versao2_final/main.py": PYTHON }) }),
  () => ({ "cavalo.py": LATIN_1, "relatorio.pdf": "%PDF" }),
  () => ({ "cavalo.ipynb": "{}" }),
  () => ({ "trabalho.docx": "PK" }),
  () => ({ "secreto.zip": zipOf([{ name: "cavalo.py", content: PYTHON, encrypted: true }]) }),
  () => ({ "quebrado.zip": zipOfFiles({ "cavalo.py": PYTHON }).subarray(0, 80) }),
];
export const KINDS_OF_HAND_INS = HAND_INS.length;

const FIRST = ["Ana", "Bruno", "Caio", "Davi", "Eva", "João", "Íris", "Lia", "Müller", "Zoé"];
const LAST = ["Souza", "D'Ávila", "Lima", "Conceição", "dos Santos", "Araújo", "Gonçalves"];

/** Makes a class; students of the same number have the same kind of hand-in in classes of all sizes. */
export async function madeClass(size: number): Promise<MadeStudent[]> {
  const students = Array.from({ length: size }, async (_, at): Promise<MadeStudent> => {
    const name = `${FIRST[at % FIRST.length]} ${LAST[at % LAST.length]} ${String.fromCharCode(65 + (at % 26))}${Math.floor(at / 26)}`;
    return { number: 1000 + at, name, files: await HAND_INS[at % HAND_INS.length]!() };
  });
  return Promise.all(students);
}

/** Archives of a class, as platforms pack it. */
export const PACKED: Readonly<Record<string, (students: readonly MadeStudent[]) => Buffer>> = {
  "Moodle with folders": packedAs(
    ({ name, number }, file) => `${name}_${number}_assignsubmission_file_/${file}`,
  ),
  "Moodle without folders": packedAs(
    ({ name, number }, file) => `${name}_${number}_assignsubmission_file_${file}`,
  ),
  Canvas: packedAs(({ name, number }, file) => {
    const squashed = name.replace(/[^\p{L}\d]/gu, "").toLowerCase();
    return `${squashed}${number % 3 === 0 ? "_LATE" : ""}_${number}_9${number}_${number % 2 === 0 ? withNumber(file) : file}`;
  }),
  VPL: packedAs(({ name, number }, file) => `${name} 77${number} ${number}/2026-10-01-21-33-05/${file}`),
};

function packedAs(nameOf: (student: MadeStudent, file: string) => string) {
  return (students: readonly MadeStudent[]): Buffer =>
    zipOf(
      students.flatMap((student) =>
        Object.entries(student.files).map(([file, content]) => ({ name: nameOf(student, file), content })),
      ),
    );
}

/** Canvas numbers files that were handed in again. */
function withNumber(file: string): string {
  return file.replace(".", "-1.");
}
