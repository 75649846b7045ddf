import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { seedForTest } from "../../testing/seed.ts";
import { splitCells } from "../sheet/cells.ts";
import type { Entry, Settled } from "./gradebook.ts";
import { readGradebook } from "./index.ts";

const read = (content: string | Buffer, settled?: Settled) =>
  readGradebook(`${folderWith({ "gradebook.csv": content })}/gradebook.csv`, settled);
const filling = (text: string, entries: Record<string, Entry>, overwrites?: boolean) => {
  const { bytes, ...told } = read(text).fill(new Map(Object.entries(entries)), overwrites);
  return { text: bytes.toString(), ...told };
};
const fill = (...given: Parameters<typeof filling>) => filling(...given).text;

const COMMENT = 'Nota 8,5 de 10. +0,5: disse "oi", bem.';
const MOODLE_PT = [
  '\ufeffIdentificador,"Nome completo","Identificação de usuário","Número de identificação",Status,Nota,"Nota máxima","Nota pode ser alterada","Última modificação (envio)","Última modificação (nota)","Comentários de feedback"',
  'Participante101,"Aluno Alfa",rp101,rp101,"Enviado para avaliação -  - ",,"10,00",Sim,"segunda-feira, 14 set. 2026, 21:51",-,',
  'Participante102,"Aluna ""Beta"", a",rp102,2026102,"Nenhum envio -  - ","7,00","10,00",Sim,-,"terça-feira, 15 set. 2026, 08:00","<p>Bom<br>\r\ntrabalho</p>"',
  'Participante103,Gama,rp103,rp103,"Enviado para avaliação -  - ",,"10,00",Não,"segunda-feira, 14 set. 2026, 21:51",-,',
  "",
].join("\r\n");
const MOODLE_EN = [
  'Identifier,"Full name","Email address",Status,Group,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"',
  'Participant 101,"Ana Alfa",ana@x.br,"Submitted for grading",G7,,100.00,Yes,"Monday, 14 September 2026, 9:51 PM",-,',
  "",
].join("\n");

/** The rules of Moodle's importer: the grade and the comment of each participant that it takes. */
function moodleTakes(text: string, { prefix, sign }: { prefix: string; sign: string }) {
  const rows = splitCells(text.replace(/^\ufeff/, ""), ",").map(({ cells }) =>
    cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  );
  const [heading = [], ...lines] = rows;
  const at = (...names: string[]) => heading.findIndex((name) => names.includes(name));
  return Object.fromEntries(
    lines.flatMap((cells): [string, [number, string]][] => {
      const grade = cells[at("Grade", "Nota")] ?? "";
      const value = Number(grade.replace(sign, "."));
      const most = Number(cells[at("Maximum Grade", "Nota máxima")]?.replace(sign, "."));
      if (grade === "" || !(value >= 0 && value <= most)) return [];
      return [[cells[at("Identifier", "Identificador")]!.slice(prefix.length), [value, cells.at(-1)!]]];
    }),
  );
}

