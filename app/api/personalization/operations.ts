import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { diets, goals, intolerances } from "#lib/people/preferences/preferences.ts";
import { preferencesSchema } from "#lib/people/preferences/schema.ts";

const shared = { tag: "Personalization", isOlder: true } as const;

const questionSchema = z
  .object({
    key: z.string().describe("The field of the preferences."),
    title: z.string(),
    selection: z.enum(["multi", "single"]),
    options: z.array(z.object({ key: z.string(), title: z.string() })),
  })
  .meta({ id: "QuizQuestion" });

const answersSchema = z
  .object({
    goals: z.array(z.enum(goals)),
    diet: z.enum(diets).nullable(),
    cuisines: z.array(z.string()).describe("Keys of categories."),
    intolerances: z.array(z.enum(intolerances)),
  })
  .meta({ id: "Preferences" });

export const getPersonalization = defineOperation({
  id: "getPersonalization",
  method: "GET",
  path: "/personalization",
  summary: "Returns the questions of the quiz, and the user's answers where there are any.",
  tag: "Personalization",
  access: "optional",
  data: z.object({ options: z.array(questionSchema), preferences: answersSchema.nullable() }),
});

export const listPersonalizationOptions = defineOperation({
  ...shared,
  id: "listPersonalizationOptions",
  method: "GET",
  path: "/personalization/options",
  summary: "Lists the questions of the quiz with their answers.",
  access: "public",
  data: z.array(questionSchema),
});

export const getPreferences = defineOperation({
  ...shared,
  id: "getPreferences",
  method: "GET",
  path: "/personalization/preferences",
  summary: "Returns the user's answers; null when there are none.",
  access: "user",
  data: answersSchema.nullable(),
});

export const setPreferences = defineOperation({
  ...shared,
  id: "setPreferences",
  method: "PUT",
  path: "/personalization/preferences",
  summary: "Replaces the user's answers; a missing field is an unanswered question.",
  access: "user",
  body: preferencesSchema,
  data: answersSchema.nullable(),
  example: { body: { goals: ["quick"], diet: "vegetarian", cuisines: ["italian"] } },
});

export const deletePreferences = defineOperation({
  ...shared,
  id: "deletePreferences",
  method: "DELETE",
  path: "/personalization/preferences",
  summary: "Deletes the user's answers; repeating it changes nothing.",
  access: "user",
  data: null,
});
