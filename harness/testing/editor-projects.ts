import { notebookOf } from "./notebook.ts";

type Files = Readonly<Record<string, string>>;

/** Files of a folder, below it. */
const within = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));

const COMPILED = "\u00ca\u00fe";

/** A main program in Java with a class of its own, and beside it a draft that answers otherwise. */
const JAVA: Files = {
  "cavalo/Busca.java":
    "package cavalo;\npublic class Busca {\n    static int movimentos() { return 1; }\n}\n",
  "cavalo/CavaloPerdido.java":
    'package cavalo;\npublic class CavaloPerdido {\n    public static void main(String[] args) {\n        System.out.println(Busca.movimentos() + " movimento");\n    }\n}\n',
  "cavalo/Ensaio.java":
    'package cavalo;\npublic class Ensaio { // cavalo\n    public static void main(String[] args) {\n        System.out.println("9 movimentos");\n    }\n}\n',
};

const JAVA_TEST =
  "package cavalo;\nimport org.junit.Test;\npublic class BuscaTest { @Test public void um() { } }\n";

/** The same in C, beside a second file that defines the same, and the main program that the editor makes. */
const C: Files = {
  "cavalo.c":
    '#include <stdio.h>\n#include "busca.h"\n\nint main(void) {\n    printf("%d movimento\\n", movimentos());\n    return 0;\n}\n',
  "busca.c": '#include "busca.h"\n/* passos do cavalo */\nint movimentos(void) { return 1; }\n',
  "busca.h": "int movimentos(void);\n",
  "fila.c": '#include "busca.h"\nint movimentos(void) { return 9; }\n',
  "main.c": '#include <stdio.h>\n\nint main()\n{\n    printf("9 movimentos\\n"); /* cavalo */\n}\n',
};

const UNITS = ["cavalo.c", "busca.c", "busca.h"];

const inCpp = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file.replace(/\.c$/, ".cpp"), text]));

