import { JDK } from "./java.ts";
import type { Language } from "./language.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";

export const kotlin: Language = {
  title: "Kotlin",
  extensions: [".kt"],
  runtime: VIRTUAL_MACHINE,
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
      "-Xmx{memory}m",
      "-Dfile.encoding=UTF-8",
      "-jar",
      "{folder}/program.jar",
    ],
    environment: { JAVA_OPTS: "-Xms32m -Xmx1g" },
  }),
};
