import { expect, test } from "vitest";
import { visualbasic } from "./visualbasic.ts";

const source = (path: string, text: string) => ({ path, text, utf8: true });
const MAIN = "Sub Main()\nEnd Sub";

test.each([
  [`Module Passeio\n${MAIN}\nEnd Module`, "-main:Passeio"],
  [
    `Namespace Jogo.Tela\nPublic Class Tour\nPublic Shared ${MAIN}\nEnd Class\nEnd Namespace`,
    "-main:Jogo.Tela.Tour",
  ],
  [`' Module Velho\nModule Casa\nEnd Module\nModule Tour\n${MAIN}\nEnd Module`, "-main:Tour"],
])("of several main programs the one in %j is named", (text, flag) => {
  const main = source("a.vb", text);
  const other = source("b.vb", `Module Other\n${MAIN}\nEnd Module`);
  const flagsFor = (sources: (typeof main)[]) =>
    visualbasic.plan({ sources, main }).build[0]!.filter((each) => each.startsWith("-main"));
  expect(flagsFor([main, other])).toEqual([flag]);
  expect(flagsFor([main])).toEqual([]);
});

test("what an editor writes for a project is left out", () => {
  const main = source("Program.vb", `Module Program\n${MAIN}\nEnd Module`);
  const settings = source("My Project/Settings.Designer.vb", "Namespace My\nEnd Namespace");
  const { build } = visualbasic.plan({ sources: [main, settings], main });
  expect(build[0]!.filter((word) => word.endsWith(".vb"))).toEqual(["./Program.vb"]);
});
