import { JDK } from "./java.ts";
import { codeOf, type Language, pathsOf } from "./language.ts";

export const kotlin: Language = {
  title: "Kotlin",
  extensions: [".kt"],
  tools: [
    { command: "kotlinc", version: ["-version"], install: "apt install kotlin" },
    { command: "java", version: ["-version"], install: JDK },
  ],
  isMain: (source) => /\bfun\s+main\s*\(/.test(codeOf(source)),
  usualMains: ["Main.kt", "App.kt"],
  plan: (program) => ({
    build: [["kotlinc", "-nowarn", "-include-runtime", "-d", "program.jar", ...pathsOf(program)]],
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
