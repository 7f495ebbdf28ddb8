import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";

/** Fields of every form of an adaptation: the recipe, and the language of the page. */
export const adaptationKeySchema = z.object({ id: z.uuid("uuid"), locale: z.enum(locales) });

export const adaptationFormSchema = adaptationKeySchema.extend({ version: z.coerce.number().int().min(0) });

/** `draft` is a random UUID of the page, so that a repeated request creates one draft. */
export const submitAdaptationSchema = adaptationKeySchema.extend({ draft: z.uuid("uuid") });
