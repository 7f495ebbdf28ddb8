/**
 * "forbidden": not by this user. "missing": there is no such picture in the library. "conflict":
 * another editor has changed it meanwhile. "used": a page shows it.
 */
export type PictureErrorCode = "forbidden" | "missing" | "conflict" | "used";

/** A picture of the library cannot be changed. */
export class PictureError extends Error {
  override name = "PictureError";
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode) {
    super(code);
    this.code = code;
  }
}
