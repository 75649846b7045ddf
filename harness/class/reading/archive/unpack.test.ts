import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  rarOf,
  sevenZipOf,
  tarGzOf,
  tarOf,
  type ZipEntry,
  zipOf,
  zipOfFiles,
} from "../../../testing/archives.ts";
import { folderWith } from "../../../testing/folders.ts";
import { unpacked } from "../../../testing/unpacked.ts";
import { newRoom, unpack } from "./unpack.ts";

const FILES = { "Questão 1/main.py": "print(1)", "leia.txt": "olá" };
const entries = Object.entries(FILES).map(([name, content]) => ({ name, content }));

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["zip", () => zipOfFiles(FILES)],
  ["tar", () => tarOf(entries)],
  ["tar.gz", () => tarGzOf(entries)],
  ["7z", () => sevenZipOf(FILES)],
  ["rar", () => rarOf(FILES)],
])("a %s is unpacked", async (_, make) => {
  expect(await unpacked(await make())).toEqual({ files: FILES, leftOut: [] });
});

test.each<[string, Buffer]>([
  ["UTF-8 without a mark", Buffer.from("São João/Questão.c")],
  ["UTF-8 of a Mac", Buffer.from("São João/Questão.c".normalize("NFD"))],
  ["CP850", Buffer.from("S\xc6o Jo\xc6o/Quest\xc6o.c", "latin1")],
  ["Windows-1252", Buffer.from("S\xe3o Jo\xe3o/Quest\xe3o.c", "latin1")],
  ["backslashes of Windows", Buffer.from("São João\\Questão.c")],
])("names are read in %s", async (_, name) => {
  const { files } = await unpacked(zipOf([{ name, content: "x", utf8: false }]));
  expect(Object.keys(files)).toEqual(["São João/Questão.c"]);
});

test("nothing is made outside, no link, and nothing of a Mac", async () => {
  const hostile: ZipEntry[] = [
    { name: "../fora.txt", content: "x" },
    { name: "a/../../fora.txt", content: "x" },
    { name: "/tmp/fora.txt", content: "x" },
    { name: "C:\\fora.txt", content: "x" },
    { name: "..\\fora.txt", content: "x" },
    { name: "link", content: "/etc/passwd", mode: 0o120777 },
    { name: "link/passwd", content: "x" },
    { name: "pipe", mode: 0o010644 },
    { name: `${"x".repeat(300)}.py`, content: "4" },
    { name: "__MACOSX/._a.py", content: "5" },
    { name: ".DS_Store", content: "6" },
  ];
  const { files, leftOut } = await unpacked(zipOf(hostile));
  const { "link/passwd": passwd, ...shortened } = files;
  expect(passwd).toBe("x");
  expect(Object.entries(shortened)).toEqual([[expect.stringMatching(/^x{243}-[0-9a-f]{8}\.py$/), "4"]]);
  expect(leftOut.map(({ reason }) => reason)).toEqual([
    ...Array(5).fill("path-outside"),
    "link",
    "not-a-file",
  ]);
});

test("two folders whose names differ in nothing but their accents' bytes stay two", async () => {
  const [composed, decomposed] = ["José".normalize("NFC"), "José".normalize("NFD")];
  const { files } = await unpacked(zipOfFiles({ [`${composed}/a.py`]: "1", [`${decomposed}/a.py`]: "2" }));
  expect(files).toEqual({ [`${composed}/a.py`]: "1", [`${decomposed}/a.py`]: "2" });
});

const again = (...contents: string[]) => contents.map((content) => ({ name: "a.py", content }));

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["a zip", () => zipOf(again("old", "older", "new"))],
  ["a tar", () => tarOf(again("old", "older", "new"))],
])("of files with one name in %s the last counts, and this is told", async (_, make) => {
  expect(await unpacked(await make())).toEqual({
    files: { "a.py": "new" },
    leftOut: Array(2).fill({ path: "a.py", reason: "same-name" }),
  });
});

test("a last file that is too large leaves the one before it", async () => {
  const room = { entries: 10, bytes: 5 };
  const { files, leftOut } = await unpacked(zipOf(again("old", "far too large")), { room });
  expect([files, leftOut]).toEqual([{ "a.py": "old" }, [{ path: "a.py", reason: "too-large" }]]);
});

test("names that differ by capitals are two files", async () => {
  const { files } = await unpacked(zipOfFiles({ "Main.c": "1", "main.c": "2" }));
  expect(files).toEqual({ "Main.c": "1", "main.c": "2" });
});

test("a file and a folder with the same name: the first stays, and the reason is told", async () => {
  const { files, leftOut } = await unpacked(
    zipOfFiles({ "a.py": "1", "a.py/b.py": "2", "c/d.py": "3", c: "4" }),
  );
  expect(files).toEqual({ "a.py": "1", "c/d.py": "3" });
  expect(leftOut).toEqual([
    { path: "a.py/b.py", reason: "file-and-folder" },
    { path: "c", reason: "file-and-folder" },
  ]);
});

