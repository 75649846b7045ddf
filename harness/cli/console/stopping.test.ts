import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect, test, vi } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { cavaloWith } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";

const CONSOLE = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "console", "console.js");

/** Goes on for ever after the first signal. */
const STUBBORN = `
import { processIo } from ${JSON.stringify(CONSOLE)};
processIo("en").stopSignal().addEventListener("abort", () => console.log("stopping"));
setInterval(() => {}, 1000);
console.log("ready");
`;

test.each(["SIGINT", "SIGTERM"] as const)("a second %s ends a command at once", async (signal) => {
  const command = execa(process.execPath, ["--input-type=module", "--eval", STUBBORN], { reject: false });
  await once(command.stdout, "data");
  command.kill(signal);
  await once(command.stdout, "data");
  command.kill(signal);
  expect(await command).toMatchObject({ exitCode: 130, stdout: "ready\nstopping" });
});

test("a command that does not end by itself after a signal is ended soon, and says so", async () => {
  const command = execa(process.execPath, ["--input-type=module", "--eval", STUBBORN], { reject: false });
  await once(command.stdout, "data");
  command.kill("SIGTERM");
  expect(await command).toMatchObject({
    exitCode: 130,
    stderr: "stopped before everything was written. What was kept by then is whole",
  });
});

test("attacks that are stopped leave nothing behind", async () => {
  const temporary = folderWith({});
  const attacks = cavaloWith({ TMPDIR: temporary })(temporary, "doctor", "--attack");
  const isPrepared = () => expect(readdirSync(temporary).join(" ")).toContain("attack-stage-");
  await vi.waitFor(isPrepared, { timeout: 20_000 });
  attacks.kill("SIGTERM");
  expect(await attacks).toMatchObject({ exitCode: 130 });
  expect(readdirSync(temporary)).toEqual([]);
});
