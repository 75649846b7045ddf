/** Tests if a text is a day of the calendar, as `2026-12-01`. Days in this form can be compared as texts. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  // 30 February is otherwise taken for a day of March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** The day of a time, by the clock of this machine. */
export function dayOf(time: Date): string {
  const two = (part: number) => `${part}`.padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
