import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { pageParameters } from "#lib/api/api-resources/query-string.ts";
import { imageSchema } from "#lib/api/api-resources/schemas/content.ts";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { recipeStates } from "#lib/content/recipe-drafts/states.ts";

const version = z.int("version").min(1, "version").max(2_147_483_647, "version");
const instant = z.iso.datetime();
const exampleContent = {
  title: { de: "Linsensuppe", en: "Lentil soup" },
  servings: { amount: 4, type: "portion" },
  duration: { preparation: 20, baking: 30, resting: 0 },
};
const examplePath = { id: "00000000-0000-4000-8000-000000000000" };

const savedSchema = z
  .object({
    id: z.uuid(),
    version: z.int().describe("To be sent with the next change."),
    saved: instant,
  })
  .meta({ id: "SavedRecipe" });

const ownRecipeSchema = z
  .object({
    state: z.enum(recipeStates),
    id: z.uuid().nullable().describe("Of the draft; null for a published recipe without an open one."),
    recipe_id: z.uuid().nullable().describe("Null before the first publication."),
    title: z.string(),
    image: imageSchema.nullable(),
    changed: instant,
  })
  .meta({ id: "OwnRecipe" });

const draftSchema = savedSchema
  .extend({
    state: z.enum(["draft", "submitted", "rejected", "accepted"]),
    recipe_id: z.uuid().nullable(),
    submitted: instant.nullable(),
    rejection: z.object({ reason: z.string(), notes: z.record(z.string(), z.string()) }).nullable(),
    content: z.unknown().describe("As it was sent to `PUT`."),
  })
  .meta({ id: "RecipeDraft" });

export const listOwnRecipes = defineOperation({
  id: "listOwnRecipes",
  method: "GET",
  path: "/users/me/recipes",
  summary: "Lists the recipes of the user in a state, newest first, 24 on a page.",
  tag: "Own recipes",
  access: "user",
  query: z.strictObject({ page: pageParameters.page, state: z.enum(recipeStates).default("draft") }),
  data: z.array(ownRecipeSchema),
  isPaginated: true,
  example: { query: { state: "draft" } },
});

export const createOwnRecipe = defineOperation({
  id: "createOwnRecipe",
  isRepeatable: true,
  method: "POST",
  path: "/users/me/recipes",
  summary: "Creates a draft.",
  tag: "Own recipes",
  access: "user",
  body: draftContentSchema,
  data: savedSchema,
  status: 201,
  example: { body: exampleContent },
});

export const getOwnRecipe = defineOperation({
  id: "getOwnRecipe",
  method: "GET",
  path: "/users/me/recipes/{id}",
  summary: "Returns a draft with its content.",
  tag: "Own recipes",
  access: "user",
  data: draftSchema,
  example: { path: examplePath },
});

export const saveOwnRecipe = defineOperation({
  id: "saveOwnRecipe",
  method: "PUT",
  path: "/users/me/recipes/{id}",
  summary: "Saves the content of a draft. 409 when another device has saved a newer version.",
  tag: "Own recipes",
  access: "user",
  body: z.strictObject({ version, content: draftContentSchema }),
  data: savedSchema,
  example: { path: examplePath, body: { version: 1, content: exampleContent } },
});

export const deleteOwnRecipe = defineOperation({
  id: "deleteOwnRecipe",
  method: "DELETE",
  path: "/users/me/recipes/{id}",
  summary: "Deletes a draft; of a published recipe only the revision.",
  tag: "Own recipes",
  access: "user",
  data: null,
  example: { path: examplePath },
});

export const submitOwnRecipe = defineOperation({
  id: "submitOwnRecipe",
  isRepeatable: true,
  method: "POST",
  path: "/users/me/recipes/{id}/submit",
  summary: "Submits a draft for review; 422 names what it lacks. A contributor's is published at once.",
  tag: "Own recipes",
  access: "user",
  body: z.strictObject({ version }),
  data: z.object({ state: z.enum(["submitted", "accepted"]), recipe_id: z.uuid().nullable() }),
  example: { path: examplePath, body: { version: 1 } },
});
