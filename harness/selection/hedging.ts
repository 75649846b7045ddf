import type { Question } from "../answer/reading/answer.ts";
import { saysNone } from "../answer/text/wordings.ts";
import type { ToLookAt } from "../finding/index.ts";
import { lookAt } from "./ambiguity.ts";
import { NO_CLAIM } from "./claim.ts";
import type { Position } from "./evidence.ts";
import type { ScannedTranscript } from "./scanned-transcript.ts";
import type { NumberToken, TemplateLine } from "./template-lines.ts";

/** Something that an output says, and where. */
interface Said {
  readonly said: number | "none";
  readonly line: TemplateLine;
  /** The number in the line, if it is known which. */
  readonly token?: NumberToken;
}

/** Another thing that an output calls its answer. */
interface Rival extends Said {
  /** Name that it has in common with rivals in other outputs. */
  readonly key: string;
  /** True if the program was given this number, or counts it on the board. */
  readonly isGiven?: boolean;
}

/** A larger number than so many times the right one is something else, such as the squares of a search. */
const MOST_TIMES = 3;

/** Name of all rivals that words call the answer, wherever they stand. */
const ANYWHERE = "anywhere";

/**
 * Finds a program that does not decide: in most outputs it calls something else the answer, no less than what is taken for it. It
 * is asked about only if that makes a difference.
 *
 * @param position the place that is taken; by default, the words decide in each output
 */
export function undecided(numbered: readonly ScannedTranscript[], position?: Position): ToLookAt[] {
  const offers = numbered.map((each, at) => {
    const occurrence = position?.occurrences[at];
    const taken = occurrence ? { ...occurrence, said: occurrence.value } : wordedIn(each);
    return { each, taken, rivals: taken ? rivalsIn(each, taken) : [] };
  });
  const common = commonTo(offers.map(({ rivals }) => rivals));
  for (const { each, taken, rivals } of offers) {
    const isRight = ({ said }: Said) => said === each.asked.answer;
    const rival = rivals.find((other) => isRight(other) !== isRight(taken!) && common.has(other.key));
    if (rival) return [lookAt(each, rival.line.from)];
  }
  return [];
}

/** Finds the rivals that stand in most outputs. Where one output has a number, another may have a denial. */
function commonTo(outputs: readonly (readonly Rival[])[]): Set<string> {
  const byKey = new Map<string, Rival[]>();
  const denied = new Map<string, number>();
  let denying = 0;
  for (const rivals of outputs) {
    const isDenying = rivals.some(({ said }) => said === "none");
    if (isDenying) denying++;
    for (const [key, rival] of new Map(rivals.map((each) => [each.key, each]))) {
      byKey.set(key, [...(byKey.get(key) ?? []), rival]);
      if (isDenying) denied.set(key, (denied.get(key) ?? 0) + 1);
    }
  }
  const isCommon = ([key, rivals]: readonly [string, readonly Rival[]]) => {
    // A number that is always the same depends on no board.
    const isConstant = key !== ANYWHERE && new Set(rivals.map(({ said }) => said)).size === 1;
    const times = rivals.length + denying - (denied.get(key) ?? 0);
    return 2 * times > outputs.length && !isConstant && !rivals.every(({ isGiven }) => isGiven);
  };
  return new Set(Array.from(byKey).flatMap((entry) => (isCommon(entry) ? [entry[0]] : [])));
}

/** Finds what the words call the answer. */
function wordedIn({ worded, lines }: ScannedTranscript): Said | undefined {
  const [taken] = worded;
  const line = lines.find(({ from }) => from.line === taken?.from?.line);
  if (!line || (taken?.answer.kind !== "moves" && taken?.answer.kind !== "none")) return undefined;
  return { said: taken.answer.kind === "moves" ? taken.answer.moves : "none", line };
}

function rivalsIn(scanned: ScannedTranscript, taken: Said): Rival[] {
  const offers = offersIn(scanned);
  const alike = offers.filter(({ said }) => said === taken.said);
  // It may be said twice: "Distancia: 12" and "Resposta: 12".
  const claim = Math.max(claimOf(taken), ...alike.map(claimOf));
  const own = alike.find(({ line }) => line === taken.line);
  const claimed = offers.flatMap((offer) => {
    const { said, line } = offer;
    // A bound takes back what another line claims.
    const isBound = line.hedges() && said !== "none";
    const isRival = isBound || (claimOf(offer) > NO_CLAIM && claimOf(offer) >= claim);
    if (offer === own || !isRival) return [];
    return [line.template, ...(said === taken.said ? [] : [ANYWHERE])].map((key) => ({ ...offer, key }));
  });
  return claim > NO_CLAIM ? claimed : [...claimed, ...unclaimedIn(scanned, { taken, claim })];
}

/** Lists the denials of an output, and its numbers that may be moves. */
function offersIn({ lines, asked, plan }: ScannedTranscript): Said[] {
  return lines.flatMap((line) => {
    const denials = partsOf(line.text).filter((part) => saysNone(part) && !plan.ignored?.has(part));
    const numbers = line.tokens.flatMap(({ value = 0 }) => (mayBeMoves(value, asked) ? [value] : []));
    return [...denials.map(() => "none" as const), ...numbers].map((said) => ({ said, line }));
  });
}

function mayBeMoves(number: number, { answer }: ScannedTranscript["asked"]): boolean {
  return number > 0 && number <= MOST_TIMES * Number(answer);
}

/** Parts of a line that may deny by themselves: "sem bordas: impossivel; com bordas: 7", "68 movimentos (ou impossivel)". */
function partsOf(text: string): string[] {
  return text.split(/[;|,/()]|\b(?:ou|or|oder)\b/).flatMap((part) => [part, ...part.split(/[:=]/).slice(1)]);
}

function claimOf({ said, line }: Said): number {
  return line.claimOf(said);
}

/** Lists the numbers that nothing is said of, if nothing is said of the one that is taken either. */
function unclaimedIn(
  { lines, occurrences, asked, plan }: ScannedTranscript,
  { taken, claim }: { readonly taken: Said; readonly claim: number },
): Rival[] {
  const given = givenIn(plan.question);
  return Array.from(occurrences.byPlace).flatMap(([key, occurrence]) => {
    const { line, value: said } = occurrence;
    const own = line.claimOf(said);
    const isTaken = taken.token
      ? occurrence.token === taken.token
      : said === taken.said && line === taken.line;
    if (isTaken || !mayBeMoves(said, asked) || own < claim || own > NO_CLAIM) return [];
    return occurrences.isRepeated(occurrence) || isListed(line, lines)
      ? []
      : [{ key, said, line, isGiven: given.has(said) }];
  });
}

/** Tests if a line is one of several with two numbers, as squares of a path are listed. */
function isListed({ template, tokens }: TemplateLine, lines: readonly TemplateLine[]): boolean {
  return tokens.length > 1 && lines.filter((line) => line.template === template).length > 1;
}

/** Numbers that a program was given, or that it counts on the board: they are no answers. */
function givenIn({ rows, columns, start, exit }: Question): Set<number> {
  const squares = [start, exit].flatMap((square) => (square ? [square.row, square.column] : []));
  return new Set([rows, columns, rows * columns, ...squares, ...squares.map((at) => at + 1)]);
}
