import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  packedBy7Zip,
  rarOf,
  sevenZipOf,
  tarOf,
  withHeader,
  type ZipEntry,
  zerosInZstandard,
  zipOf,
  zipOfFiles,
  zstandardOf,
} from "../../../testing/archives.ts";
import { samples } from "../../../testing/seed.ts";
import { unpacked } from "../../../testing/unpacked.ts";

const PROGRAM = "print('cavalo')\n".repeat(40);

const COMPRESSED: [string, (content: Buffer) => Buffer | Promise<Buffer>][] = [
  ["gz", (content) => gzipSync(content)],
  ["bz2", (content) => packedBy7Zip({ content }, "bzip2")],
  ["xz", (content) => packedBy7Zip({ content }, "xz")],
  ["zst", zstandardOf],
];

test.each(COMPRESSED)("a tar in %s is unpacked in one step, whatever its name", async (_, compress) => {
  const tar = await tarOf([
    { name: "projeto\\", content: "" },
    { name: "projeto\\cavalo.py", content: "old" },
    { name: "projeto/cavalo.py", content: PROGRAM },
    { name: "Questão.txt", content: "1" },
  ]);
  expect(await unpacked(await compress(tar), { name: "projeto.tar-1.gz" })).toEqual({
    files: { "projeto/cavalo.py": PROGRAM, "Questão.txt": "1" },
    leftOut: [{ path: "projeto/cavalo.py", reason: "same-name" }],
  });
});

test.each(COMPRESSED)("a single file in %s has the name of its archive", async (ending, compress) => {
  for (const content of [PROGRAM, "1"])
    expect(await unpacked(await compress(Buffer.from(content)), { name: `cavalo.py.${ending}` })).toEqual({
      files: { "cavalo.py": content },
      leftOut: [],
    });
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["bz2", () => packedBy7Zip({ PROGRAM }, "bzip2")],
  ["xz", () => packedBy7Zip({ PROGRAM }, "xz")],
  ["zst", () => zstandardOf(PROGRAM)],
  ["7z", () => sevenZipOf({ "a.bin": PROGRAM })],
  ["rar", () => rarOf({ "a.bin": PROGRAM })],
])("a %s is whole if other bytes follow it", async (_, make) => {
  const { files } = await unpacked(Buffer.concat([await make(), Buffer.from("\r\n<html>")]));
  expect(files).toEqual({ "a.bin": PROGRAM });
});

test("an old tar, without a mark and with names in CP850, is unpacked", async () => {
  const tar = await tarOf([{ name: "Quest#o.py", content: PROGRAM }]);
  const old = withHeader(tar, [
    [257, Buffer.alloc(8)],
    [tar.indexOf("#"), Buffer.from([0xc6])],
  ]);
  expect((await unpacked(old)).files).toEqual({ "Questão.py": PROGRAM });
});

test.each(["BZip2", "LZMA", "Deflate64", "PPMd"])("a zip by the method %s is unpacked", async (method) => {
  const files = { "projeto/cavalo.py": PROGRAM, "leia.txt": "1" };
  const zip = await packedBy7Zip(files, "zip", `-mm=${method}`);
  expect(await unpacked(zip)).toEqual({ files, leftOut: [] });
});

const STUB = Buffer.from(`MZ${"PK\x01\x02 This program cannot be run in DOS mode. ".repeat(50)}`);
const byZstandard = (entry: ZipEntry): ZipEntry =>
  entry.content ? { ...entry, method: { id: 93, packed: zstandardOf(entry.content) } } : entry;

const ZIPS: [string, (entries: ZipEntry[]) => Buffer | Promise<Buffer>][] = [
  ["a usual zip", zipOf],
  ["a zip by Zstandard", (entries) => zipOf(entries.map(byZstandard))],
  ["a zip behind a stub", (entries) => Buffer.concat([STUB, zipOf(entries)])],
  ["a zip by Zstandard behind a stub", (entries) => Buffer.concat([STUB, zipOf(entries.map(byZstandard))])],
  ["a zip with bytes after it", (entries) => Buffer.concat([zipOf(entries), Buffer.from("\r\n")])],
];

test.each(ZIPS)("%s: names of Windows, of which the last counts", async (_, make) => {
  const zip = await make([
    { name: "projeto\\", attributes: 0x10 },
    { name: "projeto\\cavalo.py", content: "old", attributes: 0x20 },
    { name: "projeto\\cavalo.py", content: PROGRAM, attributes: 0x20 },
    { name: Buffer.from("Quest\xc6o.txt", "latin1"), content: "1", utf8: false },
  ]);
  expect(await unpacked(zip)).toEqual({
    files: { "projeto/cavalo.py": PROGRAM, "Questão.txt": "1" },
    leftOut: [{ path: "projeto/cavalo.py", reason: "same-name" }],
  });
});

