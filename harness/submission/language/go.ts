import type { Language } from "./language.ts";

export const go: Language = {
  title: "Go",
  extensions: [".go"],
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
    environment: { GO111MODULE: "auto", GOPROXY: "off", GOTOOLCHAIN: "local", CGO_ENABLED: "0" },
  }),
};
