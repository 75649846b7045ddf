import { parse } from "yaml";
import type { Student } from "../../../submission/student.ts";
import { eachOf, type Layout } from "./layout.ts";

const METADATA = "submission_metadata.yml";

/** The export of Gradescope: a folder for each hand-in, and a file that says whose it is. */
export const gradescope: Layout = {
  title: "Gradescope",
  read(listing) {
    const file = listing.entries.find(({ name }) => name === METADATA);
    const hand = file && fieldsOf(metadataIn(listing.textOf(file)));
    return eachOf(listing, ({ name, kind }) => {
      const fields = kind === "folder" ? fieldsOf(hand?.[name]) : {};
      const members = listOf(fields[":submitters"]).flatMap(studentIn);
      const [only, ...others] = members;
      if (!only) return undefined;
      const time = fields[":created_at"];
      return {
        student: others.length === 0 ? only : teamOf(members),
        ...(time !== undefined && { time: String(time) }),
      };
    });
  },
};

function metadataIn(text: string | undefined): unknown {
  try {
    return parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** A person, by the id that the university gave, or by e-mail. */
function studentIn(submitter: unknown): Student[] {
  const { ":name": name, ":sid": id, ":email": email } = fieldsOf(submitter);
  const key = [id, email, name].map((each) => String(each ?? "").trim()).find((each) => each !== "");
  return key === undefined ? [] : [{ key, name: String(name ?? key) }];
}

function teamOf(members: readonly Student[]): Student {
  const joined = (field: "key" | "name") => members.map((each) => each[field]).join(", ");
  return { key: joined("key"), name: joined("name"), members };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