describe("Moodle's worksheet", () => {
  test("is known in Portuguese and in English, with its people and their times", () => {
    const { people, most } = read(MOODLE_PT);
    expect(most).toBe(10);
    expect(people.slice(0, 2)).toEqual([
      {
        key: "101",
        name: "Aluno Alfa",
        ids: ["rp101", "rp101"],
        handedIn: "2026-09-14T21:51:00",
      },
      { key: "102", name: 'Aluna "Beta", a', ids: ["rp102", "2026102"] },
    ]);
    expect(read(MOODLE_EN).people).toEqual([
      {
        key: "101",
        name: "Ana Alfa",
        ids: ["ana@x.br"],
        group: "G7",
        handedIn: "2026-09-14T21:51:00",
      },
    ]);
  });

  test("has the place of each time that cannot be read", () => {
    const text = [
      'Identifier,"Full name",Grade,"Last modified (submission)"',
      'Participant 101,"Ana\nAlfa",,"lunedì, 14 settembre 2026, 21:51"',
      'Participant 102,"Bia",,"03/10/2026 21:51"',
      'Participant 103,"Caio",,-',
      "",
    ].join("\n");
    expect(readMoodle(text, PLACE)!.people.map(({ timeMistake }) => timeMistake?.en)).toEqual([
      "gradebook.csv:3:8: lunedì, 14 settembre 2026, 21:51 is not a time such as 2026-10-01 23:59",
      "gradebook.csv:4:24: 03/10/2026 21:51 is 3 October or 10 March? Write 2026-10-03 or 2026-03-10",
      undefined,
    ]);
  });

  test("is filled so that Moodle takes each grade and comment, and keeps those of others", () => {
    const { text, ...told } = filling(MOODLE_PT, {
      "101": { grade: 8.5, comment: COMMENT },
      "103": { grade: 3, comment: "x" },
      "999": { grade: 1, comment: "x" },
    });
    expect(moodleTakes(text, { prefix: "Participante", sign: "," })).toEqual({
      "101": [8.5, COMMENT],
      "102": [7, "<p>Bom<br>\r\ntrabalho</p>"],
    });
    expect(told).toEqual({ kept: [], locked: ["103"] });
    const english = fill(MOODLE_EN, { "101": { grade: 8.5, comment: "Grade 8.5 of 10." } });
    expect(moodleTakes(english, { prefix: "Participant ", sign: "." })).toEqual({
      "101": [8.5, "Grade 8.5 of 10."],
    });
  });

  test("keeps a grade and a comment that somebody gave, unless they shall be overwritten", () => {
    const entry = { grade: 8.5, comment: "Nota 8,5 de 10." };
    expect(filling(MOODLE_PT, { "102": entry })).toEqual({ text: MOODLE_PT, kept: ["102"], locked: [] });
    const overwritten = filling(MOODLE_PT, { "102": entry }, true);
    expect(overwritten.kept).toEqual([]);
    expect(moodleTakes(overwritten.text, { prefix: "Participante", sign: "," })).toEqual({
      "102": [8.5, "Nota 8,5 de 10."],
    });
    // A comment without a grade stays beside ours.
    const remarked = MOODLE_PT.replace('"7,00"', "");
    expect(filling(remarked, { "102": entry })).toMatchObject({
      kept: ["102"],
      text: remarked.replace('-  - ",,"10,00",Sim,-,"ter', '-  - ","8,5","10,00",Sim,-,"ter'),
    });
    // The same grade and comment need no word.
    const again = fill(MOODLE_PT, { "101": entry });
    expect(filling(again, { "101": entry })).toEqual({ text: again, kept: [], locked: [] });
  });

  test("changes nowhere else, to the byte", () => {
    const filled = fill(MOODLE_PT, { "101": { grade: 8.5, comment: "Bom." } });
    const expected = MOODLE_PT.replace('-  - ",,"10,00"', '-  - ","8,5","10,00"').replace(
      /21:51",-,\r\n/,
      '21:51",-,Bom.\r\n',
    );
    expect(filled).toBe(expected);
  });

  test("with a scale, or without a highest grade, is refused with its place", () => {
    const scale = MOODLE_EN.replace("Maximum Grade", "Scale").replace(",100.00,", ',"Poor\nGood",');
    expect(() => read(scale)).toThrow(/gradebook\.csv:2:\d+: .*words of a scale \(Scale: Poor Good\)/);
    for (const most of ["cem", "0", "1.2.3"])
      expect(() => read(MOODLE_EN.replace("100.00", most))).toThrow(
        `gradebook.csv:2:65: the highest grade must be a number above 0, the same in all rows, and here is "${most}"`,
      );
  });

  test("asks for the column of the grades if several may be it", () => {
    const two = [
      "Kennung;Name;A;B;Status;C;D;Abgabe",
      "Teilnehmer/in7;Ana Lima;;10;ok;;10;14.09.2026 21:51",
      "Teilnehmer/in8;Bia Reis;;10;ok;;10;-",
    ].join("\n");
    expect(() => read(two)).toThrow(/:1:1: which column has the grades\? .*\(assignment: \.\.\.\): A, C$/);
    expect(() => read(two, { assignment: "E" })).toThrow(/which column has the grades\?/);
    const filled = read(two, { assignment: "C" }).fill(new Map([["8", { grade: 2.5, comment: "x" }]]));
    expect(filled.bytes.toString()).toBe(two.replace("ok;;10;-", "ok;2.5;10;-"));
  });

  test("has a highest grade that is one or a thousand only if something tells", () => {
    const thousand = MOODLE_EN.replace("100.00", "1.000");
    expect(() => read(thousand)).toThrow(
      /gradebook\.csv:2:\d+: 1\.000 may be 1 or 1000\. Write .*scale: \{ most: 1 \} or scale: \{ most: 1000 \}$/,
    );
    expect(read(thousand, { most: 1000 }).most).toBe(1000);
    expect(read(thousand.replace(",,1.000", ",850,1.000")).most).toBe(1000);
    expect(read(MOODLE_EN.replace("100.00", '"1.000,00"')).most).toBe(1000);
    expect(() => read(MOODLE_PT.replace('"7,00"', "7.5"))).toThrow(
      /:3:\d+: 7\.5 has another decimal sign than the numbers before it/,
    );
  });
});

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

