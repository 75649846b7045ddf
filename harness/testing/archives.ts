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
  const packed: ReturnType<typeof packedOf>[] = [];
  let offset = 0;
  for (const {
    name,
    content = "",
    utf8 = true,
    mode = 0o100644,
    attributes,
    encrypted,
    statedBytes,
    sameAs,
  } of entries) {
    const data = sameAs !== undefined ? packed[sameAs]! : content === "" ? NOTHING : packedOf(content);
    const fileName = Buffer.from(name as string);
    const flags = (utf8 ? 0x800 : 0) | (encrypted ? 1 : 0);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt16LE(0x5a21, 8);
    shared.writeUInt32LE(data.checksum, 10);
    shared.writeUInt32LE(data.deflated.length, 14);
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
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, fileName, data.deflated]);
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

function packedOf(content: Content) {
  const raw = Buffer.from(content as string);
  return { deflated: deflateRawSync(raw), checksum: crc32(raw), bytes: raw.length };
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
}

export async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content = "", ...header } of entries) tar.entry(header, Buffer.from(content as string));
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function tarGzOf(entries: readonly TarEntry[]): Promise<Buffer> {
  return gzipSync(await tarOf(entries));
}

/** Makes a 7z of files in at most one folder; with a password, even the names are secret. */
export async function sevenZipOf(
  files: Readonly<Record<string, Content>>,
  password?: string,
): Promise<Buffer> {
  const program = await (sevenZip as unknown as SevenZipModuleFactory)({ print: () => {} });
  program.FS.mkdir("/in");
  for (const [name, content] of Object.entries(files)) {
    const [folder, file] = name.includes("/") ? name.split("/") : ["", name];
    if (folder && !program.FS.readdir("/in").includes(folder)) program.FS.mkdir(`/in/${folder}`);
    program.FS.writeFile(`/in/${folder}/${file}`, Buffer.from(content as string));
  }
  const secret = password === undefined ? [] : [`-p${password}`, "-mhe=on"];
  program.callMain(["a", ...secret, "/made.7z", "/in/*"]);
  return Buffer.from(program.FS.readFile("/made.7z"));
}

/** Makes a RAR of version 5 whose files are only stored: nobody else may make any other. */
export function rarOf(files: Readonly<Record<string, Content>>): Buffer {
  const header = (type: number, fields: Buffer, data: Buffer = Buffer.alloc(0)) => {
    const flags = data.length > 0 ? 2 : 0;
    const sizes = data.length > 0 ? varint(data.length) : Buffer.alloc(0);
    const body = Buffer.concat([varint(type), varint(flags), sizes, fields]);
    const sized = Buffer.concat([varint(body.length), body]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(sized));
    return Buffer.concat([sum, sized, data]);
  };
  const blocks = Object.entries(files).map(([name, content]) => {
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
