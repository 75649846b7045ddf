import fc from "fast-check";
import { expect, test } from "vitest";
import type { CaseGroup } from "./case-group.ts";
import { enoughGroups } from "./matrix.ts";
import type { VerifiedMutant } from "./verification.ts";

const GROUPS = Array.from("abcdefgh", (name) => ({ name }) as CaseGroup);

/** Mutants, each killed by some of the groups. */
const anyMutants = fc.array(
  fc
    .subarray(GROUPS)
    .map((groups) => ({ kills: groups.map(({ name }) => ({ group: name })) }) as VerifiedMutant),
  { maxLength: 12 },
);

const killedBy = (names: readonly string[], mutants: readonly VerifiedMutant[]) =>
  mutants.filter(({ kills }) => kills.some(({ group }) => names.includes(group)));

test("a small set kills all that all groups kill, and no group of it can be spared", () => {
  fc.assert(
    fc.property(anyMutants, (mutants) => {
      const all = GROUPS.map(({ name }) => name);
      const enough = enoughGroups(GROUPS, mutants);
      expect(killedBy(enough, mutants)).toEqual(killedBy(all, mutants));
      for (const spared of enough) {
        const others = enough.filter((name) => name !== spared);
        expect(killedBy(others, mutants).length).toBeLessThan(killedBy(enough, mutants).length);
      }
    }),
  );
});
