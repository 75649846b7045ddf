import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { ANSWER_FORMAT_NAMES } from "../answer/reading/formats.ts";

/** Words that are ours, that JavaScript or a system has for itself, or that lead elsewhere. */
const WORDS = [
  "$bytes",
  "$$bytes",
  "$",
  "__proto__",
  "constructor",
  "toString",
  "length",
  "{board}",
  "{n}",
  "{constructor}",
  "{__proto__}",
  "{board:1=2}",
  "-rf",
  "..x",
  "a\\b",
  "..\\..\\x",
  "C:x",
  "e\u0301",
  "\u202egnp.exe",
  "\ud83d\udc34",
  " ",
  "\n",
  "'\"`$(x)",
  "\ufeff",
  "\u2028",
  "%00",
  "null",
  "NaN",
] as const;

const text = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: "grapheme", maxLength: 12 }));
const fileName = text
  .map((each) => each.replaceAll(/[/\0]/g, "_"))
  .filter((each) => !["", ".", ".."].includes(each));
const filePath = fc.array(fileName, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
const mapping = (key: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(key, text), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));
const variable = fc.constantFrom("A", "__proto__", "constructor", "LD_PRELOAD", "NODE_OPTIONS_X", "B_1");

/** A manifest that its schema takes, though it may be refused for what its texts are. */
const manifest = fc.record(
  {
    title: text,
    encoding: fc.constantFrom("utf8", "latin1"),
    input: fc.record(
      {
        arguments: fc.array(text, { maxLength: 3 }),
        stdin: text,
        files: mapping(filePath),
        folder: filePath,
        environment: mapping(variable),
      },
      { requiredKeys: [] },
    ),
    answer: fc.record(
      {
        file: filePath,
        stream: fc.constant("stderr"),
        formats: fc.subarray([...ANSWER_FORMAT_NAMES], { minLength: 1 }),
        counting: fc.constantFrom(0, 1),
        impossible: fc.array(fc.integer(), { minLength: 1, maxLength: 2 }),
        none: fc.string({ minLength: 1, maxLength: 5 }),
        startOmitted: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

/** Says all that reaches a program, as one number, and then bytes of its own. */
const PROGRAM = `
const { createHash } = require("crypto");
const { readdirSync, readFileSync, statSync } = require("fs");
const hash = createHash("sha256");
const add = (what) => hash.update(JSON.stringify(what));
add([process.argv.slice(2), ["A", "__proto__", "constructor", "B_1"].map((name) => Object.getOwnPropertyDescriptor(process.env, name)?.value)]);
const walk = (root, below = "") => {
  for (const name of readdirSync(root + below).sort()) {
    const place = below + "/" + name;
    const stats = statSync(root + place);
    add([place, stats.mode & 0o111]);
    if (stats.isDirectory()) walk(root, place);
    else add(readFileSync(root + place, "latin1"));
  }
};
walk(".");
try { walk(__dirname); } catch (error) { add(error.code); }
add(readFileSync(0, "latin1"));
console.log(hash.digest().readUInt32LE() + " movimentos");
process.stdout.write(Buffer.from("BYTES", "base64"));
process.exit(CODE);
`;

export interface HostileHandIn {
  readonly name: string;
  readonly manifest?: unknown;
  /** Paths, contents, and if the file can be run. */
  readonly files: readonly (readonly [string, Uint8Array, boolean])[];
  readonly folders: readonly string[];
  readonly output: Uint8Array;
  readonly code: number;
}

export const hostileHandIn: fc.Arbitrary<HostileHandIn> = fc.record({
  name: fileName,
  manifest: fc.option(manifest, { nil: undefined, freq: 8 }),
  files: fc.array(fc.tuple(filePath, fc.uint8Array({ maxLength: 40 }), fc.boolean()), { maxLength: 4 }),
  folders: fc.array(filePath, { maxLength: 2 }),
  output: fc.uint8Array({ maxLength: 60 }),
  code: fc.constantFrom(0, 0, 0, 1, 139),
});

const HONEST: HostileHandIn = { name: "x", files: [], folders: ["empty"], output: new Uint8Array(), code: 0 };

/** Hand-ins that once were another one elsewhere, or a fault of ours. */
export const ONCE_HARMFUL: readonly HostileHandIn[] = [
  { ...HONEST, manifest: { input: { files: { $bytes: "AAAA" } } } },
  { ...HONEST, manifest: { input: { files: JSON.parse('{"__proto__": "x"}') } } },
  { ...HONEST, manifest: { answer: { file: "constructor" } } },
  { ...HONEST, files: [["a\\b", new Uint8Array([1]), true]] },
];

/** Writes hand-ins into a new folder, each into one of its own; the path of the folder. */
export function writeHandIns(handIns: readonly HostileHandIn[], into: string): string {
  const root = mkdtempSync(path.join(into, "class-"));
  for (const [at, { name, manifest: written, files, folders, output, code }] of handIns.entries()) {
    const place = path.join(root, `${at} ${name}`);
    mkdirSync(place);
    const bytes = Buffer.from(output).toString("base64");
    writeFileSync(path.join(place, "main.js"), PROGRAM.replace("BYTES", bytes).replace("CODE", `${code}`));
    if (written) writeFileSync(path.join(place, "submission.yaml"), JSON.stringify(written));
    for (const each of folders) tryTo(() => mkdirSync(path.join(place, each), { recursive: true }));
    for (const [file, content, isExecutable] of files)
      tryTo(() => {
        const target = path.join(place, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, content, { flag: "wx", mode: isExecutable ? 0o755 : 0o644 });
      });
  }
  return root;
}

/** Leaves out what cannot be made, as a file where a folder is. */
function tryTo(make: () => void): void {
  try {
    make();
  } catch {}
}