test("a zip is found behind anything, and before a little", async () => {
  const zip = zipOfFiles({ "cavalo.py": PROGRAM });
  const bytes = fc.uint8Array({ maxLength: 600 });
  await fc.assert(
    fc.asyncProperty(bytes, bytes, async (before, after) => {
      const { files } = await unpacked(Buffer.concat([Buffer.from("MZ"), before, zip, after]));
      expect(files).toEqual({ "cavalo.py": PROGRAM });
    }),
    { numRuns: samples(6) },
  );
});

test("of two zips in one file the last is unpacked, as by other programs", async () => {
  const [first, last] = ["1", PROGRAM].map((content) => zipOfFiles({ "cavalo.py": content }));
  expect((await unpacked(Buffer.concat([first!, last!]))).files).toEqual({ "cavalo.py": PROGRAM });
});

test("a zip of more entries than can be counted is found, whatever the length of their names", async () => {
  // So long that two entries of the directory lie as far apart as the two records at its end.
  const name = `${"x".repeat(27)}.py`;
  const zip = zipOf([{ name, content: PROGRAM }, ...Array.from({ length: 70_000 }, () => ({ name: "a/" }))]);
  expect((await unpacked(zip)).files).toEqual({ [name]: PROGRAM });
});

test("names that are twice in a 7z or a rar: the last counts", async () => {
  const rar = rarOf({ "a.py": "old", "b.py": PROGRAM });
  const twice = rarOf({ "a.py": "old" }, { "a.py": PROGRAM });
  expect((await unpacked(rar)).files).toEqual({ "a.py": "old", "b.py": PROGRAM });
  expect(await unpacked(twice)).toEqual({
    files: { "a.py": PROGRAM },
    leftOut: [{ path: "a.py", reason: "same-name" }],
  });
});

const cut = (archive: Buffer) => archive.subarray(0, -25);
const usual = { name: "cavalo.py", content: PROGRAM };

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ["unknown-method", "a zip by WavPack", () => zipOf([{ ...usual, method: { id: 97, packed: STUB } }])],
  [
    "unknown-method",
    "a zip by a method without a name",
    () => zipOf([{ ...usual, method: { id: 77, packed: STUB } }]),
  ],
  ["damaged", "a cut bz2", async () => cut(await packedBy7Zip({ PROGRAM }, "bzip2"))],
  ["damaged", "a cut xz", async () => cut(await packedBy7Zip({ PROGRAM }, "xz"))],
  ["damaged", "a cut zst", () => cut(zstandardOf(PROGRAM))],
  ["damaged", "a cut gz", () => cut(gzipSync(PROGRAM))],
  ["damaged", "a cut zip by LZMA", async () => cut(await packedBy7Zip({ PROGRAM }, "zip", "-mm=LZMA"))],
  [
    "damaged",
    "a zip by Zstandard with other bytes",
    () => zipOf([{ ...usual, method: { id: 93, packed: zstandardOf("x".repeat(PROGRAM.length)) } }]),
  ],
])("%s: %s", async (fault, _, make) => {
  await expect(unpacked(await make())).rejects.toMatchObject({ fault });
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["bz2", async () => repeated(await packedBy7Zip({ zeros: FEW_ZEROS }, "bzip2"))],
  ["xz", async () => repeated(await packedBy7Zip({ zeros: FEW_ZEROS }, "xz"))],
  ["zst", () => zerosInZstandard(TEN_GIB)],
])("10 GiB of zeros in %s are not unpacked", async (_, make) => {
  await expect(unpacked(await make())).rejects.toMatchObject({ fault: "too-large" });
});

const TEN_GIB = 10 * 1024 ** 3;
const FEW_ZEROS = Buffer.alloc(4 * 1024 ** 2);

/** Such files may follow each other in one. */
function repeated(packed: Buffer): Buffer {
  return Buffer.alloc((TEN_GIB / FEW_ZEROS.length) * packed.length, packed);
}

test("without the package that unpacks them, archives say so, and the usual ones are unpacked", async () => {
  onTestFinished(() => void vi.doUnmock("7z-wasm"));
  const archives = [
    await sevenZipOf({ PROGRAM }),
    await packedBy7Zip({ PROGRAM }, "xz"),
    zipOf([byZstandard(usual)]),
  ];
  vi.doMock("7z-wasm", () => ({
    get default() {
      throw Object.assign(new Error("not found"), { code: "ERR_MODULE_NOT_FOUND" });
    },
  }));
  for (const archive of archives)
    await expect(unpacked(archive)).rejects.toMatchObject({ fault: "no-unpacker" });
  expect((await unpacked(zipOf([usual]))).files).toEqual({ "cavalo.py": PROGRAM });
});
