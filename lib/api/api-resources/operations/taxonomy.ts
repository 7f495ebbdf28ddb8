import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { changeParameters, pageParameters } from "#lib/api/api-resources/query-string.ts";
import { tagSchema } from "#lib/api/api-resources/schemas/content.ts";
import {
  categorySchema,
  ingredientLinkSchema,
  ingredientSchema,
  profileSchema,
} from "#lib/api/api-resources/schemas/taxonomy.ts";

const pages = z.strictObject({ ...pageParameters, ...changeParameters });

export const listCategories = defineOperation({
  id: "listCategories",
  method: "GET",
  path: "/categories",
  summary: "Lists the categories in the order of the menu; groups are the parents of the others.",
  tag: "Finding",
  access: "public",
  query: pages,
  data: z.array(categorySchema),
  changed: categorySchema,
  isPaginated: true,
});

export const getCategory = defineOperation({
  id: "getCategory",
  method: "GET",
  path: "/categories/{id}",
  summary: "Returns a category by its id or slug, with its parent and the categories of a group.",
  tag: "Finding",
  access: "public",
  data: categorySchema.extend({ parent: categorySchema.nullable(), entries: z.array(categorySchema) }),
  example: { path: { id: "abendessen" } },
});

export const listTags = defineOperation({
  id: "listTags",
  method: "GET",
  path: "/tags",
  summary: "Lists the tags with public items, by type and title.",
  tag: "Finding",
  access: "public",
  query: z.strictObject({ ...pageParameters, ...changeParameters, type: z.string().max(40, "length").optional() }),
  data: z.array(tagSchema),
  changed: tagSchema,
  isPaginated: true,
  example: { query: { type: "diet" } },
});

export const getTag = defineOperation({
  id: "getTag",
  method: "GET",
  path: "/tags/{id}",
  summary: "Returns a tag by its slug.",
  tag: "Finding",
  access: "public",
  data: tagSchema,
  example: { path: { id: "vegan" } },
});

export const listIngredients = defineOperation({
  id: "listIngredients",
  method: "GET",
  path: "/ingredients",
  summary: "Lists the ingredients that have a page, by title.",
  tag: "Finding",
  access: "public",
  query: z.strictObject({
    ...pageParameters,
    ...changeParameters,
    month: z
      .string()
      .regex(/^([1-9]|1[0-2])$/, "month")
      .transform(Number)
      .describe("Only what is in season in this month.")
      .optional(),
  }),
  data: z.array(ingredientLinkSchema),
  changed: ingredientLinkSchema,
  isPaginated: true,
  example: { query: { month: "10" } },
});

export const getIngredient = defineOperation({
  id: "getIngredient",
  method: "GET",
  path: "/ingredients/{id}",
  summary: "Returns an ingredient by its id or slug.",
  tag: "Finding",
  access: "public",
  data: ingredientSchema,
  example: { path: { id: "mehl" } },
});

export const getUser = defineOperation({
  id: "getUser",
  method: "GET",
  path: "/users/{id}",
  summary: "Returns the public profile of a user by id or slug.",
  tag: "Finding",
  access: "public",
  data: profileSchema,
  example: { path: { id: "anna" } },
});
