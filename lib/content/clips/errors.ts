import type { ClipField, ClipFieldError } from "./form-fields.ts";

/** A file or the captions of a clip cannot be stored; `field` says why. */
export class ClipInputError extends Error {
  override name = "ClipInputError";
  readonly field: ClipField;
  readonly problem: ClipFieldError;

  constructor(field: ClipField, problem: ClipFieldError) {
    super(`${field}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}
