import { elementsIn } from "./elements.ts";
import type { ProjectFormat, Statement } from "./project.ts";

/** A list of files; one of no files says nothing. */
function listing(files: readonly (string | undefined)[]): Statement {
  const built = files.filter((file) => file !== undefined && file !== "") as string[];
  return built.length > 0 ? { built } : {};
}

export const codeBlocks: ProjectFormat = {
  isFile: /^[^/]+\.cbp$/i,
  read: (text) => {
    const units = elementsIn(text).filter(({ name }) => name === "Unit");
    return listing(units.map(({ attributes }) => attributes.filename));
  },
};

/** Sections `[Unit1]` with the name of a file. */
const UNIT = /^\[Unit\d{1,4}\][ \t]*\r?\n(?:[ \t]*\r?\n)?FileName=(?<file>[^\r\n]{1,500})/gim;

export const devCpp: ProjectFormat = {
  isFile: /^[^/]+\.dev$/i,
  read: (text) => listing(Array.from(text.matchAll(UNIT), ({ groups }) => groups!.file!.trim())),
};

/** A project of Visual Studio in C++; before 2010 its files had another name. */
export const visualCpp: ProjectFormat = {
  isFile: /^[^/]+\.vcx?proj$/i,
  read: (text) =>
    listing(
      elementsIn(text).map(({ name, attributes }) =>
        name === "ClCompile" ? attributes.Include : name === "File" ? attributes.RelativePath : undefined,
      ),
    ),
};

/** A project of Visual Studio in C#. One that names its kit of tools has all that lies in its folder. */
export const visualCSharp: ProjectFormat = {
  isFile: /^[^/]+\.csproj$/i,
  read: (text) => {
    const elements = elementsIn(text);
    const of = (key: string) =>
      elements.flatMap(({ name, attributes }) =>
        name === "Compile" && attributes[key] ? [attributes[key]] : [],
      );
    const hasAll = elements.some(({ name, attributes }) => name === "Project" && attributes.Sdk);
    const listed = of("Include").filter((file) => !file.includes("*"));
    // Of a pattern as `Antes\\**` the folder is meant.
    const leftOut = of("Remove").map((each) => {
      const [folder = "", inside] = each.split(/[\\/]\*/, 2);
      return inside === undefined ? each : `${folder}/`;
    });
    const main = elements.find(({ name }) => name === "StartupObject")?.text;
    return {
      ...(hasAll ? { built: ["", ...listed], leftOut } : listing(listed)),
      ...(main && { main }),
    };
  },
};

/** A project of NetBeans in C or C++. */
export const netBeansC: ProjectFormat = {
  isFile: /^nbproject\/configurations\.xml$/,
  read: (text) =>
    listing(elementsIn(text).map(({ name, text: file }) => (name === "itemPath" ? file : undefined))),
};
