import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { bundleFor } from "../pack/bundle.ts";
import { PLATFORMS } from "../pack/platform/index.ts";
import type { PlatformName } from "../pack/platform/names.ts";
import { loadCases } from "../problem/load.ts";
import { addSudo, makeContainer } from "../testing/container.ts";
import { folderForFile } from "../testing/folders.ts";
import { CASES, PLACES, unpackBundle } from "./platform-places.ts";

interface Program {
  readonly files: Readonly<Record<string, string>>;
  /** Share of the points that it earns. */
  readonly share: number;
}

const textOf = (...names: string[]) => readFileSync(path.join(PACKAGE_FOLDER, ...names), "utf8");

export const PROGRAMS = {
  right: {
    files: { "main.js": textOf("submissions", "lost-knight", "javascript-bare-number", "index.js") },
    share: 1,
  },
  wrong: { files: { "main.js": "console.log(99)" }, share: 0 },
  hostile: {
    files: { "main.js": textOf("harness", "system", "fixtures", "platforms", "hostile.js") },
    share: 0,
  },
  broken: { files: { "main.js": "this is not (" }, share: 0 },
} as const satisfies Record<string, Program>;

/** The title of the hidden case, and what a hostile program prints of its successes. */
const SECRET = /segredo|SEES|READS|WRITES|KILLS|BECOMES/;

/** Tests that a platform keeps the right grade of programs, and none if Cavalo fails. */
export function testsOn(name: PlatformName, programs: Readonly<Record<string, Program>>): void {
  const place = PLACES[name];
  const container = makeContainer();
  const folder = folderForFile();
  beforeAll(async () => {
    for (const [file, text] of Object.entries(CASES)) writeFileSync(path.join(folder, file), text);
    const all = loadCases({ files: folder });
    const cases = PLATFORMS[name].isPublic ? all.filter(({ visibility }) => visibility === "public") : all;
    const zip = path.join(folder, "bundle.zip");
    writeFileSync(zip, await bundleFor({ platform: name, problem: "lost-knight", cases, locale: "pt-BR" }));
    addSudo(container);
    await unpackBundle(container, zip, place.bundle);
    await place.setUp(container);
  });

  test.each(Object.entries(programs))("a %s program gets its points", async (_, { files, share }) => {
    const kept = await place.grade(container, files);
    expect(kept.share, kept.shown).toBe(share);
    expect(kept.shown).not.toMatch(SECRET);
  });

  test("nobody gets a grade if Cavalo fails", async () => {
    // No folder can be made there.
    rmSync(container.at("tmp"), { recursive: true });
    writeFileSync(container.at("tmp"), "");
    const kept = await place.grade(container, PROGRAMS.right.files);
    expect(kept.share).toBeUndefined();
  });
}
