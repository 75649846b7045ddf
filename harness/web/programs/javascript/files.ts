import { posix as path } from "path-browserify";

/** An error as the system's calls make it in Node. */
export function systemError(code: keyof typeof TEXTS, call: string, file?: string): Error {
  const place = file === undefined ? "" : ` '${file}'`;
  const error = new Error(`${code}: ${TEXTS[code]}, ${call}${place}`);
  return Object.assign(error, {
    errno: NUMBERS[code],
    code,
    syscall: call,
    ...(file !== undefined && { path: file }),
  });
}

const TEXTS = {
  ENOENT: "no such file or directory",
  EISDIR: "illegal operation on a directory",
  ENOTDIR: "not a directory",
  EEXIST: "file already exists",
  EBADF: "bad file descriptor",
} as const;

const NUMBERS: Readonly<Record<keyof typeof TEXTS, number>> = {
  ENOENT: -2,
  EBADF: -9,
  EEXIST: -17,
  ENOTDIR: -20,
  EISDIR: -21,
};

/** Files of one run, in memory. */
export class Files {
  readonly #files = new Map<string, Uint8Array>();
  /** Room behind the end of a file to which something was added. */
  readonly #room = new WeakMap<Uint8Array, Uint8Array>();
  readonly #folders = new Set<string>(["/", "/tmp"]);

  constructor(readonly folder: string) {
    this.makeFolder(folder);
  }

  resolve(name: unknown): string {
    return path.resolve(this.folder, name instanceof URL ? decodeURIComponent(name.pathname) : String(name));
  }

  has(name: unknown): boolean {
    const file = this.resolve(name);
    return this.#files.has(file) || this.#folders.has(file);
  }

  isFolder(name: unknown): boolean {
    return this.#folders.has(this.resolve(name));
  }

  get(name: unknown): Uint8Array | undefined {
    return this.#files.get(this.resolve(name));
  }

  read(name: unknown, call = "open"): Uint8Array {
    const bytes = this.get(name);
    if (bytes) return bytes;
    if (this.isFolder(name)) throw systemError("EISDIR", "read");
    throw systemError("ENOENT", call, String(name));
  }

  write(name: unknown, bytes: Uint8Array): void {
    const file = this.resolve(name);
    if (this.#folders.has(file)) throw systemError("EISDIR", "open", String(name));
    if (!this.#folders.has(path.dirname(file))) throw systemError("ENOENT", "open", String(name));
    this.#files.set(file, bytes);
  }

  /** Adds to a file, which is made if there is none, in time that does not grow with the file. */
  append(name: unknown, bytes: Uint8Array): void {
    const old = this.get(name) ?? new Uint8Array();
    const size = old.length + bytes.length;
    let room = this.#room.get(old);
    if (!room || room.length < size) {
      room = new Uint8Array(2 * size);
      room.set(old);
    }
    room.set(bytes, old.length);
    const whole = room.subarray(0, size);
    this.#room.set(whole, room);
    this.write(name, whole);
  }

  /** Writes a file, and makes the folders above it. */
  put(name: string, bytes: Uint8Array): void {
    this.makeFolder(path.dirname(this.resolve(name)));
    this.write(name, bytes);
  }

  remove(name: unknown): void {
    if (!this.#files.delete(this.resolve(name))) throw systemError("ENOENT", "unlink", String(name));
  }

  removeAll(name: unknown): void {
    const file = this.resolve(name);
    for (const each of this.#files.keys())
      if (each === file || each.startsWith(`${file}/`)) this.#files.delete(each);
    for (const each of this.#folders)
      if (each === file || each.startsWith(`${file}/`)) this.#folders.delete(each);
  }

  makeFolder(name: unknown): void {
    for (let folder = this.resolve(name); !this.#folders.has(folder); folder = path.dirname(folder))
      this.#folders.add(folder);
  }

  namesIn(name: unknown): string[] {
    const folder = this.resolve(name);
    if (!this.#folders.has(folder)) throw systemError("ENOENT", "scandir", String(name));
    return [...this.#files.keys(), ...this.#folders]
      .filter((each) => each !== "/" && path.dirname(each) === folder)
      .map((each) => path.basename(each))
      .sort();
  }
}
