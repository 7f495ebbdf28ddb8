export type MediaErrorCode =
  | "unsupported_type"
  | "too_large"
  | "too_small"
  | "too_many_pixels"
  | "damaged"
  | "storage_unavailable";

/** What can go wrong with pictures and videos; the code becomes a sentence where it is shown. */
export class MediaError extends Error {
  override name = "MediaError";
  readonly code: MediaErrorCode;

  constructor(code: MediaErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
