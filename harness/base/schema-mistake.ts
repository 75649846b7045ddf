import type { ErrorObject } from "ajv";
import { distance } from "fastest-levenshtein";
import type { Locale } from "./locale.ts";
import { inEach, type Sentence, say } from "./sentence.ts";

/** Drops the errors of the branches of a failed choice: ajv reports all, a reader needs only the choice. */
export function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === "anyOf");
  return errors.filter(
    (error) =>
      !choices.some(
        (choice) => error !== choice && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`),
      ),
  );
}

/** Says what a value lacks for its schema, and where it stands in the document. */
export function explain(error: ErrorObject): { where: (string | number)[]; sentence: Sentence } {
  const where = error.instancePath.split("/").slice(1).map(unescapePointer);
  const name = where.length === 0 ? THIS_FILE : inEach(() => `"${where.at(-1)}"`);
  const description: unknown = error.parentSchema?.description;
  // Schemas are published in English only.
  const meaning = (locale: Locale) =>
    typeof description === "string" && locale === "en" ? `: ${description}` : "";
  switch (error.keyword) {
    case "additionalProperties": {
      const key = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema?.properties as object | undefined) ?? {});
      return { where: [...where, key], sentence: unknownKey(key, known) };
    }
    case "required": {
      const { missingProperty: key } = error.params;
      return {
        where,
        sentence: say`${name} needs the key "${key}"`,
      };
    }
    case "format": {
      const value = shown(error.data);
      return {
        where,
        sentence: say`${name} must be a day of the calendar, as 2026-12-01, not ${value}`,
      };
    }
    case "pattern":
    case "anyOf": {
      const value = shown(error.data);
      return {
        where,
        sentence: say`${name} cannot be ${value}${meaning}`,
      };
    }
    case "enum": {
      const values = (error.params.allowedValues as unknown[]).join(", ");
      return {
        where,
        sentence: say`${name} must be one of ${values}`,
      };
    }
    case "discriminator":
      return {
        where,
        sentence: say`${name} needs a known kind, because the kind decides which keys are allowed`,
      };
    case "type": {
      const type = typeName(error.params.type);
      const value = shown(error.data);
      return {
        where,
        sentence: say`${name} must be ${type}, not ${value}${meaning}`,
      };
    }
    default:
      return { where, sentence: say`${name} is not valid (${error.message ?? error.keyword})${meaning}` };
  }
}

const THIS_FILE: Sentence = say`this file`;

function unescapePointer(segment: string): string | number {
  const key = segment.replaceAll("~1", "/").replaceAll("~0", "~");
  return /^\d+$/.test(key) ? Number(key) : key;
}

function unknownKey(key: string, known: readonly string[]): Sentence {
  const nearest = known.toSorted((a, b) => distance(key, a) - distance(key, b))[0];
  if (nearest !== undefined && distance(key, nearest) <= 2)
    return say`unknown key "${key}". Did you mean "${nearest}"?`;
  const all = known.join(", ");
  return say`unknown key "${key}". The keys allowed here are ${all}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function typeName(type: unknown): Sentence {
  const names: Record<string, Sentence> = {
    array: say`a list`,
    boolean: say`true or false`,
    integer: say`a whole number`,
    number: say`a number`,
    object: say`a mapping of keys to values`,
    string: say`a text`,
  };
  return names[String(type)] ?? inEach(() => String(type));
}
