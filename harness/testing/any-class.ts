import fc from "fast-check";
import { zipOf, zipOfFiles } from "./archives.ts";

/** A student of a class that was made by chance. */
export interface AnyStudent {
  readonly number: number;
  readonly name: string;
  /** Unlike that of any other: with `_` and `.`, as schools give them. */
  readonly login: string;
  /** Files of the hand-in; each source names the student. */
  readonly files: Files;
}

type Files = Readonly<Record<string, string | Buffer>>;

/** A class as it comes from somewhere. */
export interface AnyClass {
  /** Where it comes from, for a reader of a failed test. */
  readonly title: string;
  readonly students: readonly AnyStudent[];
  /** Packs it. */
  readonly pack: () => Files;
  /** True if a person could read it in two ways, so that Cavalo may ask. */
  readonly mayBeAsked: boolean;
}

const FIRST = ["Ana", "Bruno", "Caio", "Íris", "João", "Zoé", "Ümit", "Li", "María José", "D'Arc"];
const LAST = ["Rocha", "Prado", "de Souza", "Conceição", "O'Neil", "Nguyễn", "Sá", "Lima-Reis", "ศรีสุข"];

/** A name with the letters of one that is as long as a platform takes it. */
const LONG = "ก".repeat(80);

/** The sign in each source by which the program of a student is known again. */
export function signOf({ number }: Pick<AnyStudent, "number">): string {
  return `aluno-${number}-`;
}

type Kind = (sign: string) => Files;

/** Hand-ins of one file, for platforms that know no folders. */
const FLAT: readonly Kind[] = [
  (sign) => ({ "cavalo.py": `print("${sign}")\n` }),
  (sign) => ({ "Main.java": `class Main { public static void main(String[] a) { } } // ${sign}\n` }),
  (sign) => ({ "entrega.zip": zipOfFiles({ "projeto/main.py": `print("${sign}")\n` }) }),
];
const FOLDERS: readonly Kind[] = [
  ...FLAT,
  (sign) => ({ "projeto/src/main.py": `print("${sign}")\n`, "relatorio.pdf": "%PDF" }),
  (sign) => ({ "v1/main.py": `print("${sign}")\n`, "v2/main.py": `print("${sign}")\n` }),
  (sign) => ({ "main.c": `int main(void) { return 0; } // ${sign}\n`, "fila.h": "int fila;\n" }),
];

/** Packs a class as a platform does. */
interface Packing {
  readonly kinds: readonly Kind[];
  /** True if two students of one name are told apart. */
  readonly hasIds?: boolean;
  readonly placeOf: (student: AnyStudent, file: string, all: readonly AnyStudent[]) => string;
  /** Files of the platform's own. */
  readonly more?: (students: readonly AnyStudent[]) => Files;
}

const squashed = (name: string) => name.replace(/[^\p{L}\d]/gu, "").toLowerCase();
const WHEN = "2026-10-01-21-33-05";

const PACKINGS: Readonly<Record<string, Packing>> = {
  "Moodle with folders": {
    ...{ kinds: FOLDERS, hasIds: true },
    placeOf: ({ name, number }, file) => `${name}_${number}_assignsubmission_file_/${file}`,
  },
  "Moodle without folders": {
    ...{ kinds: FLAT, hasIds: true },
    placeOf: ({ name, number }, file) => `${name}_${number}_assignsubmission_file_${file}`,
  },
  Canvas: {
    ...{ kinds: FLAT, hasIds: true },
    placeOf: ({ name, number }, file) =>
      `${squashed(name)}${number % 3 === 0 ? "_LATE" : ""}_${number}_9${number}_${file}`,
  },
  Blackboard: {
    ...{ kinds: FLAT, hasIds: true },
    placeOf: ({ login }, file) => `Trabalho 1_${login}_attempt_${WHEN}_${file}`,
  },
  "Blackboard with notes": {
    ...{ kinds: FLAT, hasIds: true },
    placeOf: ({ login }, file) => `T_1_${login}_attempt_${WHEN}_${file}`,
    more: (students) =>
      Object.fromEntries(
        students.map(({ name, login }) => [
          `T_1_${login}_attempt_${WHEN}.txt`,
          `Nome: ${name} (${login})\nTarefa: T_1\n`,
        ]),
      ),
  },
  Brightspace: {
    ...{ kinds: FOLDERS, hasIds: true },
    placeOf: ({ name, number }, file) => `${number}-640693 - ${name} - Oct 1, 2026 1022 AM/${file}`,
    more: () => ({ "index.html": "<html></html>" }),
  },
  "Brightspace without folders": {
    ...{ kinds: FLAT, hasIds: true },
    placeOf: ({ name, number }, file) => `${number}-640693 - ${name} - Oct 1, 2026 922 PM - ${file}`,
  },
  Sakai: {
    ...{ kinds: FOLDERS, hasIds: true },
    placeOf: ({ name, login }, file) => `${name}, X(${login})/Submission attachment(s)/${file}`,
  },
  VPL: {
    ...{ kinds: FOLDERS, hasIds: true },
    placeOf: ({ name, login, number }, file) => `${name} X ${number} ${login}/${WHEN}/${file}`,
  },
  Gradescope: {
    ...{ kinds: FOLDERS, hasIds: true },
    placeOf: ({ number }, file) => `submission_${number}/${file}`,
    more: (students) => ({
      "submission_metadata.yml": students
        .map(
          ({ name, login, number }) =>
            `submission_${number}:\n  :submitters:\n  - :name: ${JSON.stringify(name)}\n    :sid: '${number}'\n    :email: ${login}@x.br\n`,
        )
        .join(""),
    }),
  },
  Teams: {
    kinds: FOLDERS,
    placeOf: ({ name }, file) => `Submitted files/${name}/Trabalho 1/Version 1/${file}`,
    more: (students) =>
      Object.fromEntries(students.map(({ name }) => [`Working files/${name}/Trabalho 1/x.py`, "print(0)\n"])),
  },
  "Google Classroom": { kinds: FLAT, placeOf: ({ name }, file) => `${name} - ${file}` },
  "GitHub Classroom": {
    kinds: FOLDERS,
    hasIds: true,
    placeOf: ({ login }, file) => `trabalho-1-${login}/${file}`,
  },
  folders: { kinds: FOLDERS, placeOf: ({ name }, file) => `${name}/${file}` },
  "folders with a section": { kinds: FOLDERS, placeOf: ({ name }, file) => `${name} (T1)/${file}` },
  "folders with a year": { kinds: FOLDERS, placeOf: ({ name }, file) => `${name} 2026 final/${file}` },
};

