import type { ProblemName } from "../case/names.ts";
import { bareSubmission } from "../submission/find/bare.ts";
import type { Submission } from "../submission/submission.ts";
import { fakeProgram } from "./fake-program.ts";
import { folderWith } from "./folders.ts";

interface Tried {
  readonly source: string;
  readonly act: Parameters<typeof fakeProgram>[0];
  readonly problem?: ProblemName;
  /** Called in place of waiting for other random numbers. */
  readonly redraw?: () => void;
}

interface Attempted<Allowance> {
  readonly program: ReturnType<typeof fakeProgram>;
  readonly allowance: Allowance;
  readonly mayEdit: boolean;
}

/** Returns a function that adopts a made-up program of one source, which acts as it is told. */
export function adoptionsBy<Adoption, Allowance extends object>(
  adopt: (submission: Submission, attempted: Attempted<Allowance>) => Promise<Adoption>,
  allowanceOf: (bounds: { ways: number; cpuMs: number; wallMs: number }) => Allowance,
) {
  return async ({ source, act, problem = "knights-tour", redraw = () => {} }: Tried): Promise<Adoption> => {
    const bare = await bareSubmission(folderWith({ "passeio.py": source }), problem);
    const allowance = Object.assign(allowanceOf({ ways: 100, cpuMs: 1e6, wallMs: 1e6 }), {
      untilRedrawn: async () => redraw(),
    });
    return adopt(bare, { program: fakeProgram(act), allowance, mayEdit: true });
  };
}
