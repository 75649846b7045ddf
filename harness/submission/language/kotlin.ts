import { JDK } from "./java.ts";
import type { Language } from "./language.ts";

export const kotlin: Language = {
  title: "Kotlin",
  extensions: [".kt"],
  tools: [
    { command: "kotlinc", version: ["-version"], install: "apt install kotlin" },
    { command: "java", version: ["-version"], install: JDK },
  ],
  isMain: ({ text }) => /\bfun\s+main\s*\(/.test(text),
  usualMains: ["Main.kt", "App.kt"],
  plan: ({ sources }) => ({
    build: [
      ["kotlinc", "-nowarn", "-include-runtime", "-d", "program.jar", ...sources.map(({ path }) => path)],
    ],
    run: [
      "java",
      "-XX:ActiveProcessorCount=2",
      "-Xms8m",
      "-Dfile.encoding=UTF-8",
      "-jar",
      "{folder}/program.jar",
    ],
  }),
};
