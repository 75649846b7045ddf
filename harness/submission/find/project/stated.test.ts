import { expect, test } from "vitest";
import { folderWith } from "../../../testing/folders.ts";
import type { SubmissionKind } from "../../submission.ts";
import { detectProgram } from "../shape/detect.ts";
import { readTree } from "../tree/tree.ts";

/** The sign before the name of a variable. */
const $ = "$";

type Files = Readonly<Record<string, string | Buffer>>;

const detect = async (files: Files, manifest = {}): Promise<SubmissionKind> =>
  detectProgram(await readTree(folderWith(files)), manifest);

/** Paths of what is built, the main program first. */
async function builtOf(files: Files, manifest = {}): Promise<string[]> {
  const kind = await detect(files, manifest);
  if (kind.kind !== "program") return [kind.kind];
  const { main, sources } = kind.program;
  return [main.path, ...sources.filter((each) => each !== main).map(({ path }) => path)];
}

const C_MAIN = "int main(void) { return 0; } /* cavalo */\n";
const C_PART = "int fila;\n";
const cProject = (name: string, text: string | Buffer) => ({
  [name]: text,
  ...{ "Cavalo.c": C_MAIN, "fila.c": C_PART, "fila2.c": C_PART, "main.c": C_MAIN },
});

test.each<[string, string | Buffer]>([
  ["T.cbp", '<Unit filename="Cavalo.c">\n<Option compilerVar="CC" />\n</Unit>\n<Unit filename="fila.c" />\n'],
  [
    "T.dev",
    "[Project]\r\nUnitCount=2\r\n\r\n[Unit1]\r\nFileName=cavalo.c\r\n\r\n[Unit2]\r\nFileName=fila.c\r\n",
  ],
  ["T.dev", "[Unit1]\nFileName=C:\\Users\\ana\\T1\\Cavalo.c\n[Unit2]\nFileName=C:\\Users\\ana\\T1\\fila.c\n"],
  [
    "T.vcxproj",
    '\ufeff<ClCompile Include="Cavalo.c" />\r\n<!-- <ClCompile Include="main.c" /> -->\r\n<ClCompile Include=".\\fila.c" />\r\n',
  ],
  [
    "T.vcxproj",
    Buffer.from('\ufeff<ClCompile Include="Cavalo.c" /><ClCompile Include="fila.c" />', "utf16le"),
  ],
  [
    "T.vcproj",
    '<File\r\n\tRelativePath=".\\Cavalo.c"\r\n>\r\n</File>\r\n<File RelativePath=".\\fila.c"></File>\r\n',
  ],
  ["nbproject/configurations.xml", "<itemPath>Cavalo.c</itemPath>\n<itemPath>fila.c</itemPath>\n"],
  [
    "CMakeLists.txt",
    `project(t C)\nset(FONTES Cavalo.c\n    fila.c) # main.c\nadd_executable(t ${$}{FONTES})\n`,
  ],
  ["Makefile", "OBJ = Cavalo.o fila.o\nt: $(OBJ)\n\tgcc -o t $(OBJ)\n%.o: %.c\n\tgcc -c $<\n"],
])("%s says which sources are built: %s", async (name, text) => {
  const files = cProject(name, text);
  expect(await builtOf(files)).toEqual(["Cavalo.c", "fila.c"]);
  expect(await detect(files)).toMatchObject({
    program: { unlisted: { by: name, sources: [{ path: "fila2.c" }, { path: "main.c" }] } },
    others: { paths: ["main.c"], by: name },
  });
});

const JAVA = (name: string) =>
  `package jogo;\nclass ${name} { static void main(String[] a) { /* cavalo */ } }\n`;
const JAVA_FILES = { "src/jogo/Ensaio.java": JAVA("Ensaio"), "src/jogo/Passeio.java": JAVA("Passeio") };
const RUN = (name: string) => `<configuration name="${name}" type="Application">
  <option name="MAIN_CLASS_NAME" value="jogo.${name}" />
</configuration>\n`;

test.each([
  ["nbproject/project.properties", "src.dir=src\nmain.class=jogo.Passeio\ntest.src.dir=test\n"],
  ["Passeio.launch", '<stringAttribute key="org.eclipse.jdt.launching.MAIN_TYPE" value="jogo.Passeio"/>\n'],
  [".idea/workspace.xml", `<component name="RunManager">${RUN("Passeio")}</component>`],
  [
    ".idea/workspace.xml",
    `<component name="RunManager" selected="Application.Passeio">${RUN("Ensaio")}${RUN("Passeio")}`,
  ],
  ["src/META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: jogo.Passeio\r\n"],
  ["pom.xml", `<sourceDirectory>${$}{basedir}/src</sourceDirectory><mainClass>jogo.Passeio</mainClass>`],
  ["pom.xml", "<properties>\n<exec.mainClass>jogo.Passeio</exec.mainClass>\n</properties>"],
  ["build.gradle", "application {\n    mainClass = 'jogo.Passeio'\n}\n"],
  ["build.gradle", "mainClassName = 'jogo.Passeio'\nsourceSets { main { java { srcDirs = ['src'] } } }\n"],
  ["build.gradle.kts", 'application {\n    mainClass.set("jogo.Passeio")\n}\n'],
])("%s says which class is the main program: %s", async (name, text) => {
  expect(await detect({ ...JAVA_FILES, [name]: text })).toMatchObject({
    program: { main: { path: "src/jogo/Passeio.java" } },
    others: { paths: ["src/jogo/Ensaio.java"], by: name },
  });
});

