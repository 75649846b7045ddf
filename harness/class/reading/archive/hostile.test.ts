import { writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  packedBy7Zip,
  rarOf,
  sevenZipOf,
  tarGzOf,
  tarOf,
  withHeader,
  zipOfFiles,
  zstandardOf,
} from "../../../testing/archives.ts";
import { folderWith } from "../../../testing/folders.ts";
import { samples, seedForTest } from "../../../testing/seed.ts";
import { unpacked } from "../../../testing/unpacked.ts";
import { expand } from "../expand.ts";
import { ArchiveError, Effort } from "./archive.ts";

const MIB = 1024 * 1024;
const FILES = { "t1/cavalo.py": "print(1)\n".repeat(30), "leia.txt": "olá" };
const entries = Object.entries(FILES).map(([name, content]) => ({ name, content }));

const SIZE = 124;
const MODIFIED = 136;
const filled = (first: number) => Buffer.alloc(12, first);
/** A number as tars write it that is too long for octal digits. */
const inBase256 = (value: bigint) => {
  const bytes = filled(value < 0n ? 0xff : 0);
  bytes.writeBigInt64BE(value, 4);
  bytes[0] = value < 0n ? 0xff : 0x80;
  return bytes;
};

test.each<[string, Buffer]>([
  ["that is no number", filled(0x81)],
  ["that is no number of octal digits", Buffer.from("99999999999 ")],
  ["below zero", inBase256(-512n)],
  ["of an exbibyte", inBase256(2n ** 60n)],
])("damaged: a tar with a size %s", async (_, size) => {
  for (const type of ["file", "directory", "symlink"] as const) {
    const tar = await tarOf([{ name: "a", type, linkname: "b" }, ...entries]);
    await expect(unpacked(withHeader(tar, [[SIZE, size]]))).rejects.toMatchObject({ fault: "damaged" });
  }
});

test.each([2n ** 60n, 2n ** 64n - 1n])("damaged: a zip with a part at the place %s", async (place) => {
  const zip = zipOfFiles(FILES);
  const [directory, end] = [zip.subarray(0, -22), Buffer.from(zip.subarray(-22))];
  end.fill(0xff, 8, 12);
  const locator = Buffer.alloc(20);
  locator.write("PK\x06\x07", "latin1");
  locator.writeBigUInt64LE(place, 8);
  await expect(unpacked(Buffer.concat([directory, locator, end]))).rejects.toMatchObject({
    fault: "damaged",
  });
});

test.each<[string, Buffer]>([
  ["no time", Buffer.from("99999999999 ")],
  ["a time after all dates", inBase256(2n ** 62n)],
  ["a time before all dates", inBase256(-(2n ** 62n))],
])("a file of a tar with %s is unpacked", async (_, time) => {
  const tar = await tarOf(entries);
  expect((await unpacked(withHeader(tar, [[MODIFIED, time]]))).files).toEqual(FILES);
});

test("names of a mebibyte are cut, and cost no more than their place", async () => {
  const names = ["x".repeat(MIB), `${"y/".repeat(MIB / 2)}z`, `../${"z".repeat(MIB)}`];
  const { leftOut } = await unpacked(
    await tarOf(names.map((name) => ({ name: "a", pax: { path: name }, content: "x" }))),
  );
  expect(leftOut.map(({ reason }) => reason)).toEqual(["too-deep", "path-outside"]);
  expect(Math.max(...leftOut.map((each) => each.path.length))).toBeLessThanOrEqual(4096);
});

const ZEROS = Buffer.alloc(30 * MIB);

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["files that are passed over", () => tarGzOf([{ name: "a", content: Buffer.alloc(70 * MIB) }, ...entries])],
  [
    "headers alone",
    () => tarGzOf(Array.from({ length: 30 }, () => ({ name: "a", pax: { k: "x".repeat(MIB) } }))),
  ],
  ["what follows its end", async () => gzipSync(Buffer.concat([await tarOf(entries), ZEROS]))],
  ["foreign files", () => tarGzOf(Array.from({ length: 6000 }, (_, at) => ({ name: `._${at}` })))],
  ["zeros in a 7z", () => sevenZipOf({ zeros: ZEROS })],
])("an archive that holds too much by %s is closed", async (_, make) => {
  const effort = new Effort(28 * MIB);
  await expect(unpacked(await make(), { effort })).rejects.toMatchObject({ fault: "too-large" });
});

test("of hundreds of archives in a hand-in the first are opened", async () => {
  const archive = zipOfFiles({ "a.txt": "1" });
  const folder = folderWith({});
  for (let at = 100; at < 400; at++) writeFileSync(path.join(folder, `${at}.zip`), archive);
  const { closed } = await expand(folder);
  expect(closed.length).toBeGreaterThan(100);
  expect(closed.at(-1)).toEqual({ file: "399.zip", fault: "too-large" });
  expect(closed.some(({ file }) => file < "200.zip")).toBe(false);
});

const WHOLE: readonly (readonly [string, Buffer])[] = [
  ["zip", zipOfFiles(FILES)],
  ["zip by LZMA", await packedBy7Zip(FILES, "zip", "-mm=LZMA")],
  ["tar", await tarOf([...entries, { name: "a", pax: { path: "b".repeat(200) } }])],
  ["tar.gz", await tarGzOf(entries)],
  ["zst", zstandardOf(FILES["leia.txt"])],
  ["xz", await packedBy7Zip({ a: FILES["leia.txt"] }, "xz")],
  ["7z", await sevenZipOf(FILES)],
  ["rar", rarOf(FILES)],
];

test.each(WHOLE)(
  "a %s with any bytes wrong is unpacked, or it is a fault of the archive",
  async (kind, whole) => {
    const at = fc.nat({ max: whole.length - 1 });
    const change = fc.tuple(at, fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(0, 0x80, 0x81, 0xff)));
    const changes = fc.array(change, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const archive = Buffer.from(whole);
        for (const [place, byte] of list) archive[place] = byte;
        await unpacked(kind === "tar" ? withHeader(archive, []) : archive).catch(ignoreFault);
      }),
      { seed: seedForTest(), numRuns: samples(4) },
    );
  },
);

function ignoreFault(error: unknown): void {
  if (!(error instanceof ArchiveError)) throw error;
}
