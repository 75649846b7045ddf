import { crc32, deflateRawSync, gzipSync } from "node:zlib";
import sevenZip, { type SevenZipModuleFactory } from "7z-wasm";
import { pack } from "tar-stream";

type Content = string | Buffer;

/** An entry of a zip, with what a hostile one says differently. */
export interface ZipEntry {
  readonly name: Content;
  readonly content?: Content;
  /** Says that the name is UTF-8. */
  readonly utf8?: boolean;
  /** The mode of Unix, with its type. */
  readonly mode?: number;
  /** The attributes of DOS, which then made it. */
  readonly attributes?: number;
  readonly encrypted?: boolean;
  /** Another method than to deflate, and the content as it packs it. */
  readonly method?: { readonly id: number; readonly packed: Buffer };
  /** The size that the directory states. */
  readonly statedBytes?: number;
  /** The place of an earlier entry whose data this one uses, too. */
  readonly sameAs?: number;
}

/** Makes a zip, entry by entry as they are given. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  const offsets: number[] = [];
  const packed: Packed[] = [];
  let offset = 0;
  for (const {
    name,
    content = "",
    utf8 = true,
    mode = 0o100644,
    attributes,
    encrypted,
    method,
    statedBytes,
    sameAs,
  } of entries) {
    const usual = sameAs !== undefined ? packed[sameAs]! : content === "" ? NOTHING : packedOf(content);
    const data = method ? { ...usual, packed: method.packed } : usual;
    const fileName = Buffer.from(name as string);
    const flags = (utf8 ? 0x800 : 0) | (encrypted ? 1 : 0);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(method?.id ?? 8, 4);
    shared.writeUInt16LE(0x5a21, 8);
    shared.writeUInt32LE(data.checksum, 10);
    shared.writeUInt32LE(data.packed.length, 14);
    shared.writeUInt32LE(statedBytes ?? data.bytes, 18);
    shared.writeUInt16LE(fileName.length, 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(attributes ?? (mode << 16) >>> 0, 6);
    const at = sameAs === undefined ? offset : offsets[sameAs]!;
    end.writeUInt32LE(at, 10);
    central.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02"),
        Buffer.from([20, attributes === undefined ? 3 : 0]),
        shared,
        end,
        fileName,
      ]),
    );
    offsets.push(at);
    packed.push(data);
    if (sameAs !== undefined) continue;
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, fileName, data.packed]);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  const few = Math.min(entries.length, 0xffff);
  end.writeUInt16LE(few, 4);
  end.writeUInt16LE(few, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  const sixtyFour = entries.length < 0xffff ? [] : [zip64End(entries.length, directory.length, offset)];
  return Buffer.concat([...locals, directory, ...sixtyFour, Buffer.from("PK\x05\x06"), end]);
}

interface Packed {
  readonly packed: Buffer;
  readonly checksum: number;
  readonly bytes: number;
}

function packedOf(content: Content): Packed {
  const raw = Buffer.from(content as string);
  return { packed: deflateRawSync(raw), checksum: crc32(raw), bytes: raw.length };
}

/** Shared by empty entries, of which there may be a million. */
const NOTHING = packedOf("");

/** The end of a zip with more entries than the old one can count. */
function zip64End(entries: number, bytes: number, offset: number): Buffer {
  const record = Buffer.alloc(56);
  record.write("PK\x06\x06", "latin1");
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(entries), 24);
  record.writeBigUInt64LE(BigInt(entries), 32);
  record.writeBigUInt64LE(BigInt(bytes), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.write("PK\x06\x07", "latin1");
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}

/** Makes a zip of files. */
export function zipOfFiles(files: Readonly<Record<string, Content>>): Buffer {
  return zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
}

/** An entry of a tar: a file with a content, a folder, or a link. */
export interface TarEntry {
  readonly name: string;
  readonly content?: Content;
  readonly type?: "file" | "directory" | "symlink" | "link" | "fifo";
  readonly linkname?: string;
  /** Records that a header before this one holds. */
  readonly pax?: Readonly<Record<string, string>>;
}

