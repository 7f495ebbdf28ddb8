import { z } from "zod";
import { locales } from "#lib/i18n/locales.ts";
import { optionalLine, optionalText, slugSchema, versionSchema } from "#lib/text/text-schema.ts";
import { userNameSchema, websiteSchema } from "#lib/users/schema.ts";
import { givenRoles } from "./author-filter.ts";
import { authorLength as length } from "./form-fields.ts";

const pictureId = z
  .union([z.literal(""), z.uuid()])
  .default("")
  .transform((id) => id || null);
const occupation = optionalLine(length.occupation);
const bio = optionalText(length.bio);

/** What the desk writes about an author; `id` is empty for a new one, `role` where it is fixed. */
export const authorSchema = z.object({
  id: z.union([z.literal(""), z.uuid()]),
  version: versionSchema,
  locale: z.enum(locales),
  name: userNameSchema,
  slug: slugSchema,
  role: z.enum(givenRoles, "noChoice").optional(),
  occupationDe: occupation,
  occupationEn: occupation,
  bioDe: bio,
  bioEn: bio,
  website: websiteSchema.default(""),
  pictureId,
  bannerId: pictureId,
});

/** Deletes an author. */
export const deleteAuthorSchema = z.strictObject({
  id: z.uuid(),
  version: versionSchema,
  locale: z.enum(locales),
});

/** Finds pictures of the library. */
export const pictureSearchSchema = z.object({ query: z.string().max(200), locale: z.enum(locales) });
