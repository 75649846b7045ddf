import { closeSync, openSync, readSync } from "node:fs";

export interface ProcessStat {
  /** One letter: Z for a zombie, T or t for one that is stopped. */
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  /** In ticks since the machine was started. */
  readonly startedAt: string;
  /** User and system time in milliseconds: its own, and that of the children that it waited for. */
  readonly cpuMs: number;
}

/** Linux counts in hundredths of a second wherever it tells programs of time, whatever it counts in itself. */
const TICK_MS = 10;

/**
 * Reads what /proc tells of a process, or of one of its threads as `pid/task/thread`; undefined if there is no such
 * process, or no /proc.
 */
export function processStat(pid: number | string): ProcessStat | undefined {
  const fields = fieldsOf(pid);
  const [state, parent, group] = fields;
  if (state === undefined || group === undefined) return undefined;
  const ticks = fields.slice(11, 15).reduce((total, each) => total + Number(each), 0);
  return {
    state,
    parent: Number(parent),
    group: Number(group),
    startedAt: fields[19] ?? "",
    cpuMs: ticks * TICK_MS,
  };
}

function fieldsOf(pid: number | string): string[] {
  try {
    const stat = readProcFile(`${pid}/stat`);
    // The name in brackets may hold anything, so the fields are counted from its end.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

/** Longer than what is read. Node would set aside 64 KiB for each file, of which a look reads hundreds. */
const kept = Buffer.alloc(4096);

/** Reads a short file below /proc. */
export function readProcFile(name: string): string {
  const file = openSync(`/proc/${name}`, "r");
  try {
    return kept.toString("latin1", 0, readSync(file, kept));
  } finally {
    closeSync(file);
  }
}
