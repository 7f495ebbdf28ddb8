import type { FormState } from "#lib/platform/http/form-state.ts";
import type { CropName } from "#lib/platform/media/pictures/crops.ts";

/** What editors fill in; the rules are in `schema.ts`, which browsers do not load. */
export const pictureFields = [
  "altDe",
  "altEn",
  "creditDe",
  "creditEn",
  "focalX",
  "focalY",
  "cropCard",
  "cropWide",
  "cropPortrait",
  "cropSquare",
  "cropShare",
] as const;
export type PictureField = (typeof pictureFields)[number];
export type PictureFieldError = "tooLong" | "badPercent" | "badCrop" | "conflict";

/** The fields of the crops, each with `formatCrop`. */
export const cropFields = {
  card: "cropCard",
  wide: "cropWide",
  portrait: "cropPortrait",
  square: "cropSquare",
  share: "cropShare",
} as const satisfies Record<CropName, PictureField>;
export type PictureFormState = FormState<PictureField, PictureFieldError>;

/** What stands in the way of deleting, restoring or replacing a picture. */
export type TargetProblem = "used" | "conflict";
/** What a form with only a button answers. */
export type TargetState = FormState<"id", TargetProblem>;