test.each<[string, ZipEntry]>([
  ["a slash", { name: "projeto/", mode: 0 }],
  ["a backslash", { name: "projeto\\", mode: 0 }],
  ["a backslash and an attribute", { name: "projeto\\", attributes: 0x10 }],
  ["an attribute", { name: "projeto", attributes: 0x10 }],
  ["a mode", { name: "projeto", mode: 0o040755 }],
])("a folder told by %s hides no file", async (_, folder) => {
  const files = [
    { name: "projeto\\cavalo.py", content: "1", attributes: 0x20 },
    { name: "projeto/leia.txt", content: "2" },
  ];
  expect(await unpacked(zipOf([folder, ...files]))).toEqual({
    files: { "projeto/cavalo.py": "1", "projeto/leia.txt": "2" },
    leftOut: [],
  });
});

test("links of a tar are left out, and nothing is written through them", async () => {
  const victim = folderWith({});
  const { files, leftOut } = await unpacked(
    await tarOf([
      { name: "fora", type: "symlink", linkname: victim },
      { name: "fora/x", content: "x" },
      { name: "hard", type: "link", linkname: "/etc/passwd" },
      { name: "fifo", type: "fifo" },
      { name: "../fora", content: "x" },
      { name: "a.py", content: "1" },
    ]),
  );
  expect(files).toEqual({ "a.py": "1", "fora/x": "x" });
  expect(leftOut.map(({ reason }) => reason)).toEqual(["link", "link", "not-a-file", "path-outside"]);
  expect(readdirSync(victim)).toEqual([]);
});

const ZEROS = Buffer.alloc(4 * 1024 * 1024);

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["a zip", () => zipOf(Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, content: ZEROS })))],
  [
    "a zip whose entries share their data",
    () =>
      zipOf(
        Array.from({ length: 2000 }, (_, at) => ({
          name: `${at}`,
          content: ZEROS,
          ...(at > 0 && { sameAs: 0 }),
        })),
      ),
  ],
  ["a tar.gz", () => tarGzOf(Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, content: ZEROS })))],
])("%s that holds far more than its size is not unpacked whole", async (_, make) => {
  const room = newRoom();
  const { leftOut } = await unpacked(await make(), { room });
  expect(leftOut.at(-1)?.reason).toBe("too-large");
  expect(newRoom().bytes - room.bytes).toBeLessThan(40 * 1024 * 1024);
});

test("a size that is a lie does not count", async () => {
  const archive = zipOf([{ name: "a", content: ZEROS, statedBytes: 10 }]);
  await expect(unpacked(archive)).rejects.toMatchObject({ fault: "damaged" });
});

test("a flood is not read to its end", async () => {
  const folder = folderWith({ "a.bin": zipOf(Array.from({ length: 500 }, (_, at) => ({ name: `${at}` }))) });
  const room = newRoom();
  let asked = 0;
  mkdirSync(path.join(folder, "in"));
  await unpack(path.join(folder, "a.bin"), path.join(folder, "in"), {
    roomOf: () => (++asked > 10 ? undefined : room),
  });
  expect([asked, readdirSync(path.join(folder, "in")).length]).toEqual([11, 10]);
});

test("of too many entries the first are unpacked", async () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ name: `${at}.txt`, content: "" }));
  const { files, leftOut } = await unpacked(zipOf(many), { room: { entries: 100, bytes: 1000 } });
  expect(Object.keys(files)).toHaveLength(100);
  expect(leftOut).toEqual([{ path: "100.txt", reason: "too-many" }]);
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ["encrypted", "a zip", () => zipOf([{ name: "a", content: "x", encrypted: true }])],
  ["encrypted", "a 7z", () => sevenZipOf({ a: "x" }, "segredo")],
  ["damaged", "a zip", () => zipOfFiles(FILES).subarray(0, 60)],
  ["damaged", "a tar.gz", async () => (await tarGzOf(entries)).subarray(0, 60)],
  ["damaged", "a 7z", async () => (await sevenZipOf(FILES)).subarray(0, 60)],
  ["damaged", "a rar", () => rarOf(FILES).subarray(0, 60)],
  ["too-large", "a 7z", () => sevenZipOf({ a: Buffer.alloc(41 * 1024 * 1024) })],
  ["unknown-format", "a text", () => Buffer.from("PK? não")],
  ["unknown-format", "an empty file", () => Buffer.alloc(0)],
])("%s: %s tells so and leaves nothing behind", async (fault, _, make) => {
  const folder = folderWith({ "a.bin": await make() });
  const to = path.join(folder, "in");
  mkdirSync(to);
  writeFileSync(path.join(to, "before"), "");
  const work = unpack(path.join(folder, "a.bin"), to, { roomOf: newRoom });
  await expect(work).rejects.toMatchObject({ fault });
  expect(existsSync(to)).toBe(false);
});
