/** The name that a file system takes a name for if it knows neither capitals nor ways to write accents. */
export function alike(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
