/**
 * Pattern of numbers that a grader types, with a point or a comma. Fields for numbers only would lose what is typed halfway,
 * as a sign, when the page is loaded again.
 */
export const DECIMAL = "(-|\\+)?[0-9]+([.,][0-9]+)?";
