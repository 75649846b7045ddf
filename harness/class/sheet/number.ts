/** Signs that stand before the decimals of a number. */
export const DECIMAL_SIGNS = [".", ","] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** Thousands may be apart by the other sign, a blank or an apostrophe, the same throughout. */
const FORMS: Readonly<Record<DecimalSign, RegExp>> = {
  ".": /^-?(?:\d+|\d{1,3}([,\s'’])\d{3}(?:\1\d{3})*)(?:\.\d+)?$/,
  ",": /^-?(?:\d+|\d{1,3}([.\s'’])\d{3}(?:\1\d{3})*)(?:,\d+)?$/,
};

/** Reads a number as a person writes it, with this sign before the decimals; undefined if it is not one. */
export function numberIn(text: string, sign: DecimalSign): number | undefined {
  const trimmed = text.trim();
  if (!FORMS[sign].test(trimmed)) return undefined;
  const [whole = "", decimals = "0"] = trimmed.split(sign);
  return Number(`${whole.replace(/[^\d-]/g, "")}.${decimals}`);
}

/** Checks if a text is a number, with either sign. */
export function isNumber(text: string): boolean {
  return DECIMAL_SIGNS.some((sign) => numberIn(text, sign) !== undefined);
}

/** Tells the signs with which all of these texts are numbers: one, if a text settles it for all of them. */
export function signsIn(texts: readonly string[]): DecimalSign[] {
  return DECIMAL_SIGNS.filter((sign) => texts.every((text) => numberIn(text, sign) !== undefined));
}

/** Writes a number with this sign. */
export function numberText(value: number, sign: DecimalSign): string {
  return String(value).replace(".", sign);
}
