import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";

const read = (name: string) => JSON.parse(readFileSync(path.join(PACKAGE_FOLDER, name), "utf8"));

test("every install script of a package is refused, and no package that users install has one", () => {
  const { packages } = read("package-lock.json");
  const withScript = Object.keys(packages).filter(
    (place) => packages[place].hasInstallScript && place !== "",
  );
  const refused = Object.keys(read("package.json").allowScripts).map((name) => `node_modules/${name}`);
  expect(withScript.sort()).toEqual(refused.sort());
  expect(withScript.filter((place) => !packages[place].dev)).toEqual([]);
});
