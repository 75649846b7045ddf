import fc from "fast-check";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { seedForTest } from "../../testing/seed.ts";
import type { Entry } from "./gradebook.ts";
import { readGradebook } from "./index.ts";

const read = (content: string | Buffer) =>
  readGradebook(`${folderWith({ "gradebook.csv": content })}/gradebook.csv`);

/** The words of Moodle's worksheets, in the order of its columns, with a way to write numbers. */
const LANGUAGES = {
  "pt-BR": {
    titles: [
      ...["Identificador", "Nome completo", "Número de identificação", "Status", "Nota", "Nota máxima"],
      ...["Nota pode ser alterada", "Última modificação (envio)", "Última modificação (nota)", "Comentários"],
    ],
    word: "Participante",
    time: "segunda-feira, 14 set. 2026, 21:51",
    sign: ",",
  },
  pt: {
    titles: [
      ...["Identificador", "Nome", "Número mecanográfico", "Estado", "Avaliação", "Nota máxima"],
      ...["A nota pode ser alterada", "Última alteração (trabalho)", "Última alteração (nota)", "Feedback"],
    ],
    word: "Participante ",
    time: "segunda-feira, 14 de setembro de 2026 às 21:51",
    sign: ",",
  },
  es: {
    titles: [
      ...[
        "Identificador",
        "Nombre completo",
        "Número de ID",
        "Estado",
        "Calificación",
        "Calificación máxima",
      ],
      ...["La calificación puede ser cambiada", "Última modificación (entrega)", "Fecha", "Comentarios"],
    ],
    word: "Participante ",
    time: "lunes, 14 de septiembre de 2026, 21:51",
    sign: ",",
  },
  de: {
    titles: [
      ...["ID", "Vollständiger Name", "Matrikelnummer", "Status", "Bewertung", "Bestwertung"],
      ...["Bewertung kann geändert werden", "Zuletzt geändert (Abgabe)", "Zuletzt geändert", "Kommentare"],
    ],
    word: "Teilnehmer/in",
    time: "Montag, 14. September 2026, 21:51",
    sign: ",",
  },
  fr: {
    titles: [
      ...["Identifiant", "Nom complet", "Numéro d’identification", "Statut", "Note", "Note maximale"],
      ...[
        "La note peut être modifiée",
        "Dernière modification (travail)",
        "Dernière modification",
        "Feedback",
      ],
    ],
    word: "Participant ",
    time: "lundi 14 septembre 2026, 21:51",
    sign: ",",
  },
  en: {
    titles: [
      ...["Identifier", "Full name", "ID number", "Status", "Grade", "Maximum grade", "Grade can be changed"],
      ...["Last modified (submission)", "Last modified (grade)", "Feedback comments"],
    ],
    word: "Participant ",
    time: "Monday, 14 September 2026, 9:51 PM",
    sign: ".",
  },
} as const;

const ENCODINGS = {
  "UTF-8": (text: string) => Buffer.from(text),
  "UTF-8 with a mark": (text: string) => Buffer.from(`\ufeff${text}`),
  "UTF-16 LE": (text: string) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "UTF-16 BE": (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  // Up to ff, Windows-1252 has the letters of Latin-1.
  "Windows-1252": (text: string) => Buffer.from(text.replaceAll("’", "'"), "latin1"),
} as const;

const worksheet = fc.record({
  language: fc.constantFrom(...Object.values(LANGUAGES)),
  encoding: fc.constantFrom(...Object.values(ENCODINGS)),
  delimiter: fc.constantFrom(",", ";", "\t"),
  end: fc.constantFrom("\r\n", "\n"),
  most: fc.constantFrom("10", "20.00", "100.0"),
  empty: fc.boolean(),
  students: fc.array(
    fc.record({
      name: fc.constantFrom("Ana Araújo", 'Bia "B", Lima', "Zoë; Müller", "João\nSá"),
      grade: fc.option(fc.constantFrom(0, 7.5, 10)),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

test("a worksheet in any language, delimiter and encoding changes in the cells that are filled, and nowhere else", () => {
  fc.assert(
    fc.property(worksheet, ({ language, encoding, delimiter, end, most, empty, students }) => {
      const { titles, word, time, sign } = language;
      const cell = (text: string) => (/["\s,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
      const highest = most.replace(".", sign);
      // The highest grade alone tells the sign.
      const own = most.includes(".") ? sign : ".";
      const text = (grades: readonly (number | null)[]) => {
        const rows = students.map(({ name }, at) => [
          ...[`${word}${101 + at}`, name, `00${at}`, "ok -  - ", String(grades[at] ?? "").replace(".", own)],
          ...[highest, "?", at % 2 === 0 ? time : "-", "-", grades[at] === null ? "" : "Bem."],
        ]);
        const lines = [[...titles], ...rows].map((cells) => cells.map(cell).join(delimiter));
        return [...lines, ...(empty ? [delimiter.repeat(9)] : []), ""].join(end);
      };
      const blank = encoding(text(students.map(() => null)));
      const gradebook = read(blank);
      expect(gradebook.people.map(({ key, ids }) => [key, ...ids])).toEqual(
        students.map((_, at) => [String(101 + at), `00${at}`]),
      );
      expect(gradebook.most).toBe(Number(most));
      expect(gradebook.fill(new Map()).bytes.equals(blank)).toBe(true);
      const entries = students.flatMap(({ grade }, at): [string, Entry][] =>
        grade === null ? [] : [[String(101 + at), { grade, comment: "Bem." }]],
      );
      const filled = gradebook.fill(new Map(entries));
      expect(filled.kept).toEqual([]);
      const grades = students.map(({ grade }) => grade);
      expect(withoutQuotes(filled.bytes)).toBe(withoutQuotes(encoding(text(grades))));
    }),
    { seed: seedForTest() },
  );
});

/** A number with a comma may stand in quotes or not. */
function withoutQuotes(bytes: Buffer): string {
  return bytes.toString("latin1").replace(/"|(?<=\0)"\0|\0"/g, "");
}

test("a file of another kind is refused with what was expected and found", () => {
  expect(() => read("Nome;Nota\nAna;10\n")).toThrow(
    /gradebook\.csv:1:1: this is neither .* These columns were found: Nome, Nota$/,
  );
  expect(() => read("")).toThrow(/gradebook\.csv:1:1: this file is empty$/);
  for (const content of [Buffer.from("a\0b"), Buffer.from("efbbbf61e3", "hex"), Buffer.from("fffe61", "hex")])
    expect(() => read(content)).toThrow(/not in UTF-8, UTF-16 or Windows-1252/);
});
