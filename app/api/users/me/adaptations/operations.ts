import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { pageParameters } from "#lib/api/api-resources/query-string.ts";
import { imageSchema } from "#lib/api/api-resources/schemas/content.ts";
import { adaptationContentSchema, isEmptyAdaptation } from "#lib/kitchen/adaptations/adaptation.ts";

const shared = { tag: "Own versions", access: "user" } as const;
const exampleId = "00000000-0000-4000-8000-000000000000";
const path = "/users/me/adaptations/{id}";
const examplePath = { id: exampleId };
const exampleContent = { tries: [{ date: "2026-05-03", rating: 4, note: "Mit weniger Salz." }] };

const version = z.int("version").min(0, "version").max(2_147_483_647, "version");

const savedSchema = z
  .object({
    recipe_id: z.uuid(),
    version: version.describe("To be sent with the next change; 0 when nothing is left to store."),
  })
  .meta({ id: "SavedAdaptation" });

const listedSchema = z
  .object({
    recipe_id: z.uuid(),
    title: z.string(),
    url: z.url().nullable().describe("Of the recipe's page; null while readers do not see it."),
    image: imageSchema.nullable(),
    updated: z.iso.datetime(),
  })
  .meta({ id: "ListedAdaptation" });

export const listAdaptations = defineOperation({
  ...shared,
  id: "listAdaptations",
  method: "GET",
  path: "/users/me/adaptations",
  summary: "Lists the user's own versions of recipes, newest first, 24 on a page.",
  query: z.strictObject({ page: pageParameters.page }),
  data: z.array(listedSchema),
  isPaginated: true,
});

export const createAdaptation = defineOperation({
  ...shared,
  id: "createAdaptation",
  method: "POST",
  path: "/users/me/adaptations",
  summary: "Stores the user's own version of a public recipe; 409 when there is another one already.",
  isRepeatable: true,
  body: z.strictObject({
    recipe: z.uuid("uuid"),
    content: adaptationContentSchema.refine((content) => !isEmptyAdaptation(content), "required"),
  }),
  data: savedSchema,
  status: 201,
  example: { body: { recipe: exampleId, content: exampleContent } },
});

export const getAdaptation = defineOperation({
  ...shared,
  id: "getAdaptation",
  method: "GET",
  path,
  summary: "Returns the user's own version by the id of its recipe: changes of ingredients and steps, notes, tries.",
  data: savedSchema.extend({ updated: z.iso.datetime(), content: adaptationContentSchema }),
  example: { path: examplePath },
});

export const saveAdaptation = defineOperation({
  ...shared,
  id: "saveAdaptation",
  method: "PUT",
  path,
  summary: "Replaces the content; an empty one deletes the version. 409 when another device has saved a newer one.",
  body: z.strictObject({ version, content: adaptationContentSchema }),
  data: savedSchema,
  example: { path: examplePath, body: { version: 1, content: exampleContent } },
});

export const deleteAdaptation = defineOperation({
  ...shared,
  id: "deleteAdaptation",
  method: "DELETE",
  path,
  summary: "Deletes the user's own version of a recipe.",
  data: null,
  example: { path: examplePath },
});
