/** What a file system that knows neither capitals nor ways to write accents takes a name for. */
export function alike(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
