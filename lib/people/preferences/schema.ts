import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";
import { parseAnswersQuery } from "./answers-query.ts";
import { cuisines, diets, goals, intolerances } from "./preferences.ts";

const multipleChoice = <Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z
    .array(z.enum(keys, "unknown"), "list")
    .max(50, "tooMany")
    .transform((answers) => keys.filter((key): key is Keys[number] => answers.includes(key)))
    .default([]);

/** Body of PUT /api/personalization/preferences/; a missing field is an unanswered question. */
export const preferencesSchema = z.strictObject({
  goals: multipleChoice(goals),
  diet: z.enum(diets, "unknown").nullable().default(null),
  cuisines: multipleChoice(cuisines as unknown as readonly [string, ...string[]]),
  intolerances: multipleChoice(intolerances),
});

/**
 * Form of deletePreferencesAction. Forms send their `locale`; the quiz sends none, because it opens
 * the result page itself, with or without a session. `user` is who has answered, where a device
 * delivers it later.
 */
export const deletePreferencesFormSchema = z.object({
  locale: z.enum(locales).optional(),
  user: z.uuid("uuid").optional(),
});

/** Form of savePreferencesAction: `answers` is the query of the result page. */
export const savePreferencesFormSchema = deletePreferencesFormSchema.extend({
  answers: z.string().max(2000, "tooLong").transform(parseAnswersQuery),
});
