import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isOwnFile, writeWhole } from "../../base/files.ts";
import { isGone, type Owner, thisProcess } from "./owner.ts";

const CLAIM = /^claim-\d+-\d+\.json$/;

let claims = 0;

/**
 * Claims a folder for one writer. Claims of dead processes do not count, so nothing has to be tidied up after a kill.
 * Each process writes its claim before it looks for others, so two can never both hold the folder.
 *
 * @returns a function that gives the claim up, or the number of the process that holds the folder
 */
export function claimForWriting(folder: string): { release(): void } | { readonly heldBy: number } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = `claim-${process.pid}-${++claims}.json`;
  const file = path.join(folder, own);
  writeWhole(file, JSON.stringify(thisProcess()));
  const release = () => rmSync(file, { force: true });
  const other = liveClaims(folder).find(({ name }) => name !== own);
  if (!other) return { release };
  release();
  return { heldBy: other.pid };
}

function liveClaims(folder: string): { name: string; pid: number }[] {
  return readdirSync(folder)
    .filter((name) => CLAIM.test(name))
    .flatMap((name) => {
      const owner = ownerIn(path.join(folder, name));
      if (owner && !isGone(owner)) return [{ name, pid: owner.pid }];
      rmSync(path.join(folder, name), { force: true });
      return [];
    });
}

function ownerIn(file: string): Owner | undefined {
  try {
    const { pid, startedAt, numbers }: Owner = isOwnFile(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    const isOwner = Number.isInteger(pid) && typeof startedAt === "string" && typeof numbers === "string";
    return isOwner ? { pid, startedAt, numbers } : undefined;
  } catch {
    return undefined;
  }
}
