/**
 * - `missing`: no such advertisement, or the user is no editor
 * - `picture`: the picture is not an upload of the editor
 */
type AdErrorCode = "missing" | "picture";

/** A change of an advertisement that is not possible. */
export class AdError extends Error {
  override name = "AdError";
  readonly code: AdErrorCode;

  constructor(code: AdErrorCode) {
    super(code);
    this.code = code;
  }
}
