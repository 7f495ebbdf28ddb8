import { z } from "zod";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { localizedShape } from "#lib/platform/i18n/localized-fields.ts";
import { optionalText, requiredLine, slugSchema } from "#lib/platform/text/text-schema.ts";
import { tagLength } from "./form-fields.ts";
import { tagTypes } from "./groups.ts";

/** What the desk writes about a tag. */
export const tagSchema = z.strictObject({
  ...entryFields,
  ...localizedShape({
    title: requiredLine(tagLength.title),
    slug: slugSchema,
    summary: optionalText(tagLength.summary),
  }),
  type: z.enum(tagTypes, "noChoice"),
  isHidden: z.boolean(),
});