export async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content = "", ...header } of entries) tar.entry(header, Buffer.from(content as string));
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Puts other bytes into the first header of a tar, by their place in it, and makes its checksum right. */
export function withHeader(tar: Buffer, changes: readonly (readonly [at: number, bytes: Buffer])[]): Buffer {
  const changed = Buffer.from(tar);
  for (const [at, bytes] of changes) bytes.copy(changed, at);
  changed.fill(" ", 148, 156);
  const sum = changed.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  changed.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return changed;
}

export async function tarGzOf(entries: readonly TarEntry[]): Promise<Buffer> {
  return gzipSync(await tarOf(entries));
}

/** Makes a 7z; with a password, even the names are secret. */
export function sevenZipOf(files: Readonly<Record<string, Content>>, password?: string): Promise<Buffer> {
  return packedBy7Zip(files, "7z", ...(password === undefined ? [] : [`-p${password}`, "-mhe=on"]));
}

/** Packs files in at most one folder, or a single one, in a format that 7-Zip knows. */
export async function packedBy7Zip(
  files: Readonly<Record<string, Content>>,
  format: string,
  ...switches: string[]
): Promise<Buffer> {
  const program = await (sevenZip as unknown as SevenZipModuleFactory)({ print: () => {} });
  program.FS.mkdir("/in");
  for (const [name, content] of Object.entries(files)) {
    const [folder, file] = name.includes("/") ? name.split("/") : ["", name];
    if (folder && !program.FS.readdir("/in").includes(folder)) program.FS.mkdir(`/in/${folder}`);
    program.FS.writeFile(`/in/${folder}/${file}`, Buffer.from(content as string));
  }
  program.callMain(["a", `-t${format}`, ...switches, "/made.bin", "/in/*"]);
  return Buffer.from(program.FS.readFile("/made.bin"));
}

/** The longest block of Zstandard. */
const ZSTANDARD_BLOCK_BYTES = 128 * 1024;

/** Packs a few bytes with Zstandard, which 7-Zip only unpacks: in one block that is stored. */
export function zstandardOf(content: Content): Buffer {
  const data = Buffer.from(content as string);
  return Buffer.concat([ZSTANDARD_HEADER, zstandardBlock(0, data.length), data, zstandardBlock(0, 0, true)]);
}

/** Packs many zeros with Zstandard: each block repeats one. */
export function zerosInZstandard(bytes: number): Buffer {
  const block = Buffer.concat([zstandardBlock(1, ZSTANDARD_BLOCK_BYTES), Buffer.alloc(1)]);
  const blocks = Buffer.alloc((bytes / ZSTANDARD_BLOCK_BYTES) * block.length, block);
  return Buffer.concat([ZSTANDARD_HEADER, blocks, zstandardBlock(0, 0, true)]);
}

/** No checksum, no size of the content, a window of 1 MiB. */
const ZSTANDARD_HEADER = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x50]);

function zstandardBlock(type: 0 | 1, bytes: number, isLast = false): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE((bytes << 3) | (type << 1) | Number(isLast), 0, 3);
  return header;
}

/** Makes a RAR of version 5 whose files are only stored: nobody else may make any other. */
export function rarOf(...parts: readonly Readonly<Record<string, Content>>[]): Buffer {
  const header = (type: number, fields: Buffer, data: Buffer = Buffer.alloc(0)) => {
    const flags = data.length > 0 ? 2 : 0;
    const sizes = data.length > 0 ? varint(data.length) : Buffer.alloc(0);
    const body = Buffer.concat([varint(type), varint(flags), sizes, fields]);
    const sized = Buffer.concat([varint(body.length), body]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(sized));
    return Buffer.concat([sum, sized, data]);
  };
  const files = parts.flatMap((part) => Object.entries(part));
  const blocks = files.map(([name, content]) => {
    const data = Buffer.from(content as string);
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(data));
    const fileName = Buffer.from(name);
    const mode = varint(0o100644);
    // File flag 4: the checksum is there. Method 0, made on Unix.
    const fields = [
      varint(4),
      varint(data.length),
      mode,
      sum,
      varint(0),
      varint(1),
      varint(fileName.length),
      fileName,
    ];
    return header(2, Buffer.concat(fields), data);
  });
  const signature = Buffer.from("Rar!\x1a\x07\x01\x00", "latin1");
  return Buffer.concat([signature, header(1, varint(0)), ...blocks, header(5, varint(0))]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}
