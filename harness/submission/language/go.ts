import { codeOf, type Language, pathsOf } from "./language.ts";
import { THREADED } from "./runtime.ts";

export const go: Language = {
  title: "Go",
  extensions: [".go"],
  runtime: THREADED,
  tools: [{ command: "go", version: ["version"], install: "apt install golang-go" }],
  isMain: (source) => /\bfunc main ?\(/.test(codeOf(source)),
  usualMains: ["main.go"],
  reads: ["utf8"],
  plan: (program) => ({
    build: [
      ["go", "build", "-o", "program", ...pathsOf(program).filter((path) => !path.endsWith("_test.go"))],
    ],
    run: ["./program"],
    keepsHome: true,
    environment: { GO111MODULE: "auto", GOPROXY: "off", GOTOOLCHAIN: "local", CGO_ENABLED: "0" },
  }),
};
