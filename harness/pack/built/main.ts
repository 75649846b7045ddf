import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CODE_FILE } from "../../base/code.ts";
import { folderFingerprint } from "../../base/fingerprint.ts";
import { licencesOf } from "../../base/licences.ts";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { sbomOf } from "./sbom.ts";

// Writes what stands beside the bundle: the licences of its packages, as they ask for, a bill of materials, and hashes of our
// code. The build calls it.

const DIST = path.join(PACKAGE_FOLDER, "dist");

interface Metafile {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, { readonly entryPoint?: string }>>;
}

const metafile: Metafile = JSON.parse(readFileSync(path.join(DIST, "bundle.json"), "utf8"));
writeFileSync(path.join(DIST, "bundle", "LICENCES.txt"), licencesOf(metafile));

const lock = JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, "package-lock.json"), "utf8"));
writeFileSync(path.join(DIST, "sbom.cdx.json"), `${JSON.stringify(sbomOf(lock), undefined, 1)}\n`);

const HARNESS = path.join(DIST, "harness");
// What a program or a thread begins with names files whose names are hashes of all code.
const entries = new Set(Object.keys(metafile.outputs).map((file) => path.join(PACKAGE_FOLDER, file)));
const rooms = readdirSync(HARNESS).map((room) => [room, path.join(HARNESS, room)] as const);
const hashes = [...rooms, ["reference", path.join(DIST, "reference")] as const].map(
  ([name, folder]) =>
    [
      name,
      folderFingerprint(folder, (file) => file.endsWith(".js") && !entries.has(path.join(folder, file))),
    ] as const,
);
writeFileSync(CODE_FILE, JSON.stringify(Object.fromEntries(hashes)));
