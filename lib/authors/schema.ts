import { z } from "zod";
import { entryFields } from "#lib/desk-resources/schema.ts";
import { locales } from "#lib/i18n/locales.ts";
import { localizedShape } from "#lib/i18n/localized-fields.ts";
import { optionalLine, optionalText, slugSchema } from "#lib/text/text-schema.ts";
import { userNameSchema, websiteSchema } from "#lib/users/schema.ts";
import { givenRoles } from "./author-filter.ts";
import { authorLength as length } from "./form-fields.ts";

const pictureId = z
  .union([z.literal(""), z.uuid()])
  .default("")
  .transform((id) => id || null);

/** What the desk writes about an author; `role` is missing where it is fixed. */
export const authorSchema = z.object({
  ...entryFields,
  name: userNameSchema,
  slug: slugSchema,
  role: z.enum(givenRoles, "noChoice").optional(),
  ...localizedShape({ occupation: optionalLine(length.occupation), bio: optionalText(length.bio) }),
  website: websiteSchema.default(""),
  pictureId,
  bannerId: pictureId,
});

/** Finds pictures of the library. */
export const pictureSearchSchema = z.object({ query: z.string().max(200), locale: z.enum(locales) });
