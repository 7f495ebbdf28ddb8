import { z } from "zod";
import { userNameSchema, websiteSchema } from "#lib/people/users/schema.ts";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { localizedShape } from "#lib/platform/i18n/localized-fields.ts";
import { optionalLine, optionalText, slugSchema } from "#lib/platform/text/text-schema.ts";
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
