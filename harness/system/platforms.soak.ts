import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { PLATFORM_NAMES } from "../pack/platform/names.ts";
import { canContain, makeContainer } from "../testing/container.ts";
import { PROGRAMS, testsOn } from "./platforms.ts";

describe.skipIf(!canContain())("a bundle, set up and called without a network as by", () => {
  describe.each(PLATFORM_NAMES)("%s", (name) => testsOn(name, PROGRAMS));
});

describe.skipIf(!canContain())("in a container that refuses namespaces", () => {
  const container = makeContainer();
  const cavalo = (user: number | undefined, ...args: string[]) =>
    container.run({
      command: ["node", "/opt/cavalo/dist/harness/cli/main.js", ...args],
      environment: { LC_ALL: "C", HOME: "/tmp" },
      ...(user !== undefined && { user }),
    });
  beforeAll(() => {
    for (const part of [
      "package.json",
      "dist",
      "cases",
      "submissions",
      "reference",
      "harness/attack/programs",
    ])
      cpSync(path.join(PACKAGE_FOLDER, part), container.at(`opt/cavalo/${part}`), { recursive: true });
    mkdirSync(container.at("hand-ins/ana"), { recursive: true });
    writeFileSync(container.at("hand-ins/ana/main.js"), "console.log(99)");
  });

  test("root has level C", async () => {
    const { stdout } = await cavalo(undefined, "doctor", "--json");
    expect(JSON.parse(stdout).isolation.level).toBe("C");
  });

  test("a user has level D, and grades nobody", async () => {
    const args = [
      "grade",
      "/hand-ins",
      "--problem",
      "lost-knight",
      "--trust-submissions",
      "--isolation",
      "C",
    ];
    const { exitCode, stderr } = await cavalo(1001, ...args, "--out", "/tmp/report");
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^isolation level C is not available here/);
  });

  test("the battery's programs read no answers and no results", async () => {
    chmodSync(container.at("opt/cavalo"), 0o700);
    const { exitCode, stdout, stderr } = await cavalo(
      undefined,
      "doctor",
      "--attack",
      "read",
      "--level",
      "C",
    );
    expect(stdout).toMatch(/[1-9]\d* .*contained/);
    expect(exitCode, stdout + stderr).toBe(0);
  });
});