const HAND_IN_OF_JAVA = {
  NetBeans: {
    ...within("Cavalo/src", JAVA),
    "Cavalo/build.xml": '<project name="Cavalo"><import file="nbproject/build-impl.xml"/></project>\n',
    "Cavalo/manifest.mf":
      "Manifest-Version: 1.0\nX-COMMENT: Main-Class will be added automatically by build\n",
    "Cavalo/nbproject/project.properties":
      "build.dir=build\njavac.classpath=\\\n    lib/x.jar\nmain.class=cavalo.CavaloPerdido\nsrc.dir=src\ntest.src.dir=test\n",
    "Cavalo/build/classes/cavalo/CavaloPerdido.class": COMPILED,
    "Cavalo/dist/README.TXT": "To run the project: java -jar Cavalo.jar\n",
    "Cavalo/test/cavalo/BuscaTest.java": JAVA_TEST,
  },
  Eclipse: {
    ...within("workspace/CavaloPerdido/src", JAVA),
    ...within("workspace/CavaloPerdido/antes", { "cavalo/Busca.java": JAVA["cavalo/Busca.java"]! }),
    "workspace/CavaloPerdido/.project":
      "<projectDescription>\n\t<name>CavaloPerdido</name>\n</projectDescription>\n",
    "workspace/CavaloPerdido/.classpath":
      '<classpath>\n\t<classpathentry kind="con" path="org.eclipse.jdt.launching.JRE_CONTAINER"/>\n\t<classpathentry kind="src" path="src"/>\n\t<classpathentry kind="output" path="bin"/>\n</classpath>\n',
    "workspace/CavaloPerdido/CavaloPerdido.launch":
      '<launchConfiguration type="org.eclipse.jdt.launching.localJavaApplication">\n<stringAttribute key="org.eclipse.jdt.launching.MAIN_TYPE" value="cavalo.CavaloPerdido"/>\n</launchConfiguration>\n',
    "workspace/CavaloPerdido/bin/cavalo/CavaloPerdido.class": COMPILED,
    "workspace/.metadata/version.ini": "org.eclipse.core.runtime=2\n",
  },
  IntelliJ: {
    ...within("cavalo/src", JAVA),
    "cavalo/cavalo.iml":
      '<module type="JAVA_MODULE" version="4">\n  <component name="NewModuleRootManager">\n    <content url="file://$MODULE_DIR$">\n      <sourceFolder url="file://$MODULE_DIR$/src" isTestSource="false" />\n    </content>\n  </component>\n</module>\n',
    "cavalo/.idea/workspace.xml":
      '<project version="4">\n  <component name="RunManager" selected="Application.CavaloPerdido">\n    <configuration name="Ensaio" type="Application">\n      <option name="MAIN_CLASS_NAME" value="cavalo.Ensaio" />\n    </configuration>\n    <configuration name="CavaloPerdido" type="Application">\n      <option name="MAIN_CLASS_NAME" value="cavalo.CavaloPerdido" />\n    </configuration>\n  </component>\n</project>\n',
    "cavalo/out/production/cavalo/cavalo/CavaloPerdido.class": COMPILED,
  },
  Maven: {
    ...within("cavalo/src/main/java", JAVA),
    "cavalo/pom.xml":
      "<project>\n  <modelVersion>4.0.0</modelVersion>\n  <groupId>br.ufx</groupId>\n  <artifactId>cavalo</artifactId>\n  <build>\n    <plugins>\n      <plugin>\n        <artifactId>maven-jar-plugin</artifactId>\n        <configuration><archive><manifest><mainClass>cavalo.CavaloPerdido</mainClass></manifest></archive></configuration>\n      </plugin>\n    </plugins>\n  </build>\n</project>\n",
    "cavalo/src/test/java/cavalo/BuscaTest.java": JAVA_TEST,
    "cavalo/target/classes/cavalo/CavaloPerdido.class": COMPILED,
  },
  Gradle: {
    ...within("cavalo/app/src/main/java", JAVA),
    "cavalo/settings.gradle.kts": 'rootProject.name = "cavalo"\ninclude("app")\n',
    "cavalo/app/build.gradle.kts":
      'plugins {\n    application\n}\n\napplication {\n    mainClass.set("cavalo.CavaloPerdido")\n}\n',
    "cavalo/app/build/classes/java/main/cavalo/CavaloPerdido.class": COMPILED,
    "cavalo/gradlew": "#!/bin/sh\n",
  },
  BlueJ: {
    "Cavalo/package.bluej": "#BlueJ package file\npackage.numTargets=1\ntarget1.name=CavaloPerdido\n",
    "Cavalo/README.TXT": "PROJECT TITLE: Cavalo perdido\n",
    "Cavalo/CavaloPerdido.java": JAVA["cavalo/CavaloPerdido.java"]!.replace("package cavalo;\n", ""),
    "Cavalo/Busca.java": JAVA["cavalo/Busca.java"]!.replace("package cavalo;\n", ""),
    "Cavalo/CavaloPerdido.class": COMPILED,
    "Cavalo/CavaloPerdido.ctxt": "#BlueJ class context\n",
  },
} satisfies Readonly<Record<string, Files>>;

