import type { ListProblem } from "./entry.ts";

/** Why something could not be done with a list; the name becomes a sentence where it is shown. */
export class ListError extends Error {
  override name = "ListError";
  readonly problem: ListProblem;

  constructor(problem: ListProblem) {
    super(problem);
    this.problem = problem;
  }
}
