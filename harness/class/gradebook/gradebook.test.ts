import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedForTest } from "../../testing/seed.ts";
import { readCanvas } from "./canvas.ts";
import { joinCells, splitCells } from "./cells.ts";
import type { Entry } from "./gradebook.ts";
import { readMoodle } from "./moodle.ts";

const PLACE = { file: "gradebook.csv" };
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

const fill = (text: string, entries: Record<string, Entry>) =>
  readMoodle(text, PLACE)!.fill(new Map(Object.entries(entries)));

/** The rules of Moodle's importer: the grade and the comment of each participant that it takes. */
function moodleTakes(text: string, { prefix, sign }: { prefix: string; sign: string }) {
  const rows = splitCells(text.replace(/^\ufeff/, ""), ",").lines.map(({ cells }) =>
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
    const { people, most } = readMoodle(MOODLE_PT, PLACE)!;
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
    expect(readMoodle(MOODLE_EN, PLACE)!.people).toEqual([
      {
        key: "101",
        name: "Ana Alfa",
        ids: ["ana@x.br"],
        group: "G7",
        handedIn: "2026-09-14T21:51:00",
      },
    ]);
    expect(readMoodle("Nome;Nota\nAna;10\n", PLACE)).toBeUndefined();
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
    const filled = fill(MOODLE_PT, {
      "101": { grade: 8.5, comment: COMMENT },
      "103": { grade: 3, comment: "x" },
      "999": { grade: 1, comment: "x" },
    });
    expect(moodleTakes(filled, { prefix: "Participante", sign: "," })).toEqual({
      "101": [8.5, COMMENT],
      "102": [7, "<p>Bom<br>\r\ntrabalho</p>"],
    });
    const english = fill(MOODLE_EN, { "101": { grade: 8.5, comment: "Grade 8.5 of 10." } });
    expect(moodleTakes(english, { prefix: "Participant ", sign: "." })).toEqual({
      "101": [8.5, "Grade 8.5 of 10."],
    });
  });

  test("changes nowhere else, to the byte", () => {
    const filled = fill(MOODLE_PT, { "101": { grade: 8.5, comment: "Bom." } });
    const expected = MOODLE_PT.replace('-  - ",,"10,00"', '-  - ","8,5","10,00"').replace(
      /21:51",-,\r\n/,
      '21:51",-,Bom.\r\n',
    );
    expect(filled).toBe(expected);
    expect(fill(MOODLE_PT, {})).toBe(MOODLE_PT);
  });
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
  const named = { ...PLACE, assignment: "Trabalho 1" };

  test("has people and one assignment, which must be named if there are several", () => {
    const { people, most } = readCanvas(CANVAS, named)!;
    expect(people[0]).toEqual({ key: "4711", name: "Ana Souza", ids: ["2026101", "asouza"] });
    expect(most).toBe(10);
    expect(() => readCanvas(CANVAS, PLACE)).toThrow(
      /assignment: \.\.\.\): Trabalho 1 \(501\), Trabalho 2 \(502\)$/,
    );
    expect(readCanvas(MOODLE_EN, PLACE)).toBeUndefined();
  });

  test("is written with the rows of those who have a grade: an empty cell would delete one", () => {
    const filled = readCanvas(CANVAS, named)!.fill(new Map([["4712", { grade: 8.5, comment: "" }]]));
    expect(filled).toBe(
      [
        "Student,ID,SIS User ID,SIS Login ID,Section,Trabalho 1 (501)",
        "    Points Possible,,,,,10",
        '"Lima, Bruno",4712,2026102,blima,Turma A,8.5',
        "",
      ].join("\n"),
    );
  });
});

test("raw cells joined again are the file, whatever it holds", () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", "é", " ", ".") }),
    fc.string({ unit: fc.constantFrom("a", ",", "\n", '""') }).map((text) => `"${text}"`),
  );
  const line = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(","));
  const end = fc.constantFrom("\r\n", "\n");
  fc.assert(
    fc.property(fc.array(line), end, fc.constantFrom("", "\ufeff"), (lines, eol, mark) => {
      const text = mark + lines.join(eol);
      expect(joinCells(splitCells(text, ","))).toBe(text);
    }),
    { seed: seedForTest() },
  );
});
