import { elementsIn } from "./elements.ts";
import type { ProjectFormat, Statement } from "./project.ts";

/** Lines `key = value`, each on one line: those that go on are about libraries. */
const PROPERTY = /^[ \t]*(?<key>[\w.-]{1,80})[ \t]{0,9}[=:][ \t]{0,9}(?<value>[^\r\n]{0,500})/gm;

/** A project of NetBeans that is built by Ant. */
export const netBeans: ProjectFormat = {
  isFile: /^nbproject\/project\.properties$/,
  read: (text) => {
    const properties = Array.from(text.matchAll(PROPERTY), ({ groups }) => [
      groups!.key!,
      groups!.value!.trim(),
    ]);
    // A folder that is named by another property lies elsewhere.
    const folders = properties.filter(
      ([key, value]) => /^src(?:\.\w+)?\.dir$/.test(key!) && !value!.includes("${"),
    );
    const main = properties.find(([key]) => key === "main.class")?.[1];
    return {
      ...(folders.length > 0 && { built: folders.map(([, value]) => `${value}/`) }),
      ...(main && { main }),
    };
  },
};

/** Folders with sources of a project of Eclipse. A path from the root is that of another project. */
export const eclipse: ProjectFormat = {
  isFile: /^\.classpath$/,
  read: (text) => {
    const entries = elementsIn(text).filter(({ name, attributes }) => {
      const { kind, path = "/" } = attributes;
      return name === "classpathentry" && kind === "src" && !path.startsWith("/");
    });
    const folders = entries.map(({ attributes: { path = "", excluding = "" } }) => {
      const folder = path === "" ? "" : `${path}/`;
      const excluded = excluding.split("|").filter((each) => each !== "" && !each.includes("*"));
      return { folder, leftOut: excluded.map((each) => folder + each) };
    });
    if (folders.length === 0) return {};
    return { built: folders.map(({ folder }) => folder), leftOut: folders.flatMap(({ leftOut }) => leftOut) };
  },
};

/** The program that Eclipse starts. */
export const eclipseLaunch: ProjectFormat = {
  isFile: /^[^/]+\.launch$/,
  read: (text) => {
    const isMain = (key?: string) => key === "org.eclipse.jdt.launching.MAIN_TYPE";
    const main = elementsIn(text).find(({ attributes }) => isMain(attributes.key))?.attributes.value;
    return main ? { main } : {};
  },
};

/** A module of IntelliJ, of which its folder may keep the file. */
export const intelliJ: ProjectFormat = {
  isFile: /^(?:\.idea\/)?[^/]+\.iml$/,
  read: (text) => {
    const folders = elementsIn(text).filter(
      ({ name, attributes }) => name === "sourceFolder" && attributes.isTestSource !== "true",
    );
    const paths = folders.flatMap(({ attributes: { url = "" } }) => {
      const { folder } = /^file:\/\/\$MODULE_DIR\$(?<folder>\/.*)?$/.exec(url)?.groups ?? {};
      return url.startsWith("file://$MODULE_DIR$") ? [folder ? `${folder.slice(1)}/` : ""] : [];
    });
    return paths.length > 0 ? { built: paths } : {};
  },
};

/** The program that IntelliJ or PyCharm started last: the one that is selected, or the only one. */
export const intelliJRun: ProjectFormat = {
  isFile: /^\.idea\/(?:workspace\.xml|runConfigurations\/[^/]+\.xml)$/,
  read: (text) => {
    let selected: string | undefined;
    let current = "";
    const mains = new Map<string, string>();
    for (const { name, attributes } of elementsIn(text)) {
      if (name === "component" && attributes.name === "RunManager") selected = attributes.selected;
      if (name === "configuration") current = attributes.name ?? "";
      const isMain = attributes.name === "MAIN_CLASS_NAME" || attributes.name === "SCRIPT_NAME";
      if (name === "option" && isMain && attributes.value) mains.set(current, attributes.value);
    }
    // The name of what is selected follows that of its kind.
    const chosen = Array.from(mains).find(([name]) => selected?.endsWith(`.${name}`)) ?? [];
    const main = chosen[1] ?? (mains.size === 1 ? Array.from(mains.values())[0] : undefined);
    return main ? { main: main.replace(/^\$PROJECT_DIR\$\//, "") } : ({} satisfies Statement);
  },
};