test("a file in Windows-1252 does not hold every letter, one in UTF-8 does", () => {
  const old = read(Buffer.from(MOODLE_PT.slice(1), "latin1"));
  expect([old.holds("apresentação"), old.holds("προφορικά")]).toEqual([true, false]);
  expect(read(MOODLE_PT).holds("προφορικά")).toBe(true);
});

test("a file of another kind is refused with what was expected and found", () => {
  expect(() => read("Nome;Nota\nAna;10\n")).toThrow(
    /gradebook\.csv:1:1: this is neither .* These columns were found: Nome, Nota$/,
  );
  expect(() => read("")).toThrow(/gradebook\.csv:1:1: this file is empty$/);
  for (const content of [Buffer.from("a\0b"), Buffer.from("efbbbf61e3", "hex"), Buffer.from("fffe61", "hex")])
    expect(() => read(content)).toThrow(/not in UTF-8, UTF-16 or Windows-1252/);
});

const CANVAS = [
  "Student,ID,SIS User ID,SIS Login ID,Section,Trabalho 1 (501),Trabalho 2 (502),Final Score (read only)",
  "    Points Possible,,,,,10,100,(read only)",
  '"Souza, Ana",4711,2026101,asouza,Turma A,5,,88',
  '"Lima, Bruno",4712,2026102,blima,Turma A,,,70',
  '"Student, Test",4999,,teste,Turma A,,,',
  "",
].join("\n");

describe("the gradebook of Canvas", () => {
  const named = { assignment: "Trabalho 1" };

  test("has people and one assignment, which must be named if there are several", () => {
    const { people, most } = read(CANVAS, named);
    expect(people[0]).toEqual({ key: "4711", name: "Ana Souza", ids: ["2026101", "asouza"] });
    expect(most).toBe(10);
    expect(() => read(CANVAS)).toThrow(/assignment: \.\.\.\): Trabalho 1 \(501\), Trabalho 2 \(502\)$/);
  });

  test("is written with the rows of those who have a grade: an empty cell would delete one", () => {
    const entries = new Map(["4711", "4712"].map((key) => [key, { grade: 8.5, comment: "" }]));
    const { bytes, ...told } = read(CANVAS, named).fill(entries);
    expect(bytes.toString()).toBe(
      [
        "Student,ID,SIS User ID,SIS Login ID,Section,Trabalho 1 (501)",
        "    Points Possible,,,,,10",
        '"Lima, Bruno",4712,2026102,blima,Turma A,8.5',
        "",
      ].join("\n"),
    );
    expect(told).toEqual({ kept: ["4711"], locked: [] });
    const overwritten = read(CANVAS, named).fill(entries, true);
    expect(overwritten.bytes.toString()).toContain('"Souza, Ana",4711,2026101,asouza,Turma A,8.5\n');
  });

  test("is refused with the place of an id that a spreadsheet made a number of", () => {
    expect(() => read(CANVAS.replace("4712", "1.23E+15"), named)).toThrow(
      /gradebook\.csv:4:15: 1\.23E\+15 is not an id of Canvas/,
    );
  });

  test("may have names in two columns, semicolons and commas in numbers", () => {
    const split = [
      "LastName;FirstName;ID;SIS Login ID;Section;Trabalho 1 (501);Final Score",
      "Points Possible;;;;;10;",
      "Lima;Bruno;4712;blima;A;;7,5",
      "",
    ].join("\r\n");
    const gradebook = read(split);
    expect(gradebook.people).toEqual([{ key: "4712", name: "Bruno Lima", ids: ["blima"] }]);
    const { bytes } = gradebook.fill(new Map([["4712", { grade: 8.5, comment: "" }]]));
    expect(bytes.toString().split("\r\n")[2]).toBe("Lima;Bruno;4712;blima;A;8,5");
  });
});