/** Names of sections, and if a person would take them for such without knowing the class. */
const SECTIONS: readonly [readonly string[], boolean][] = [
  [["T1", "T2", "T3"], true],
  [["Turma A", "Turma B", "Turma C"], true],
  [["manhã", "tarde", "noite"], false],
];

const anyName = fc
  .tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST), fc.constantFrom("", " Filho", " B"))
  .map(([first, last, end]) => `${first} ${last}${end}`);

/** A class of any layout, packed in any way. */
export const anyClass: fc.Arbitrary<AnyClass> = fc
  .record({
    title: fc.constantFrom(...Object.keys(PACKINGS)),
    names: fc.array(anyName, { minLength: 2, maxLength: 9 }),
    kinds: fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
    decomposed: fc.boolean(),
    isLong: fc.boolean(),
    around: fc.constantFrom([], ["Trabalho 1"], ["Downloads", "turma"]),
    sections: fc.option(fc.constantFrom(...SECTIONS), { freq: 3, nil: undefined }),
    isZip: fc.boolean(),
  })
  .map(({ title, names, kinds, decomposed, isLong, around, sections, isZip }) => {
    const packing = PACKINGS[title]!;
    const written = (decomposed ? names.map((name) => name.normalize("NFD")) : names).map((name, at) =>
      isLong && isZip && at === 0 ? LONG : name,
    );
    const isTaken = (name: string, at: number) =>
      written.some((other, before) => before < at && other.normalize("NFC") === name.normalize("NFC"));
    const students = written
      .map((name, at) => ({ name, at }))
      .filter(({ name, at }) => packing.hasIds || !isTaken(name, at))
      .map(({ name, at }): AnyStudent => {
        const number = 4700 + at;
        const kind = packing.kinds[kinds[at]! % packing.kinds.length]!;
        const login = `${squashed(name).slice(0, 1)}_${squashed(name).slice(1, 9)}.${at}`;
        return { number, name, login, files: kind(signOf({ number })) };
      });
    const own = sections && (title.startsWith("folders") || title.startsWith("Moodle"));
    const place = (at: number) =>
      [...around, ...(own ? [sections[0][at % 2]!] : [])].map((part) => `${part}/`).join("");
    const entries = students.flatMap((student, at) =>
      Object.entries(student.files).map(
        ([file, content]) => [`${place(at)}${packing.placeOf(student, file, students)}`, content] as const,
      ),
    );
    const more = Object.entries(packing.more?.(students) ?? {}).map(
      ([file, content]) => [`${around.map((part) => `${part}/`).join("")}${file}`, content] as const,
    );
    const all = [...entries, ...more];
    const pack = (): Files =>
      isZip
        ? { "turma.zip": zipOf(all.map(([name, content]) => ({ name, content }))) }
        : Object.fromEntries(all.map(([name, content]) => [`turma/${name}`, content]));
    const isPlain = title.startsWith("folders") || title === "GitHub Classroom";
    const isFew = students.length < 3;
    const isWrapped = around.length > 0;
    const mayBeAsked = isPlain && (own ? isWrapped || !sections[1] : isWrapped && isFew);
    return { title, students, pack, mayBeAsked };
  });
