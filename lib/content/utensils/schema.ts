import { z } from "zod";
import { entryFields } from "#lib/platform/desk-resources/schema.ts";
import { localizedShape } from "#lib/platform/i18n/localized-fields.ts";
import { requiredLine } from "#lib/platform/text/text-schema.ts";
import { maxUtensilName } from "./form-fields.ts";

const name = requiredLine(maxUtensilName);

/** What the desk writes about a utensil. */
export const utensilSchema = z.strictObject({ ...entryFields, ...localizedShape({ one: name, many: name }) });
