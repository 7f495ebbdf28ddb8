/**
 * "forbidden": not by this user. "missing": there is no such question. "conflict": another editor
 * has changed it meanwhile.
 */
type QuestionErrorCode = "forbidden" | "missing" | "conflict";

/** A question cannot be answered or rejected. */
export class QuestionError extends Error {
  readonly code: QuestionErrorCode;

  constructor(code: QuestionErrorCode) {
    super(code);
    this.code = code;
  }
}
