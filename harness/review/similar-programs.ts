import { StoppedError } from "../base/errors.ts";
import type { ProblemName } from "../case/names.ts";
import { compareClass } from "../class/similar/compare-class.ts";
import { keptPrograms } from "../class/similar/kept-programs.ts";
import type { ComparedProgram } from "../class/similar/programs.ts";
import type { Similarities } from "../class/similar/similar.ts";
import type { OwnHandIn, ReviewedClass } from "./reviewed-class.ts";

/** Folders of the programs that everybody was given for a problem. */
export type GivenFolders = (problem: ProblemName) => readonly string[];

/** Knowledge of the programs of a class that are alike. Nothing is said of programs that were not compared. */
export type SimilarState =
  | { readonly kind: "not-compared" | "comparing" }
  | { readonly kind: "failed"; readonly words: string }
  | {
      readonly kind: "compared";
      readonly found: Similarities;
      /** The programs that were compared, by their names among all of the class. */
      readonly compared: ReadonlyMap<string, ComparedProgram>;
    };

/** Compares the programs of a class when somebody asks for it, once for the same programs. */
export class SimilarPrograms {
  readonly #given: GivenFolders;
  readonly #onChange: () => void;
  readonly #stopped = new AbortController();
  /** Names the programs that the state is about. */
  #about = "";
  #state: SimilarState = { kind: "not-compared" };

  constructor(given: GivenFolders, onChange: () => void) {
    this.#given = given;
    this.#onChange = onChange;
  }

  /** Knowledge of the class as it is now. */
  of(reviewed: ReviewedClass): SimilarState {
    return programsIn(reviewed) === this.#about ? this.#state : { kind: "not-compared" };
  }

  /** Begins to compare, if that is not done. */
  compare(reviewed: ReviewedClass): void {
    const { kind } = this.of(reviewed);
    if (kind === "comparing" || kind === "compared") return;
    const about = programsIn(reviewed);
    this.#about = about;
    this.#state = { kind: "comparing" };
    this.#onChange();
    void this.#compared(reviewed).then((state) => {
      // Another class may have been asked for meanwhile.
      if (this.#about !== about || this.#stopped.signal.aborted) return;
      this.#state = state;
      this.#onChange();
    });
  }

  close(): void {
    this.#stopped.abort();
  }

  async #compared({ known }: ReviewedClass): Promise<SimilarState> {
    const { results } = known.history.state;
    const problems = Array.from(new Set(results.map(({ record }) => record.problem)), (problem) => {
      const own = results.filter(({ record }) => record.problem === problem);
      return { problem, programs: keptPrograms(own, known), results: own, given: this.#given(problem) };
    });
    const compared = problems.flatMap(({ problem, programs }) =>
      programs.map((program) => [`${problem}/${program.student}`, program] as const),
    );
    try {
      const found = await compareClass(problems, this.#stopped.signal);
      return { kind: "compared", found, compared: new Map(compared) };
    } catch (error) {
      if (error instanceof StoppedError) return { kind: "not-compared" };
      return { kind: "failed", words: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Names the programs of a class that count. */
function programsIn({ results }: ReviewedClass): string {
  return Array.from(results.handIns.values(), (handIn) => `${programOf(handIn)} ${handIn.sources}`).join(
    "\n",
  );
}

/** Names a program among all of a class. */
export function programOf({ report, student }: Pick<OwnHandIn, "report" | "student">): string {
  return `${report.problem}/${student.key}`;
}
