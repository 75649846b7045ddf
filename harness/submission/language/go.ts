import type { Language } from "./language.ts";
import { THREADED } from "./runtime.ts";

export const go: Language = {
  title: "Go",
  extensions: [".go"],
  runtime: THREADED,
  tools: [{ command: "go", version: ["version"], install: "apt install golang-go" }],
  isMain: ({ text }) => /\bfunc\s+main\s*\(/.test(text),
  usualMains: ["main.go"],
  plan: ({ sources }) => ({
    build: [
      [
        "go",
        "build",
        "-o",
        "program",
        ...sources.map(({ path }) => path).filter((path) => !path.endsWith("_test.go")),
      ],
    ],
    run: ["./program"],
    keepsHome: true,
    environment: { GO111MODULE: "auto", GOPROXY: "off", GOTOOLCHAIN: "local", CGO_ENABLED: "0" },
  }),
};
