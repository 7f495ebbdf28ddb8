import type { BookProblem } from "./schema.ts";

/** Why something could not be done with a cookbook; the name becomes a sentence where it is shown. */
export class CookbookError extends Error {
  override name = "CookbookError";
  readonly problem: BookProblem;

  constructor(problem: BookProblem) {
    super(problem);
    this.problem = problem;
  }
}
