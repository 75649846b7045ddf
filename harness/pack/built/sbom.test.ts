import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { sbomOf } from "./sbom.ts";

const integrity = `sha512-${Buffer.alloc(64, 1).toString("base64")}`;

test("a bill of materials names what users install, with hashes and what needs what", () => {
  const sbom = sbomOf({
    packages: {
      "": { name: "own", version: "1.0.0", license: "MIT", dependencies: { "@a/b": "^2.0.0", c: "^1.0.0" } },
      "node_modules/@a/b": { version: "2.0.0", license: "MIT", integrity, dependencies: { c: "^3.0.0" } },
      "node_modules/@a/b/node_modules/c": { version: "3.0.0", license: "SEE LICENSE IN it", optional: true },
      "node_modules/c": { version: "1.0.0", license: "ISC" },
      "node_modules/tester": { version: "1.0.0", dev: true },
    },
  });
  expect(sbom.components.map((each) => each["bom-ref"])).toEqual(["@a/b@2.0.0", "c@3.0.0", "c@1.0.0"]);
  expect(sbom.components[0]).toMatchObject({
    purl: "pkg:npm/%40a/b@2.0.0",
    hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
    licenses: [{ license: { id: "MIT" } }],
  });
  expect(sbom.components[1]).toMatchObject({
    scope: "optional",
    licenses: [{ license: { name: "SEE LICENSE IN it" } }],
  });
  expect(sbom.dependencies).toEqual([
    { ref: "own@1.0.0", dependsOn: ["@a/b@2.0.0", "c@1.0.0"] },
    { ref: "@a/b@2.0.0", dependsOn: ["c@3.0.0"] },
    { ref: "c@3.0.0", dependsOn: [] },
    { ref: "c@1.0.0", dependsOn: [] },
  ]);
});

test("every need of what is installed today is a part of the bill", () => {
  const lock = readFileSync(path.join(PACKAGE_FOLDER, "package-lock.json"), "utf8");
  const { components, dependencies } = sbomOf(JSON.parse(lock));
  const refs = new Set(components.map((each) => each["bom-ref"]));
  expect(components.length).toBeGreaterThan(80);
  expect(refs.size).toBe(components.length);
  for (const { dependsOn } of dependencies) for (const ref of dependsOn) expect(refs).toContain(ref);
});
