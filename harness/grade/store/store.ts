import { rmSync } from "node:fs";
import path from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { ExpectedError } from "../../base/errors.ts";
import { AppendOnlyFile, type Extent, LONGEST_LINE_BYTES } from "../../base/journal.ts";
import { sealed } from "../../base/sealed-line.ts";
import type { HandIn } from "../../report/record/hand-in.ts";
import type { TaskRun } from "../task/task-run.ts";
import type { HistoryLine } from "./history.ts";
import { cannotWrite, claim, claimInTurn, type Waiting } from "./store-claim.ts";
import { type KeptBuild, knownIn, StoreIndex } from "./store-index.ts";
import { sealLines, writeEnd } from "./store-journal.ts";
import { type HandInKey, headerWith, journalIn, type StoreLine, storeIn } from "./store-lines.ts";
import type { StorePart } from "./stored-outputs.ts";
import { encodeRun, store } from "./stored-run.ts";

/** Size of a journal from which a store that is a convenience only begins anew. */
const MOST_REMEMBERED_BYTES = 32 * 1024 * 1024;

/** Place of a run: the case that it was put to, and whose program it was. */
export interface RunPlace {
  readonly key: string;
  readonly student: string;
  readonly case: string;
}

/**
 * Runs and results of a class. Lines are only added, each by one write: a kill loses nothing that was written, and a loss
 * of power at most the submission in progress.
 */
export class Store {
  readonly known: StoreIndex;
  readonly #reports: string;
  readonly #journal: AppendOnlyFile;
  readonly #outputs: AppendOnlyFile;
  readonly #release: () => void;
  /** The largest number of a line, and of those that the disk has. */
  #lines: number;
  #linesOnDisk = 0;
  #obstacle: unknown;

