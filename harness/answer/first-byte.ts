import type { ScannedLine } from "./line-scanner.ts";

const [ZERO, NINE] = [0x30, 0x39] as const;
const BAR = 0x7c;
/** Blanks and frames of other alphabets begin here. */
const FIRST_BEYOND_ASCII = 0x80;

/** Tests if a line may begin with a number: a cheap question before an expression. */
export function mayBeginWithNumber({ firstByte }: ScannedLine): boolean {
  return (firstByte >= ZERO && firstByte <= NINE) || firstByte >= FIRST_BEYOND_ASCII;
}

/** Tests if a line may begin with the line of a frame. */
export function mayBeginWithFrame({ firstByte }: ScannedLine): boolean {
  return firstByte === BAR || firstByte >= FIRST_BEYOND_ASCII;
}
