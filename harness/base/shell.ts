/**
 * Quotes a word for a shell, if it needs that: in such a way that PowerShell and `cmd` take it for the same, as long as it has no sign
 * that one of them reads otherwise.
 */
export function shellWord(text: string): string {
  if (/^[\w+=:./-]+$/.test(text)) return text;
  return /^[^"$`\\!%\p{Cc}]+$/u.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
