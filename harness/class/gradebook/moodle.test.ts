import { describe, expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
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
  test("has comments as HTML, as Moodle takes them, and knows them again", () => {
    const entry = { grade: 85, comment: "a<b & c\nok" };
    const filled = fill(MOODLE_EN, { 101: entry });
    expect(filled).toContain('-,"a&lt;b &amp; c<br>ok"');
    expect(filling(filled, { 101: entry })).toEqual({ text: filled, kept: [], locked: [] });
  });
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
    const text = MOODLE_EN.replace("Monday, 14 September 2026, 9:51 PM", "lunedì, 14 settembre 2026, 21:51");
    const [person] = read(text).people;
    expect(person?.timeMistake?.en).toMatch(
      /gradebook\.csv:2:\d+: lunedì, 14 settembre 2026, 21:51 is not a time such as 2026-10-01 23:59$/,
    );
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

test("a file in Windows-1252 does not hold every letter, one in UTF-8 does", () => {
  const old = read(Buffer.from(MOODLE_PT.slice(1), "latin1"));
  expect([old.holds("apresentação"), old.holds("προφορικά")]).toEqual([true, false]);
  expect(read(MOODLE_PT).holds("προφορικά")).toBe(true);
});
