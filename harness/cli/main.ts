#!/usr/bin/env node
import { LEAST_NODE, VERSION } from "../base/package.ts";
import { EXIT_CODES } from "./exit-codes.ts";

// An old Node must be able to read this file and those imported above: syntax of ES2020 only.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [leastMajor = 0, leastMinor = 0] = LEAST_NODE.split(".").map(Number);
const [asked = "", ...rest] = process.argv.slice(2);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  process.stderr.write(`Cavalo needs Node ${LEAST_NODE} or newer; this is ${major}.${minor}.\n`);
  process.exitCode = EXIT_CODES.unable;
} else if (["-V", "--version"].includes(asked) && rest.length === 0) {
  process.stdout.write(`${VERSION}\n`);
} else {
  import("./program.ts").then(({ runProgram }) => runProgram());
}
