import { expect, test } from "vitest";
import { ioInMemory } from "../../testing/io.ts";
import { draftOn } from "./draft.ts";

test("a terminal that shows a draft as a whole is wiped by as many rows as the draft takes", () => {
  const { io, printed } = ioInMemory({ isTTY: true, columns: 10, rows: 5 });
  const draft = draftOn(io.out);
  draft.write(["123456789012", "\u001b[31mé\u001b[39m"]);
  expect(draft.wipe()).toBe(true);
  expect(printed().stdout).toBe("123456789012\n\u001b[31mé\u001b[39m\n\r\u001b[3A\u001b[0J");
});

test.each([
  ["a pipe", {}],
  ["a terminal from which lines were scrolled away", { isTTY: true, columns: 10, rows: 2 }],
])("on %s a draft stays", (_, terminal) => {
  const { io, printed } = ioInMemory(terminal);
  const draft = draftOn(io.out);
  draft.write(["1", "2"]);
  expect(draft.wipe()).toBe(false);
  expect(printed().stdout).toBe("1\n2\n");
});
