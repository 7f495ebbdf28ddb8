import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormPictureProblem } from "#lib/platform/desk-resources/form-pictures/problem.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";

/** Lengths in characters as readers see them. */
export const authorLength = { slug: 120, occupation: 120, bio: 1500 } as const;

/**
 * What editors fill in. `picture` and `banner` are files or stand for them; their ids and addresses
 * are kept in the fields after them.
 */
export const authorFields = [
  "name",
  "slug",
  "role",
  "occupationDe",
  "occupationEn",
  "bioDe",
  "bioEn",
  "website",
  "picture",
  "pictureId",
  "pictureSrc",
  "banner",
  "bannerId",
  "bannerSrc",
  "form",
] as const;
export type AuthorField = (typeof authorFields)[number];

export type AuthorFieldError =
  | DeskErrorCode
  | FormPictureProblem
  | ("required" | "tooLong" | "badSlug" | "badName" | "badWebsite" | "noChoice");
export type AuthorFormState = FormState<AuthorField, AuthorFieldError>;

/** A picture of the library, as the picker shows it. */
export interface PictureChoice {
  id: string;
  src: string;
  alt: string;
}
