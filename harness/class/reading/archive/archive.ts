import type { ArchiveFault } from "../../../finding/notice.ts";

/** An entry of an archive, while the archive is read. */
export interface ArchiveEntry {
  /** The path as the archive has it, decoded; it may lead anywhere. */
  readonly name: string;
  readonly kind: "file" | "folder" | "link" | "special";
  /** The size that the archive states; a lie is noticed while the content is read. */
  readonly bytes: number;
  readonly modified: Date | undefined;
  readonly encrypted: boolean;
  /** Reads the content, once, before the next entry is asked for. */
  readonly content: () => AsyncIterable<Uint8Array>;
}

/**
 * Reads the entries of an archive in their order.
 *
 * @throws ArchiveError if it is not such an archive, is damaged, or holds too much
 */
export type ArchiveReader = (file: string, effort: Effort) => AsyncIterable<ArchiveEntry>;

/** An archive that cannot be opened. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

const USUAL_EFFORT_BYTES = 1024 ** 3;

/** A large archive is worth so many times its size, if that is more. */
const EFFORT_RATIO = 20;

/**
 * The work that looking into archives may still be, in bytes that are unpacked. Those that are only passed over count as well:
 * a small file can hold a thousand times its size.
 */
export class Effort {
  #left: number;

  constructor(bytes = USUAL_EFFORT_BYTES) {
    this.#left = bytes;
  }

  static for(archiveBytes: number): Effort {
    return new Effort(Math.max(USUAL_EFFORT_BYTES, EFFORT_RATIO * archiveBytes));
  }

  /** @throws ArchiveError if it is too much */
  spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new ArchiveError("too-large");
  }
}
