import { z } from "zod";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { localizedShape } from "#lib/platform/i18n/localized-fields.ts";
import { checkCaptions } from "#lib/platform/media/videos/captions.ts";
import { requiredLine } from "#lib/platform/text/text-schema.ts";
import { formatMistakes, maxCaptions, maxClipTitle } from "./form-fields.ts";

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

/** What the desk writes about a clip, beside its files. */
export const clipSchema = z.object({
  ...entryFields,
  ...localizedShape({ title: requiredLine(maxClipTitle), captions }),
  posterId: z.uuid("required"),
});

export const posterSearchSchema = z.object({ query: z.string().max(200), locale: z.enum(locales) });
