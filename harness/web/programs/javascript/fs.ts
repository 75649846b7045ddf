import { Buffer } from "buffer/";
import { type Files, systemError } from "./files.ts";
import type { Loop } from "./loop.ts";
import { bytesOf, ReadStream, WriteStream } from "./streams.ts";

export interface Standard {
  readonly stdin: ReadStream;
  print(fd: number, bytes: Uint8Array): void;
}

type Options = string | { readonly encoding?: string; readonly flag?: string } | null | undefined;

const encodingIn = (options: Options) => (typeof options === "string" ? options : options?.encoding);
const flagIn = (options: Options) => (typeof options === "object" ? options?.flag : undefined);

const STANDARD: Readonly<Record<string, number>> = {
  "/dev/stdin": 0,
  "/proc/self/fd/0": 0,
  "/dev/fd/0": 0,
  "/dev/stdout": 1,
  "/dev/stderr": 2,
};

/** Makes the module `fs` on files in memory. */
export function makeFs(files: Files, loop: Loop, { stdin, print }: Standard) {
  const open = new Map<number, { readonly name: string; at: number }>();
  const fdOf = (name: unknown) => (typeof name === "number" ? name : STANDARD[String(name)]);
  const opened = (fd: number, call: string) => {
    const file = open.get(fd);
    if (!file) throw systemError("EBADF", call);
    return file;
  };
  const read = (fd: number, most: number, at?: number | bigint | null): Uint8Array => {
    if (fd === 0) return stdin.take(most);
    const file = opened(fd, "read");
    const start = at === null || at === undefined ? file.at : Number(at);
    const bytes = files.read(file.name).subarray(start, start + most);
    if (at === null || at === undefined) file.at += bytes.length;
    return bytes;
  };
  const write = (fd: number, bytes: Uint8Array): number => {
    if (fd === 1 || fd === 2) print(fd, bytes);
    else {
      files.append(opened(fd, "write").name, bytes);
    }
    return bytes.length;
  };
  const statOf = (name: unknown, call: string) => {
    const isFolder = files.isFolder(name);
    return stats(isFolder ? 0 : files.read(name, call).length, isFolder);
  };

  const sync = {
    readFileSync: (name: unknown, options?: Options) => {
      const fd = fdOf(name);
      const bytes =
        fd === undefined ? files.read(name) : read(fd, Number.POSITIVE_INFINITY, fd === 0 ? undefined : null);
      const buffer = Buffer.from(bytes);
      const encoding = encodingIn(options);
      return encoding && encoding !== "buffer" ? buffer.toString(encoding as never) : buffer;
    },
    writeFileSync: (name: unknown, data: unknown, options?: Options) => {
      const bytes = bytesOf(data, encodingIn(options)).slice();
      const fd = fdOf(name);
      if (fd !== undefined) write(fd, bytes);
      else if (flagIn(options)?.startsWith("a")) sync.appendFileSync(name, bytes);
      else files.write(name, bytes);
    },
    appendFileSync: (name: unknown, data: unknown, options?: Options) => {
      const bytes = bytesOf(data, encodingIn(options));
      const fd = fdOf(name);
      if (fd !== undefined) write(fd, bytes);
      else files.append(name, bytes);
    },
    existsSync: (name: unknown) => fdOf(name) !== undefined || files.has(name),
    accessSync: (name: unknown) => {
      if (!sync.existsSync(name)) throw systemError("ENOENT", "access", String(name));
    },
    openSync: (name: unknown, flags: string | number = "r") => {
      const standard = fdOf(name);
      if (standard !== undefined) return standard;
      const mode = typeof flags === "number" ? (flags & 3 ? "w" : "r") : flags;
      if (mode.startsWith("w")) files.write(name, new Uint8Array());
      else if (mode.startsWith("a")) files.write(name, files.get(name) ?? new Uint8Array());
      else files.read(name);
      const fd = 20 + open.size;
      open.set(fd, { name: files.resolve(name), at: 0 });
      return fd;
    },
    closeSync: (fd: number) => {
      if (fd > 2) opened(fd, "close");
    },
    readSync: (
      fd: number,
      buffer: Uint8Array,
      ...rest: [offset?: unknown, length?: number, at?: number | null]
    ) => {
      const [offset, length, at] = rest;
      const options = typeof offset === "object" && offset ? (offset as Record<string, number>) : undefined;
      const start = options ? (options.offset ?? 0) : Number(offset ?? 0);
      const most = options?.length ?? length ?? buffer.length - start;
      const bytes = read(fd, most, options ? options.position : at);
      buffer.set(bytes, start);
      return bytes.length;
    },
    writeSync: (fd: number, data: unknown, ...[offset, length]: unknown[]) => {
      const bytes = typeof data === "string" ? bytesOf(data, length) : bytesOf(data);
      const start = typeof data !== "string" && typeof offset === "number" ? offset : 0;
      return write(
        fd,
        bytes.subarray(
          start,
          typeof data !== "string" && typeof length === "number" ? start + length : undefined,
        ),
      );
    },
    statSync: (name: unknown, options?: { throwIfNoEntry?: boolean }) =>
      options?.throwIfNoEntry === false && !files.has(name) ? undefined : statOf(name, "stat"),
    lstatSync: (name: unknown) => statOf(name, "lstat"),
    fstatSync: (fd: number) => (fd <= 2 ? stats(0, false) : statOf(opened(fd, "fstat").name, "fstat")),
    readdirSync: (name: unknown) => files.namesIn(name),
    mkdirSync: (name: unknown, options?: { recursive?: boolean }) => {
      if (files.has(name) && !options?.recursive) throw systemError("EEXIST", "mkdir", String(name));
      files.makeFolder(name);
    },
    unlinkSync: (name: unknown) => files.remove(name),
    rmSync: (name: unknown, options?: { force?: boolean }) => {
      if (!files.has(name) && !options?.force) throw systemError("ENOENT", "rm", String(name));
      files.removeAll(name);
    },
    renameSync: (from: unknown, to: unknown) => {
      files.write(to, files.read(from, "rename"));
      files.remove(from);
    },
    copyFileSync: (from: unknown, to: unknown) => files.write(to, files.read(from, "copyfile")),
    realpathSync: (name: unknown) => files.resolve(name),
  };

  type Call = (...args: unknown[]) => unknown;
  const promises: Record<string, Call> = {};
  const withCallbacks: Record<string, Call> = {};
  for (const [name, call] of Object.entries(sync) as [string, Call][]) {
    const short = name.replace(/Sync$/, "");
    promises[short] = (...args) =>
      new Promise((resolve, reject) => {
        loop.later(() => {
          try {
            resolve(call(...args));
          } catch (error) {
            reject(error);
          }
        });
      });
    withCallbacks[short] = (...args) => {
      const done = args.findLast((each) => typeof each === "function") as Call;
      if (!done) throw new TypeError('The "cb" argument must be of type function. Received undefined');
      loop.later(() => {
        let result: unknown;
        try {
          result = call(...args.filter((each) => each !== done));
        } catch (error) {
          done(error);
          return;
        }
        if (short === "exists") done(result);
        else done(null, result);
      });
    };
  }
  return {
    ...sync,
    ...withCallbacks,
    promises,
    constants: { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, F_OK: 0, R_OK: 4, W_OK: 2 },
    createReadStream: (name: unknown, options?: Options & { fd?: number }) => {
      if (fdOf(name) === 0 || (typeof options === "object" && options?.fd === 0)) return stdin;
      const encoding = encodingIn(options);
      try {
        return new ReadStream(loop, { bytes: files.read(name), ...(encoding && { encoding }) });
      } catch (error) {
        const stream = new ReadStream(loop, { bytes: new Uint8Array() });
        loop.later(() => stream.emit("error", error));
        return stream.pause();
      }
    },
    createWriteStream: (name: unknown, options?: { flags?: string }) => {
      const fd = fdOf(name) ?? sync.openSync(name, options?.flags ?? "w");
      return new WriteStream(loop, { take: (bytes) => write(fd, bytes), fd });
    },
  };
}

function stats(size: number, isFolder: boolean) {
  const mtime = new Date();
  return {
    ...{ size, mtime, mtimeMs: mtime.getTime(), mode: isFolder ? 0o40755 : 0o100644 },
    isFile: () => !isFolder,
    isDirectory: () => isFolder,
    isSymbolicLink: () => false,
  };
}
