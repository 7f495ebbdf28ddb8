import type { DeskErrorCode } from "#lib/auth/desk-error.ts";
import type { FormState } from "#lib/http/form-state.ts";

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

/** Why a file was not stored. */
export type PictureProblem = "pictureType" | "pictureTooLarge" | "pictureTooSmall" | "pictureDamaged" | "pictureFailed";

export type AuthorFieldError =
  | DeskErrorCode
  | PictureProblem
  | ("required" | "tooLong" | "badSlug" | "badName" | "badWebsite" | "noChoice");
export type AuthorFormState = FormState<AuthorField, AuthorFieldError>;
/** State of the form that deletes. */
export type AuthorChangeState = FormState<"form", DeskErrorCode>;

/** A picture of the library, as the picker shows it. */
export interface PictureChoice {
  id: string;
  src: string;
  alt: string;
}
