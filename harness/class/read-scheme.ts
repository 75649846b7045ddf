import { ExpectedError } from "../base/errors.ts";
import { type Sentence, say } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";
import { readYamlFile, type YamlFile } from "../base/yaml-file.ts";
import { isZone } from "./late/clock.ts";
import { momentMistake, readMoments } from "./late/moment.ts";
import { type Scheme, schemeSchema } from "./scheme.ts";

/**
 * Reads a scheme of grades. Its zone and its time are valid, even before the class is known.
 *
 * @throws ExpectedError with the mistakes of the file, each with its place
 */
export function readScheme(path: string): YamlFile<Scheme> {
  const file = readYamlFile(path, schemeSchema);
  const { timeZone, late } = file.value;
  const mistakes: Sentence[] = [];
  if (timeZone !== undefined && !isZone(timeZone))
    mistakes.push(
      file.mistake(
        ["timeZone"],
        say`${excerpt(timeZone)} is not the name of a time zone, as America/Sao_Paulo`,
      ),
    );
  const [due] = readMoments(late ? [late.due] : []);
  if (late && due && due.kind !== "moment")
    mistakes.push(file.mistake(["late", "due"], momentMistake(late.due, due)));
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return file;
}
