export type MediaErrorCode =
  | "unsupported_type"
  | "too_large"
  | "too_small"
  | "too_many_pixels"
  | "damaged"
  | "storage_unavailable";

/** A picture or video that cannot be stored or read; messages are written from the code. */
export class MediaError extends Error {
  override name = "MediaError";
  readonly code: MediaErrorCode;

  constructor(code: MediaErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
