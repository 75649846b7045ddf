import { rule } from "../grade/ruling.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import type { LevelName } from "../run/isolation/level.ts";
import type { Outcome } from "../run/outcome.ts";
import { type Attack, HOLDS, type Hold } from "./attack.ts";
import type { Trace } from "./execute.ts";

const MIB = 1024 * 1024;

/** The least share of what a program says it used that is to be measured. */
const SEEN_SHARE = 0.6;

/** Characters that no finding may hold: a terminal, an editor or a build service would obey them. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^(?:::|##\[|[=+@-])/u;

/** The hold that a level had on a program, as the evidence shows it. */
export interface Assessment {
  readonly hold: Hold;
  readonly evidence: readonly string[];
  /** Present if more or less is known of the level. */
  readonly surprise?: "better" | "worse";
}

/** Assesses by evidence alone: what the program got at, what it left, how it ended. */
export function assess(
  attack: Attack,
  trace: Trace,
  { level, canary }: { level: LevelName; canary: string },
): Assessment {
  const broken = [...breaches(trace, canary), ...trace.damage, ...loudFindings(trace)];
  const wrongEnd = attack.ends.includes(trace.end) ? [] : [`ended by ${trace.end}${wordsOf(trace)}`];
  const beyond = [...lines(trace, "BOUND "), ...unmeasured(trace)];
  const hold: Hold =
    broken.length + wrongEnd.length > 0 ? "open" : beyond.length > 0 ? "bounded" : "contained";
  const known = attack.levels?.[level]?.hold ?? "contained";
  const difference = wrongEnd.length > 0 ? 1 : HOLDS.indexOf(hold) - HOLDS.indexOf(known);
  return {
    hold,
    evidence: [...broken, ...wrongEnd, ...beyond],
    ...(difference !== 0 && { surprise: difference < 0 ? "better" : "worse" }),
  };
}

function breaches(trace: Trace, canary: string): string[] {
  const captured = [trace.outcome?.stdout, trace.outcome?.stderr, trace.outcome?.answerFile];
  const told = [trace.message ?? "", ...captured.map((capture) => capture?.bytes.toString("latin1") ?? "")];
  const said = lines(trace, "BREACH ");
  return said.length === 0 && told.some((text) => text.includes(canary)) ? ["the canary was seen"] : said;
}

function lines({ outcome }: Trace, start: string): string[] {
  const text = outcome?.stdout.bytes.toString("latin1") ?? "";
  const found = text.split("\n").filter((line) => line.startsWith(start));
  return found.slice(0, 3).map((line) => line.slice(start.length));
}

/** CPU time and memory that the program says it used and that were not seen. */
function unmeasured(trace: Trace): string[] {
  const { cpuMs, peakMemoryBytes } = trace.outcome ?? {};
  const said = (start: string) => Number(lines(trace, start)[0] ?? 0);
  const seen = [
    { used: said("USED "), seen: cpuMs, unit: "ms of CPU time" },
    {
      used: said("HELD "),
      seen: peakMemoryBytes && Math.round(peakMemoryBytes / MIB),
      unit: "MiB of memory",
    },
  ];
  return seen.flatMap(({ used, seen, unit }) =>
    seen !== undefined && seen < SEEN_SHARE * used ? [`only ${seen} of ${used} ${unit} were measured`] : [],
  );
}

/** Words of a report must be words and nothing else. */
function loudFindings({ outcome, message }: Trace): string[] {
  const said = message ?? (outcome && ruledOn(outcome));
  return said !== undefined && OBEYED.test(said) ? [`a report would say ${JSON.stringify(said)}`] : [];
}

function ruledOn(outcome: Outcome): string | undefined {
  const limits = { cpuMs: 1, wallMs: 1, outputBytes: 1, memoryBytes: 1 };
  const { finding } = rule({ outcome, limits, judgement: undefined, lookedFor: { formats: [] } });
  return finding && inEnglish(finding);
}

function wordsOf({ message, outcome }: Trace): string {
  const { end, stderr } = outcome ?? {};
  const reason = end && "reason" in end ? end.reason : undefined;
  const words = message ?? reason ?? stderr?.bytes.toString("utf8").trim().slice(0, 120);
  return words ? ` (${words})` : "";
}
