import type { Language } from "./language.ts";
import { THREADED } from "./runtime.ts";

export const ruby: Language = {
  title: "Ruby",
  extensions: [".rb"],
  runtime: THREADED,
  tools: [{ command: "ruby", version: ["--version"], install: "apt install ruby" }],
  isMain: ({ text }) => /__FILE__\s*==\s*\$0|\$PROGRAM_NAME/.test(text),
  runsFromTop: true,
  namesFromStart: ({ text }) => /^\s*(?:require|load)\b\s*\(?\s*["']\.\//m.test(text),
  usualMains: ["main.rb", "app.rb"],
  plan: ({ main }) => ({ build: [["ruby", "-c", `./${main.path}`]], run: ["ruby", `{folder}/${main.path}`] }),
};