  constructor(reports: string, release: () => void) {
    sealLines(storeIn(reports));
    this.#journal = new AppendOnlyFile(journalIn(reports));
    this.known = new StoreIndex(reports, this.#journal);
    this.#reports = reports;
    this.#release = release;
    this.#outputs = new AppendOnlyFile(this.known.outputs.file);
    this.#journal.truncate(this.known.bytes);
    this.#trying(() => {
      const header = headerWith(path.basename(this.known.outputs.file));
      if (this.known.bytes === 0) this.#journal.append(sealed(header, 1).bytes);
    });
    this.#lines = Math.max(1, this.known.lastLine);
  }

  keepRun(place: RunPlace, run: TaskRun): void {
    this.#trying(() => {
      const encoded = encodeRun(run, this.#keepBytes);
      if (encoded) this.#add({ kind: "run", ...place, at: new Date().toISOString(), ...encoded });
    });
  }

  keepBuild(place: Omit<RunPlace, "case">, build: KeptBuild): void {
    this.#trying(() => {
      const { commands } = build;
      const end =
        build.kind === "ready"
          ? {
              notices: build.notices,
              stored: store(deflateRawSync(JSON.stringify(build.sources)), this.#keepBytes),
            }
          : { finding: build.finding };
      this.#add({ kind: "build", ...place, ...(commands && { commands }), ...end });
    });
  }

  keepHandIn(key: HandInKey, handIn: HandIn): void {
    this.#trying(() => {
      const stored = store(deflateRawSync(JSON.stringify(handIn)), this.#keepBytes);
      this.#add({ kind: "hand-in", ...key, stored });
    });
  }

  /** Keeps builds and runs of a student that come from another store. */
  keepPart({ lines, bytes }: StorePart, student: string): void {
    this.#trying(() => {
      for (const line of lines) {
        const { stored } = line;
        const isHere = !stored || "inline" in stored;
        const moved = isHere ? stored : this.#keepBytes(bytes.subarray(stored.at, stored.at + stored.bytes));
        this.#add({ ...line, student, ...(moved && { stored: moved }) });
      }
    });
  }

  /** @returns the line as it is kept */
  keep<Line extends HistoryLine>(line: Line): Line {
    let kept = line;
    this.#trying(() => {
      kept = this.#add(line);
    });
    return kept;
  }

  /** Waits until the disk has everything that was kept. */
  async sync(): Promise<void> {
    try {
      const lines = this.#lines;
      await this.#outputs.sync();
      await this.#journal.sync();
      this.#linesOnDisk = lines;
    } catch (error) {
      this.#obstacle ??= error;
    }
  }

  /**
   * From here on, takes nothing that an earlier program may have written; or marks that a later one may write.
   *
   * @param contained true if programs cannot write outside of their sandbox
   */
  mark({ contained }: { readonly contained: boolean }): void {
    if (contained === this.known.history.isMarked)
      this.keep({ kind: contained ? "clean" : "mark", at: new Date().toISOString() });
  }

  /** Keeps what was graded again since lines were found damaged. */
  keepRepair(graded: ReadonlySet<string>): void {
    const repair = this.known.damage.after(graded, this.known.history.state);
    if (repair) this.#trying(() => this.#add({ kind: "repaired", at: new Date().toISOString(), ...repair }));
  }

  /** Gives the folder up to other processes. */
  close(): void {
    this.#keepEnd();
    this.#journal.close();
    this.#outputs.close();
    this.#release();
  }

  /** Keeps how many lines the disk has, if that is possible: a smaller number is no mistake. */
  #keepEnd(): void {
    if (this.#linesOnDisk <= this.known.lastLine) return;
    const outputs = path.basename(this.known.outputs.file);
    this.#trying(() => writeEnd(storeIn(this.#reports), { outputs, lines: this.#linesOnDisk }));
  }

  /** @throws ExpectedError if something could not be kept */
  throwIfIncomplete(): void {
    if (this.#obstacle !== undefined) throw cannotWrite(journalIn(this.#reports), this.#obstacle);
  }

  readonly #keepBytes = (bytes: Buffer) => ({
    at: this.#outputs.append(bytes),
    bytes: bytes.length,
    sum: crc32(bytes),
  });

  /** A full disk must not end a grading: it is told at the end. */
  #trying(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.#obstacle ??= error;
    }
  }

  #add<Line extends StoreLine>(line: Line): Line {
    return this.known.add(line, this.#write(line));
  }

  #write(line: object): Extent {
    const { bytes, contentBytes } = sealed(line, this.#lines + 1);
    if (bytes.length > LONGEST_LINE_BYTES) throw new RangeError(`${bytes.length} bytes in a line`);
    const at = this.#journal.append(bytes);
    this.#lines++;
    return { at, bytes: contentBytes };
  }
}

/**
 * Opens the store of a class, and holds it until it is closed. Waits for another process that holds it.
 *
 * @param reports the folder of the report
 * @throws ExpectedError if it is of another version, or if it cannot be written
 * @throws StoppedError if the waiting was ended
 */
export async function openStore(reports: string, waiting: Waiting): Promise<Store> {
  return openClaimed(reports, await claimInTurn(storeIn(reports), waiting));
}

function openClaimed(reports: string, release: () => void): Store {
  try {
    return new Store(reports, release);
  } catch (error) {
    release();
    if (error instanceof ExpectedError) throw error;
    throw cannotWrite(journalIn(reports), error);
  }
}

/**
 * Opens a store that is a convenience only, as far as that is possible. One that is too large or of another version
 * begins anew, and so does one that is damaged.
 *
 * @returns undefined if another process holds it, or if it cannot be written
 */
export function openRememberedStore(folder: string): Store | undefined {
  try {
    if (!isUsable(folder)) rmSync(folder, { recursive: true, force: true });
    const claimed = claim(storeIn(folder));
    return "release" in claimed ? openClaimed(folder, claimed.release) : undefined;
  } catch (error) {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

function isUsable(folder: string): boolean {
  try {
    const index = knownIn(folder);
    index.close();
    return index.bytes <= MOST_REMEMBERED_BYTES && index.damage.lines.length === 0;
  } catch (error) {
    if (error instanceof ExpectedError) return false;
    throw error;
  }
}
