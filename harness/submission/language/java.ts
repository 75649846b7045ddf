import { codeOf, type Language, type Program, pathsOf, type Source } from "./language.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";

export const JDK = "apt install default-jdk-headless";

/** Two processors and a small first heap: the same collector and the same speed on every machine. */
export const JAVA = [
  "java",
  "-XX:ActiveProcessorCount=2",
  "-Xms8m",
  "-Xmx{memory}m",
  "-Dfile.encoding=UTF-8",
] as const;

export const java: Language = {
  title: "Java",
  extensions: [".java"],
  runtime: VIRTUAL_MACHINE,
  tools: [
    { command: "javac", version: ["-version"], install: JDK },
    { command: "java", version: ["-version"], install: JDK },
  ],
  isMain: (source) => /static (?:final )?void main ?\(/.test(codeOf(source)),
  usualMains: ["Main.java", "App.java", "Principal.java"],
  reads: ["utf8", "latin1"],
  plan: (program) => ({
    build: [
      [
        "javac",
        "-J-Xms8m",
        "-J-Xmx1g",
        "-encoding",
        javaEncoding(program),
        "-nowarn",
        "-proc:none",
        "-d",
        "classes",
        ...pathsOf(program),
      ],
    ],
    run: [...JAVA, "-cp", "{folder}/classes", mainClass(program.main)],
  }),
};

function javaEncoding({ encoding }: Program): string {
  return encoding === "latin1" ? "ISO-8859-1" : "UTF-8";
}

/** The class around the main method, with its package. */
function mainClass({ text, path }: Source): string {
  const packageName = /^[ \t]*package[ \t]+([\w.]+)[ \t]*;/m.exec(text)?.[1];
  const before = text.slice(0, text.search(/void\s+main\s*\(/));
  const classes = Array.from(
    before.matchAll(
      /^[ \t]*(?:(?:public|final|abstract|strictfp)[ \t]+)*(?:class|enum|record|interface)[ \t]+(\w+)/gm,
    ),
  );
  const name = classes.at(-1)?.[1] ?? path.slice(path.lastIndexOf("/") + 1, -".java".length);
  return packageName === undefined ? name : `${packageName}.${name}`;
}
