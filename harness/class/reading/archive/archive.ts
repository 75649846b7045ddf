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
 * @throws ArchiveError if it is not such an archive, or is damaged
 */
export type ArchiveReader = (file: string) => AsyncIterable<ArchiveEntry>;

/** An archive that cannot be opened. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
