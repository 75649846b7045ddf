import { FOR_COMPILERS, JAVA, JDK } from "./java.ts";
import { neededVersion } from "./kotlin-features.ts";
import { codeOf, type Language, pathsOf } from "./language.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";

export const kotlin: Language = {
  title: "Kotlin",
  extensions: [".kt"],
  runtime: VIRTUAL_MACHINE,
  tools: [
    { command: "kotlinc", version: ["-version"], install: "apt install kotlin" },
    { command: "java", version: ["-version"], install: JDK },
  ],
  isMain: (source) => /\bfun main ?\(/.test(codeOf(source)),
  usualMains: ["Main.kt", "App.kt"],
  plan: (program) => ({
    build: [["kotlinc", "-nowarn", "-include-runtime", "-d", "program.jar", ...pathsOf(program)]],
    run: [...JAVA, "-jar", "{folder}/program.jar"],
    environment: { JAVA_OPTS: ["-Xms32m", ...FOR_COMPILERS].join(" ") },
  }),
  neededVersion,
};
