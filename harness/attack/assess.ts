import { inEach, type Sentence, say } from "../base/sentence.ts";
import { rule } from "../grade/task/ruling.ts";
import { inEachLanguage } from "../report/catalogue/index.ts";
import type { LevelName } from "../run/isolation/level.ts";
import type { Outcome } from "../run/outcome.ts";
import { type Attack, HOLDS, type Hold } from "./attack.ts";
import type { Trace } from "./execute.ts";

const MIB = 1024 * 1024;

/** The least share of what a program says it used that is to be measured. */
const SEEN_SHARE = 0.6;

/** Characters that no finding may hold: a terminal, an editor or a build service would obey them. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^(?:::|##\[|[=+@-])/u;

const CANARY_SEEN: Sentence = say`the canary was seen`;

/** The hold that a level had on a program, as the evidence shows it. */
export interface Assessment {
  readonly hold: Hold;
  readonly evidence: readonly Sentence[];
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
  const wrongEnd = attack.ends.includes(trace.end) ? [] : [endOf(trace)];
  const beyond = [...lines(trace, "BOUND ").map(same), ...unmeasured(trace)];
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

function breaches(trace: Trace, canary: string): Sentence[] {
  const captured = [trace.outcome?.stdout, trace.outcome?.stderr, trace.outcome?.answerFile];
  const told = [
    trace.message?.en ?? "",
    ...captured.map((capture) => capture?.bytes.toString("latin1") ?? ""),
  ];
  const said = lines(trace, "BREACH ");
  return said.length === 0 && told.some((text) => text.includes(canary)) ? [CANARY_SEEN] : said.map(same);
}

function lines({ outcome }: Trace, start: string): string[] {
  const text = outcome?.stdout.bytes.toString("latin1") ?? "";
  const found = text.split("\n").filter((line) => line.startsWith(start));
  return found.slice(0, 3).map((line) => line.slice(start.length));
}

/** CPU time and memory that the program says it used and that were not seen. */
function unmeasured(trace: Trace): Sentence[] {
  const { cpuMs, peakMemoryBytes } = trace.outcome ?? {};
  const said = (start: string) => Number(lines(trace, start)[0] ?? 0);
  const seen = [
    { used: said("USED "), seen: cpuMs, unit: say`ms of CPU time` },
    {
      used: said("HELD "),
      seen: peakMemoryBytes && Math.round(peakMemoryBytes / MIB),
      unit: say`MiB of memory`,
    },
  ];
  return seen.flatMap(({ used, seen, unit }) =>
    seen !== undefined && seen < SEEN_SHARE * used
      ? [say`only ${seen} of ${used} ${unit} were measured`]
      : [],
  );
}

/** Words of a report must be words and nothing else. */
function loudFindings({ outcome, message }: Trace): Sentence[] {
  const said = message ?? (outcome && ruledOn(outcome));
  if (said === undefined || !Object.values(said).some((text) => OBEYED.test(text))) return [];
  return [say`a report would say ${(locale) => JSON.stringify(said[locale])}`];
}

function ruledOn(outcome: Outcome): Sentence | undefined {
  const limits = { cpuMs: 1, wallMs: 1, outputBytes: 1, memoryBytes: 1 };
  const { finding } = rule({ outcome, limits, judgement: undefined, lookedFor: { formats: [] } });
  return finding && inEachLanguage(finding);
}

function endOf({ end, message, outcome }: Trace): Sentence {
  const { end: process, stderr } = outcome ?? {};
  const reason = process && "reason" in process ? process.reason : undefined;
  const words = message ?? same(reason ?? stderr?.bytes.toString("utf8").trim().slice(0, 120) ?? "");
  const why = inEach((locale) => (words[locale] === "" ? "" : ` (${words[locale]})`));
  return say`ended by ${end}${why}`;
}

/** A text of a program, as it is. */
function same(text: string): Sentence {
  return inEach(() => text);
}
