import { realpathSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect } from "vitest";
import { folderWith } from "./folders.ts";

/** Runs a command from a folder, as a user types it. */
export type Installed = (folder: string, ...args: string[]) => ReturnType<typeof run>;

/** Installs a packed file with npm, without a network and with nothing remembered, for a version of Node. */
export async function npmInstall(file: string, node: string): Promise<Installed> {
  const prefix = folderWith({});
  const { stdout: npm } = await execa("sh", ["-c", "command -v npm"]);
  const { exitCode, all } = await execa(node, [realpathSync(npm), "install", "--global", file], {
    all: true,
    reject: false,
    env: {
      PATH: `${path.dirname(node)}:${process.env.PATH}`,
      npm_config_prefix: prefix,
      npm_config_cache: path.join(prefix, "cache"),
      npm_config_registry: "http://127.0.0.1:9",
      npm_config_update_notifier: "false",
    },
  });
  expect(all).toMatch(/added 1 package/);
  expect(exitCode).toBe(0);
  return (folder, ...args) => run(node, path.join(prefix, "bin", "cavalo"), { folder, args });
}

function run(node: string, command: string, { folder, args }: { folder: string; args: readonly string[] }) {
  return execa(command, args, {
    cwd: folder,
    env: { PATH: `${path.dirname(node)}:${process.env.PATH}`, LC_ALL: "C" },
    reject: false,
    stdin: "ignore",
  });
}
