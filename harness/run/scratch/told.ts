/** Folders of this grading, and those in them that hold a program or are its working directory. */
const SCRATCH = /[/\\]cavalo-\w{6}(?:[/\\]run-\w{6})*/.source;
const OWN_FOLDER = new RegExp(`(?<![^\\s"'\`(])[^\\s"'\`(]*${SCRATCH}[/\\\\](?:program|work)[/\\\\]`, "g");

/** Removes the part of a path that is another one in every grading from a message; of the program's own files, their names stay. */
export function withoutScratch(message: string): string {
  return message.replace(OWN_FOLDER, "").replace(new RegExp(SCRATCH, "g"), "/…");
}
