import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { folderWith } from "../../testing/folders.ts";
import { compile } from "./compile.ts";

test("the commands of a build share its time, and the limit that is told is what was left of it", async () => {
  const aside = folderWith({});
  const folder = path.join(aside, "program");
  mkdirSync(folder);
  const time = { leftMs: 300 };
  const workshop = {
    aside,
    folder,
    home: path.join(aside, "home"),
    isolation: await bestIsolation(),
    time,
    environment: { PATH: "/usr/bin:/bin" },
    visible: [],
    sources: [],
    readsAsIs: undefined,
    compiler: undefined,
    signal: undefined,
  };
  mkdirSync(workshop.home);
  const finding = (most: number) => ({ finding: { kind: "compiler-over-limit", limit: "cpu", most } });
  expect(await compile(["/bin/sh", "-c", "while :; do :; done"], workshop)).toMatchObject(finding(300));
  expect(time.leftMs).toBeLessThanOrEqual(0);
  expect(await compile(["/bin/sh", "-c", ":"], workshop)).toMatchObject(finding(120_000));
});
