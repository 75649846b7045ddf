import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { isOurs } from "../../base/files.ts";
import { fingerprint } from "../../base/fingerprint.ts";
import { userCacheFolder } from "../../base/user-cache.ts";
import { isMarked } from "../../base/user-memory.ts";
import type { Lab } from "../../run/lab.ts";
import type { Plan } from "../language/language.ts";
import type { Submission } from "../submission.ts";
import { compile, newBuildTime, type Workshop } from "./compile.ts";
import { fileTrace, type Toolchain } from "./toolchain.ts";

/** Most homes that are kept for the user: one for each release of a compiler that is in use. */
const MOST_HOMES = 3;

/**
 * Compilers have a home of their own for each program, so that no program changes what another is made of. One that
 * keeps much shares it, unless commands of the submission's own run there, or each run has a user of its own.
 */
export function sharesHome({ manifest }: Submission, { keptHome }: Plan, { isolation }: Lab): boolean {
  return keptHome !== undefined && manifest.build === undefined && isolation.level !== "C";
}

interface Filling {
  readonly files: Readonly<Record<string, string>>;
  /** Builds the files, and leaves in the home what other programs need, too. */
  readonly command: readonly string[];
  readonly toolchain: Toolchain;
  readonly lab: Lab;
  /** Its home is the one that is filled. */
  readonly workshop: Workshop;
}

const filled = new WeakMap<Lab["scratch"], Map<string, Promise<void>>>();

/**
 * Fills the home that compilers of a lab share, once: with what was kept for this user, or else by a program of ours, whose home
 * is then kept. No program of a student has a part in what is kept.
 */
export function fillHome(filling: Filling): Promise<void> {
  const { scratch } = filling.lab;
  const homes = filled.get(scratch) ?? new Map<string, Promise<void>>();
  filled.set(scratch, homes);
  const kept = keptHomeOf(filling.toolchain);
  const filledOnce = homes.get(kept) ?? fill(kept, filling);
  homes.set(kept, filledOnce);
  return filledOnce;
}

/** The folder with what the compilers of a toolchain have made of their own library. */
export function keptHomeOf({ paths, version }: Toolchain): string {
  const key = fingerprint([version, ...Array.from(paths.values(), fileTrace)]);
  return path.join(userCacheFolder(), "homes", key);
}

async function fill(kept: string, { files, command, lab, workshop }: Filling): Promise<void> {
  const { home } = workshop;
  // The compiler removes what is old, so that all of it is to be new.
  if (isOwn(kept) && !isMarked()) return cp(kept, home, { recursive: true }).catch(() => {});
  const folder = await lab.scratch.newFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const failure = await compile(command, { ...workshop, folder, time: newBuildTime() });
  if (!failure && !isMarked()) await keep(home, kept);
}

/** Keeps a copy, whole or not at all. Nothing needs it. */
async function keep(home: string, kept: string): Promise<void> {
  const draft = `${kept}-${randomUUID()}`;
  try {
    mkdirSync(userCacheFolder(), { recursive: true, mode: 0o700 });
    await cp(home, draft, { recursive: true });
    renameSync(draft, kept);
    for (const old of homesBeside(kept).slice(MOST_HOMES)) rmSync(old, { recursive: true, force: true });
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Lists the homes that are kept, the newest first. */
function homesBeside(kept: string): string[] {
  const homes = readdirSync(path.dirname(kept)).map((name) => path.join(path.dirname(kept), name));
  return homes.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

function isOwn(folder: string): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat !== undefined && isOurs(stat);
}
