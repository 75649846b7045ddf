import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { claimForWriting } from "./claim.ts";
import { thisProcess } from "./owner.ts";

test("a folder is held by one, and by the next one after that", () => {
  const folder = folderWith({});
  const claim = claimForWriting(folder);
  expect(claimForWriting(folder)).toEqual({ heldBy: process.pid });
  if ("release" in claim) claim.release();
  expect(claimForWriting(folder)).toHaveProperty("release");
});

test.each(["", "null", "7", "[]", '{"pid":"self"}', '{"pid":1,"startedAt":null,"numbers":{}}'])(
  "a claim that says %j holds nothing",
  (text) => {
    const folder = folderWith({ "claim-1-1.json": text });
    expect(claimForWriting(folder)).toHaveProperty("release");
    expect(existsSync(path.join(folder, "claim-1-1.json"))).toBe(false);
  },
);

test("a claim that is a link is not followed", () => {
  const folder = folderWith({ "elsewhere/claim": JSON.stringify(thisProcess()) });
  symlinkSync("elsewhere/claim", path.join(folder, "claim-1-1.json"));
  expect(claimForWriting(folder)).toHaveProperty("release");
  expect(readFileSync(path.join(folder, "elsewhere", "claim"), "utf8")).toBe(JSON.stringify(thisProcess()));
});
