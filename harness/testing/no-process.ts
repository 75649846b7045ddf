import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

const refuse = () => {
  throw new Error("a unit test starts no process: one that does is called *.system.test.ts");
};
Object.assign(childProcess, {
  exec: refuse,
  execFile: refuse,
  execFileSync: refuse,
  execSync: refuse,
  fork: refuse,
  spawn: refuse,
  spawnSync: refuse,
});
syncBuiltinESMExports();
