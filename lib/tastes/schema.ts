import { z } from "zod";
import type { FormState } from "#lib/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";
import { cuisines, diets, goals, intolerances } from "./choices.ts";

const several = <Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z
    .array(z.enum(keys, "unknown"), "list")
    .max(50, "tooMany")
    .transform((given) => keys.filter((key): key is Keys[number] => given.includes(key)))
    .default([]);

/** Body of PUT /api/personalization/preferences/: what is missing counts as passed over. */
export const tasteBody = z.strictObject({
  goals: several(goals),
  diet: z.enum(diets, "unknown").nullable().default(null),
  cuisines: several(cuisines as unknown as readonly [string, ...string[]]),
  intolerances: several(intolerances),
});

/** A form that acts on one's own answers; `answers` is the query of the result page. */
export const keepTasteInput = z.strictObject({ answers: z.string().max(2000), locale: z.enum(locales) });
export const forgetTasteInput = z.strictObject({ locale: z.enum(locales) });

/** Nothing to fill in: done, or not. */
export type TasteFormState = FormState<never, never>;