test.each([
  [
    ".classpath",
    '<classpathentry kind="src" excluding="velho/|**/*.bak" path="src"/><classpathentry kind="src" path="/outro"/>',
  ],
  ["T.iml", '<sourceFolder url="file://$MODULE_DIR$/src" isTestSource="false" />\n'],
  [
    ".idea/T.iml",
    '<sourceFolder url="file://$MODULE_DIR$/src" />\n<sourceFolder url="file://$MODULE_DIR$/provas" isTestSource="true" />',
  ],
  ["nbproject/project.properties", `src.dir=src\nsrc.outro.dir=${$}{file.reference.x-src}\n`],
])("of the folders that %s does not name nothing is built: %s", async (name, text) => {
  const files = {
    "src/Passeio.java": JAVA("Passeio"),
    "copia/Passeio.java": JAVA("Passeio"),
    "provas/P.java": JAVA("P"),
  };
  const excluded = name === ".classpath" ? { "src/velho/Passeio.java": JAVA("Passeio") } : {};
  expect(await builtOf({ ...files, ...excluded, [name]: text })).toEqual(["src/Passeio.java"]);
});

const CS = (name: string) => `namespace T { class ${name} { static void Main() { /* cavalo */ } } }\n`;

test.each([
  ["one that lists files", '<Compile Include="Program.cs" />\n<Compile Include="Modelo\\Casa.cs" />'],
  ["one that leaves files out", '<Project Sdk="Microsoft.NET.Sdk"><Compile Remove="Antes\\**" /></Project>'],
])("a project of C# is %s", async (_, text) => {
  const files = { "T/Program.cs": CS("Program"), "T/Modelo/Casa.cs": "class Casa { }\n" };
  const others = { "T/Antes/Casa.cs": "class Casa { }\n", "Web/Casa.cs": "class Casa { }\n" };
  expect(await builtOf({ ...files, ...others, "T/T.csproj": text })).toEqual([
    "T/Program.cs",
    "T/Modelo/Casa.cs",
  ]);
});

test("of two projects in one folder that of the main program counts, and those without one are parts", async () => {
  const unit = (...names: string[]) => names.map((name) => `<Unit filename="${name}" />\n`).join("");
  const files = {
    ...{
      "cavalo.c": C_MAIN,
      "fila.c": C_PART,
      "hanoi.c": "int main(void) { return 1; }\n",
      "pilha.c": C_PART,
      "lib.c": C_PART,
    },
    ...{ "a.cbp": unit("cavalo.c", "fila.c"), "b.cbp": unit("hanoi.c", "pilha.c"), "c.cbp": unit("lib.c") },
  };
  expect(await builtOf(files, { main: "cavalo.c" })).toEqual(["cavalo.c", "fila.c", "lib.c"]);
  // Nobody need be told of others where one was chosen.
  expect(await detect(files, { main: "cavalo.c" })).not.toHaveProperty("others");
});

test.each<[string, Files, string[]]>([
  ["lists files that are not there", { "T.cbp": '<Unit filename="teste.c" />' }, ["main.c"]],
  ["lists no main program", { "T.cbp": '<Unit filename="fila.c" />' }, ["main.c"]],
  ["lists files elsewhere", { "T.cbp": '<Unit filename="../../main2.c" />' }, ["main.c"]],
  [
    "lets the tool look for sources",
    { "CMakeLists.txt": `file(GLOB F *.c)\nadd_executable(t ${$}{F})\n` },
    ["main.c"],
  ],
  [
    "is about another program",
    { "T.cbp": '<Unit filename="ola.c" />', "ola.c": "int main(void) { return 1; }\n" },
    ["main.c"],
  ],
])("a project file that %s says nothing", async (_, files, [main]) => {
  const built = await builtOf({ "main.c": C_MAIN, "fila.c": C_PART, ...files });
  expect(built).toEqual([main, "fila.c", ...("ola.c" in files ? ["ola.c"] : [])]);
});

test("two project files that name two main programs say nothing of it", async () => {
  const two = { "a.launch": launch("Ensaio"), "b.launch": launch("Passeio") };
  expect(await detect({ ...JAVA_FILES, ...two })).toMatchObject({ finding: { kind: "several-mains" } });
  const sample = { "src/jogo/Main.java": "package jogo;\nclass Main { static void main(String[] a) { } }\n" };
  const found = await detect({
    ...sample,
    "src/jogo/Passeio.java": JAVA("Passeio"),
    "a.launch": launch("Main"),
  });
  // The first name that an editor gave is not believed against a class about the piece.
  expect(found).not.toMatchObject({ others: { by: "a.launch" } });
});

const launch = (name: string) =>
  `<stringAttribute key="org.eclipse.jdt.launching.MAIN_TYPE" value="jogo.${name}"/>\n`;

test.each([
  ["tags in tags", "<a ".repeat(150_000)],
  ["attributes", `<Unit ${'filename="'.repeat(50_000)}`],
  ["comments", "<!--".repeat(120_000)],
  ["units", "[Unit1]\nFileName=".repeat(25_000)],
  ["lists", `set(A ${"a.c ".repeat(1000)})\n${`add_library(t ${`${$}{A} `.repeat(500)})\n`.repeat(50)}`],
  ["lists in lists", `set(A ${$}{A} ${$}{A})\n`.repeat(25_000)],
  ["words", "a.c ".repeat(120_000)],
  ["properties", "a = ".repeat(120_000)],
])("a project file of many %s costs little time", async (_, text) => {
  const names = [
    "T.cbp",
    "T.dev",
    "T.csproj",
    "CMakeLists.txt",
    "Makefile",
    "pom.xml",
    "build.gradle",
    ".classpath",
  ];
  const hostile = Object.fromEntries([...names, "nbproject/project.properties"].map((name) => [name, text]));
  const before = process.cpuUsage().user;
  expect(await builtOf({ "main.c": C_MAIN, ...hostile })).toEqual(["main.c"]);
  expect(process.cpuUsage().user - before).toBeLessThan(3e6);
});
