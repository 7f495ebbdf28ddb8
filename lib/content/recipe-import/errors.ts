export type RecipeImportErrorCode =
  | "invalidAddress"
  | "privateAddress"
  | "notFound"
  | "tooLarge"
  | "timedOut"
  | "notHtml"
  | "disallowedByRobots"
  | "noRecipe"
  | "unreachable";

/** A page that no recipe can be read from; messages are written from the code. */
export class RecipeImportError extends Error {
  override name = "RecipeImportError";
  readonly code: RecipeImportErrorCode;
  /** The field of the form that the message belongs to. */
  readonly field = "address";

  constructor(code: RecipeImportErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
