import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";
import { parseCrop } from "#lib/platform/media/pictures/crops.ts";
import { anyLine } from "#lib/platform/text/text-schema.ts";
import { pictureLength } from "./limits.ts";

/** Whole percent. */
const percent = z
  .string("badPercent")
  .trim()
  .regex(/^(?:\d{1,2}|100)$/, "badPercent")
  .transform(Number);

/** An area of the picture, or nothing; a form without it has nothing. */
const crop = z
  .string("badCrop")
  .default("")
  .transform((text, context) => {
    const area = parseCrop(text);
    if (area === undefined) context.addIssue({ code: "custom", message: "badCrop" });
    return area ?? null;
  });

const locale = z.enum(locales);

/** Texts, focal point and crops of a picture. */
export const pictureSchema = z.object({
  id: z.uuid(),
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  altDe: anyLine(pictureLength.alt),
  altEn: anyLine(pictureLength.alt),
  creditDe: anyLine(pictureLength.credit),
  creditEn: anyLine(pictureLength.credit),
  focalX: percent,
  focalY: percent,
  cropCard: crop,
  cropWide: crop,
  cropPortrait: crop,
  cropSquare: crop,
  cropShare: crop,
  locale,
});

/** Deleting and restoring a picture. */
export const pictureTargetSchema = z.object({ id: z.uuid(), locale });

export const replaceSchema = z.object({
  id: z.uuid(),
  replacementId: z.uuid(),
  shownUseCount: z.coerce.number().int().min(0),
  locale,
});
