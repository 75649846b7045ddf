import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { lostZeros } from "./lost-zeros.ts";
import { readRoster } from "./roster.ts";

const read = (content: string | Buffer) => readRoster(`${folderWith({ "roster.csv": content })}/roster.csv`);

const JOSE = { key: "101", name: "José", ids: ["jose@x.br"], group: "G1", extension: "2" };
const EXCEL = "Matrícula;Nome;E-mail;Grupo;Prorrogação\r\n101;José;jose@x.br;G1;2\r\n";

test.each<[string, string | Buffer]>([
  ["commas", "key,name,e-mail,group,extension\n101,José,jose@x.br,G1,2\n"],
  ["semicolons and a mark, as Excel in Portuguese writes", `\ufeff${EXCEL}`],
  ["tabs", EXCEL.replaceAll(";", "\t")],
  ["a line that names the sign between columns", `sep=;\r\n${EXCEL}`],
  [
    "lines of nothing, and columns of nothing",
    `;;;;\r\n${EXCEL.replaceAll("\r\n", ";;\r\n;;\r\n")}\r\n;;;;;;`,
  ],
  ["Windows-1252", Buffer.from(EXCEL, "latin1")],
  ["UTF-16, the low byte first", Buffer.from(`\ufeff${EXCEL}`, "utf16le")],
  ["UTF-16, the high byte first", Buffer.from(`\ufeff${EXCEL}`, "utf16le").swap16()],
])("a roster is read with %s", (_, content) => {
  expect(read(content)).toEqual([JOSE]);
});

test("all ids of a person are kept, with those under titles that nobody knows", () => {
  const roster = [
    "Nº;RA;Primeiro nome;Sobrenome;Usuário;GitHub username;Correio;Turma;Média",
    "1;00123;Ana;Souza;asouza;ana-gh;ana1@x.br;BCC;7,25",
    "2;00124;Bia;Lima;blima;;bia2@x.br;BCC;8,50",
  ].join("\n");
  expect(read(roster)).toEqual([
    { key: "00123", name: "Ana Souza", ids: ["asouza", "ana-gh", "ana1@x.br"] },
    { key: "00124", name: "Bia Lima", ids: ["blima", "bia2@x.br"] },
  ]);
});

test("a name is put together in any language, and an e-mail alone is enough", () => {
  expect(read("Nom;Prénom\nMartin;Zoé\n")[0]).toMatchObject({ name: "Zoé Martin" });
  expect(read("Vorname;Nachname;Matrikelnummer\nJan;Kaya;7\n")[0]).toMatchObject({
    key: "7",
    name: "Jan Kaya",
  });
  expect(read("E-mail\nana@x.br\n")).toEqual([{ key: "ana@x.br", name: "ana@x.br", ids: [] }]);
});

test("all mistakes of a roster are told at once, each with its place", () => {
  const mistakes = "key,name,extension\n101,Ana,logo\n\n101,Bia,\n,,2\n";
  expect(() => read(mistakes)).toThrow(
    /roster\.csv:2:9: logo is neither a number of days nor a time such as 2026-10-01 23:59\n.*:4:1: the key 101 stands in line 2 already\n.*:5:1: this person has no key/,
  );
  expect(() => read("Ana,10\n")).toThrow(/:1:1: the first line must name the columns/);
  expect(() => read('key,name\n1,"Ana\n')).toThrow(/:2:3: a quote is missing or misplaced/);
});

test("an id that lost its zeros is offered only if it can be one other id alone", () => {
  expect(lostZeros("123", ["00123", "00124"])).toBe("00123");
  expect(lostZeros("0123", ["123"])).toBe("123");
  expect(lostZeros("0", ["000"])).toBe("000");
  expect(lostZeros("123", ["0123", "00123"])).toBeUndefined();
  expect(lostZeros("123", ["123", "00123"])).toBeUndefined();
  expect(lostZeros("a12", ["0a12"])).toBeUndefined();
});

test("extensions are days and times, and one date tells the order of all others", () => {
  const extensions = (...texts: string[]) =>
    read(`key;prorrogação\n${texts.map((text, at) => `${at};${text}\n`).join("")}`).map(
      ({ extension }) => extension,
    );
  expect(extensions("1,5", "", "2026-10-05", "2026-10-05 08:00")).toEqual([
    "1,5",
    undefined,
    "2026-10-05T23:59:59.999",
    "2026-10-05T08:00:00",
  ]);
  expect(extensions("03/10/2026", "13/10/2026 23:59")).toEqual([
    "2026-10-03T23:59:59.999",
    "2026-10-13T23:59:00",
  ]);
  expect(() => extensions("2", "03/10/2026")).toThrow(
    /roster\.csv:3:3: 03\/10\/2026 is 3 October or 10 March\? Write 2026-10-03 or 2026-03-10/,
  );
});
