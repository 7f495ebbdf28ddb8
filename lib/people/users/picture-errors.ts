/** Errors of a profile picture; each has a text below `users.picture.problem` in the messages. */
export const pictureErrorCodes = [
  "missing",
  "unsupported_type",
  "too_large",
  "too_small",
  "too_many_pixels",
  "damaged",
  "tooMany",
  "failed",
] as const;
export type PictureErrorCode = (typeof pictureErrorCodes)[number];

/** Converts an error of the API; `failed` for any other error. */
export function toPictureErrorCode(error: { code: string; fields: Record<string, string> } | null): PictureErrorCode {
  if (error?.code === "tooMany") return "tooMany";
  if (error?.code === "unsupported") return "unsupported_type";
  return pictureErrorCodes.find((known) => known === error?.fields.picture) ?? "failed";
}
