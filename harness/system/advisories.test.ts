import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";

/** Checks our packages by a registry that knows these flaws, or by none. */
async function advisoriesBy(flaws: object | undefined) {
  const server = createServer((request, response) => {
    const isAsked = request.url === "/-/npm/v1/security/advisories/bulk";
    response.writeHead(isAsked ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isAsked ? flaws : {}));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  if (!flaws) server.close();
  return execa(path.join(PACKAGE_FOLDER, ".ci", "advisories"), {
    all: true,
    reject: false,
    env: { npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: folderWith({}) },
  });
}

const flaw = (severity: string) => ({
  yaml: [{ id: 1, title: "it may freeze", severity, vulnerable_versions: "<99", url: "https://127.0.0.1" }],
});

test("a known flaw that is high in what users install fails a push, and no other does", async () => {
  expect(await advisoriesBy(flaw("high"))).toMatchObject({
    exitCode: 1,
    all: expect.stringContaining("it may freeze"),
  });
  expect(await advisoriesBy({ ...flaw("low"), vitest: flaw("high").yaml })).toMatchObject({
    exitCode: 0,
    all: "advisories: no package that users install has a known flaw that is high",
  });
});

test("a registry that cannot be asked fails nothing, and it is said that nothing was checked", async () => {
  expect(await advisoriesBy(undefined)).toMatchObject({
    exitCode: 0,
    all: "advisories: not checked, because the registry cannot be asked for them",
  });
});
