import { z } from "zod";
import { nullableSettings } from "#lib/platform/db/settings/user-settings.ts";
import { userTypes } from "#lib/platform/db/tables/users.ts";

export const pictureSchema = z
  .object({
    id: z.uuid(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().describe("A tiny picture as a `data:` address."),
    alt: z.string(),
  })
  .meta({ id: "Picture" });

/** The signed-in user. */
export const sessionUserSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    new_type: z.enum(userTypes),
    is_premium: z.boolean(),
    newsletter_opt_in: z.boolean(),
    ...nullableSettings,
    is_quiz_due: z.boolean().describe("A new account to which the quiz was not offered yet."),
    open_shopping_items: z.int(),
    has_household_list: z.boolean(),
    picture: pictureSchema.extend({ src: z.string() }).nullable(),
  })
  .meta({ id: "SessionUser" });
