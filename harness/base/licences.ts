import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "./package.ts";

/** Texts of the licences of all packages that a bundle was made of. */
export function licencesOf(metafile: { readonly inputs: Readonly<Record<string, unknown>> }): string {
  const folders = Object.keys(metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  const packages = Array.from(new Set(folders)).sort();
  return packages.map((folder) => licenceOf(path.join(PACKAGE_FOLDER, folder))).join(BETWEEN_LICENCES);
}

export const BETWEEN_LICENCES = `\n${"-".repeat(80)}\n\n`;

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  const text = file === undefined ? `${license}` : readFileSync(path.join(folder, file), "utf8").trim();
  return `${name} ${version}\n\n${text}\n`;
}
