/** A record as it is. What a terminal or a build service would obey is escaped, as JSON allows, so that a file can be shown. */
export function jsonReport(record: object): string {
  const text = JSON.stringify(record, null, 2);
  return `${text.replace(/[\u007f-\u009f\p{Cf}\u2028\u2029]|(?<=#)#(?=\w{0,20}\[)/gu, escapeCharacter)}\n`;
}

function escapeCharacter(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("");
}
