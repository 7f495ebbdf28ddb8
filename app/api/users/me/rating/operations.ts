import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { notedRecipeSchema, noteSchema } from "#lib/kitchen/notes/schema.ts";
import { ratedRecipeSchema, ratingSchema } from "#lib/people/ratings/schema.ts";

const exampleId = "00000000-0000-4000-8000-000000000000";
const shared = { tag: "Likes and ratings", access: "user", isOlder: true } as const;
const query = { recipe: exampleId };

const ratingDataSchema = z.object({
  rating: z.number().min(0).max(1).nullable().describe("0 for one star, 1 for five; null without a rating."),
  stars: z.int().min(1).max(5).nullable(),
});

export const getRating = defineOperation({
  ...shared,
  id: "getRating",
  method: "GET",
  path: "/users/me/rating",
  summary: "Returns the user's rating of a recipe.",
  query: z.object(ratedRecipeSchema.shape),
  data: ratingDataSchema,
  example: { query },
});

const rate = {
  ...shared,
  path: "/users/me/rating",
  body: ratingSchema,
  data: ratingDataSchema,
  example: { body: { recipe: exampleId, rating: 0.75 } },
} as const;

export const setRating = defineOperation({
  ...rate,
  id: "setRating",
  method: "PUT",
  summary: "Rates a recipe, or changes the rating; not drafts and own recipes.",
});

export const createRating = defineOperation({
  ...rate,
  id: "createRating",
  method: "POST",
  summary: "The same as `setRating`.",
  isRepeatable: true,
});

export const deleteRating = defineOperation({
  ...shared,
  id: "deleteRating",
  method: "DELETE",
  path: "/users/me/rating",
  summary: "Removes the user's rating of a recipe; repeating it changes nothing.",
  query: z.object(ratedRecipeSchema.shape),
  data: null,
  example: { query },
});

const noteDataSchema = z.object({ text: z.string().describe("Empty without a note.") });

export const getNote = defineOperation({
  ...shared,
  id: "getNote",
  method: "GET",
  path: "/users/me/note",
  summary: "Returns the user's note on a recipe.",
  query: z.object(notedRecipeSchema.shape),
  data: noteDataSchema,
  example: { query },
});

export const setNote = defineOperation({
  ...shared,
  id: "setNote",
  method: "PUT",
  path: "/users/me/note",
  summary: "Stores the user's note on a recipe, at most 2,000 characters; an empty one deletes it.",
  body: noteSchema,
  data: noteDataSchema,
  example: { body: { recipe: exampleId, text: "Mit der Hälfte des Zuckers." } },
});
