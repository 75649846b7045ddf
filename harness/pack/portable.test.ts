import { expect, test } from "vitest";
import { LOCALES } from "../base/locale.ts";
import { portableFiles } from "./portable.ts";

test.each(LOCALES)(
  "the command file is read by any code page of Windows, and its labels are found (%s)",
  (locale) => {
    const edition = new Map([["package.json", Buffer.from("{}\n")]]);
    const files = portableFiles({ edition, node: Buffer.from("MZ"), locale });
    const command = String(files.get("cavalo/cavalo.cmd"));
    expect(command).toMatch(/^[\x20-\x7e\r\n]+$/);
    expect(command.replaceAll("\r\n", "")).not.toContain("\n");
    const labels = Array.from(command.matchAll(/goto (\w+)/g), ([, label]) => `:${label}`);
    expect(command.split("\r\n")).toEqual(expect.arrayContaining(labels));
    expect(String(files.get("cavalo/app/package.json"))).toBe("{}\n");
    expect(String(files.get("cavalo/node/node.exe"))).toBe("MZ");
  },
);