const HAND_IN_OF_C = {
  "Code::Blocks": {
    ...within("cavalo", C),
    "cavalo/cavalo.cbp": `<CodeBlocks_project_file>\n\t<Project>\n${UNITS.map((unit) => `\t\t<Unit filename="${unit}">\n\t\t\t<Option compilerVar="CC" />\n\t\t</Unit>\n`).join("")}\t</Project>\n</CodeBlocks_project_file>\n`,
    "cavalo/bin/Debug/cavalo.exe": "MZ",
    "cavalo/obj/Debug/cavalo.o": "\u007fELF",
  },
  "Dev-C++": {
    ...within("cavalo", C),
    "cavalo/cavalo.dev": `[Project]\r\nFileName=cavalo.dev\r\nIsCpp=0\r\nUnitCount=3\r\n\r\n${UNITS.map((unit, at) => `[Unit${at + 1}]\r\nFileName=${unit}\r\nCompileCpp=0\r\n\r\n`).join("")}`,
    "cavalo/Makefile.win": "# Project: cavalo\n",
    "cavalo/cavalo.exe": "MZ",
  },
  "Visual Studio": {
    ...within("Cavalo/Cavalo", inCpp(C)),
    "Cavalo/Cavalo.sln": "Microsoft Visual Studio Solution File, Format Version 12.00\r\n",
    "Cavalo/Cavalo/Cavalo.vcxproj": `\ufeff<Project>\r\n  <ItemGroup>\r\n    <ClCompile Include="cavalo.cpp" />\r\n    <ClCompile Include=".\\busca.cpp" />\r\n  </ItemGroup>\r\n</Project>\r\n`,
    "Cavalo/x64/Debug/Cavalo.exe": "MZ",
    "Cavalo/.vs/Cavalo/v17/.suo": "x",
  },
  CLion: {
    ...within("cavalo", C),
    "cavalo/CMakeLists.txt":
      "cmake_minimum_required(VERSION 3.27)\nproject(cavalo C)\n\nset(CMAKE_C_STANDARD 11)\n\nadd_executable(cavalo cavalo.c\n        busca.c)\n",
    "cavalo/cmake-build-debug/teste/main.c": "int main(void) { return 1; }\n",
  },
  Make: { ...C, Makefile: "OBJ = cavalo.o busca.o\n\ncavalo: $(OBJ)\n\tgcc -o cavalo $(OBJ)\n" },
} satisfies Readonly<Record<string, Files>>;

const FROM_MODULE = ["from busca import movimentos\n", "print(movimentos(), 'movimento')"];

const NOTEBOOKS = {
  notebook: {
    "cavalo.ipynb": notebookOf([
      "%matplotlib inline\n!pip install numpy",
      "n = 1\n",
      "print(n, 'movimento')",
    ]),
    ".ipynb_checkpoints/cavalo-checkpoint.ipynb": notebookOf(["print('9 movimentos')"]),
  },
  "notebook that only shows": {
    "cavalo.ipynb": notebookOf(["def movimentos():\n    return 1", "f'{movimentos()} movimento'"]),
  },
  "notebook with pictures": {
    "cavalo.ipynb": notebookOf([
      "from IPython.display import HTML, clear_output, display",
      "clear_output()\ndisplay(HTML('<b>C</b>'))\ndisplay('1 movimento')",
    ]),
  },
  "notebook with a module": {
    "cavalo.ipynb": notebookOf(FROM_MODULE),
    "busca.py": "def movimentos():\n    return 1\n",
  },
  "notebook that writes C": {
    "cavalo.ipynb": notebookOf([
      `%%writefile cavalo.c\n${C["main.c"]!.replace("9 movimentos", "1 movimento")}`,
    ]),
  },
  "notebook in JavaScript": {
    "cavalo.ipynb": notebookOf(["const n = 1;", "console.log(`$" + "{n} movimento`);"], "javascript"),
  },
} satisfies Readonly<Record<string, Files>>;

/** Hand-ins that print the right number of moves of one board, by their language: as each editor leaves a project, and notebooks. */
export const EDITOR_PROJECTS = {
  java: HAND_IN_OF_JAVA,
  c: HAND_IN_OF_C,
  notebook: NOTEBOOKS,
  csharp: {
    "Visual Studio, C#": {
      "Cavalo/Cavalo.sln": "Microsoft Visual Studio Solution File, Format Version 12.00\r\n",
      "Cavalo/Cavalo/Cavalo.csproj": '<Project Sdk="Microsoft.NET.Sdk"></Project>\n',
      "Cavalo/Cavalo/Program.cs":
        'using System;\n\nclass Program {\n    static void Main() {\n        Console.WriteLine("1 movimento");\n    }\n}\n',
      "Cavalo/Cavalo/obj/Debug/net8.0/Cavalo.AssemblyInfo.cs": "using System;\n",
      "Cavalo/Antes/Program.cs": "class Program {\n    static void Main() { } // cavalo\n}\n",
    },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Files>>>>;
