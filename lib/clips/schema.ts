import { z } from "zod";
import { locales } from "#lib/i18n/locales.ts";
import { checkCaptions } from "#lib/media/videos/captions.ts";
import { requiredLine, versionSchema } from "#lib/text/text-schema.ts";
import { formatMistakes, maxCaptions, maxClipTitle } from "./form-fields.ts";

const title = requiredLine(maxClipTitle);

/** A WebVTT document, or nothing. Its lines stay as they are, because mistakes name them. */
const captions = z
  .string()
  .max(maxCaptions, "tooLong")
  .default("")
  .transform((text, context) => {
    const document = text.replace(/\r\n?/g, "\n").trimEnd();
    if (document.trim() === "") return "";
    const mistakes = checkCaptions(document);
    if (mistakes.length > 0) context.addIssue({ code: "custom", message: formatMistakes(mistakes) });
    return `${document}\n`;
  });

/** What the desk writes about a clip, beside its files; `id` is empty for a new one. */
export const clipSchema = z.object({
  id: z.union([z.literal(""), z.uuid()]),
  version: versionSchema,
  locale: z.enum(locales),
  titleDe: title,
  titleEn: title,
  posterId: z.uuid("required"),
  captionsDe: captions,
  captionsEn: captions,
});

/** Deletes a clip. */
export const deleteClipSchema = z.object({ id: z.uuid(), version: versionSchema, locale: z.enum(locales) });

export const posterSearchSchema = z.object({ query: z.string().max(200), locale: z.enum(locales) });
