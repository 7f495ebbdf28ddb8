import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import {
  changeParameters,
  pageParameters,
  slugParameter,
  slugsParameter,
} from "#lib/api/api-resources/query-string.ts";
import { articleSchema } from "#lib/api/api-resources/schemas/article.ts";
import { cardSchema } from "#lib/api/api-resources/schemas/content.ts";
import { recipeSchema } from "#lib/api/api-resources/schemas/recipe.ts";

const searchParameter = z.string().max(200, "length").describe("Words to search for.");
const facet = (what: string) =>
  slugsParameter.describe(`${what}: slugs or keys, separated by commas; one of them must match.`).optional();

/** The filters of recipe lists by the name of their facet. */
const facetParameters = {
  time: facet("At most 20, 30 or 60 minutes"),
  meal: facet("Time of day"),
  course: facet("Course"),
  diet: facet("Diet"),
  ingredient: facet("Main ingredient"),
  cuisine: facet("Cuisine"),
  season: facet("Season"),
  difficulty: facet("Difficulty"),
};

const listParameters = {
  ...pageParameters,
  cursor: z
    .string()
    .regex(/^[\w-]{1,200}$/, "cursor")
    .describe("Where the page begins, at any depth: taken from `links.next`, of lists by date without a search.")
    .optional(),
  ...changeParameters,
  search: searchParameter.optional(),
  category: slugParameter.describe("Slug of a category or of a group of them.").optional(),
  tag: slugParameter.describe("Slug of a tag.").optional(),
  author: slugParameter.describe("Slug of a user; not together with a search, filters or other orders.").optional(),
};

export const listRecipes = defineOperation({
  id: "listRecipes",
  method: "GET",
  path: "/recipes",
  summary: "Lists public recipes, newest first, with the filters and orders of the site.",
  tag: "Content",
  access: "public",
  query: z.strictObject({
    ...listParameters,
    ...facetParameters,
    contains: slugParameter.describe("Slug of an ingredient.").optional(),
    community: z
      .enum(["true", "false"])
      .transform((value) => value === "true")
      .describe("Only recipes of the community.")
      .optional(),
    sort: z.enum(["relevance", "newest", "likes", "rating", "title", "time", "calories"]).optional(),
  }),
  data: z.array(cardSchema),
  changed: cardSchema,
  isPaginated: true,
  example: { query: { diet: "vegan", sort: "time", page: "1" } },
});

export const getRecipe = defineOperation({
  id: "getRecipe",
  method: "GET",
  path: "/recipes/{id}",
  summary: "Returns a public recipe by its id or by a slug of any language.",
  tag: "Content",
  access: "public",
  data: recipeSchema,
  alternatives: {
    "application/ld+json": "schema.org, also under the suffix .jsonld",
    "text/vnd.cooklang": "Cooklang in metric units, also under the suffix .cook",
  },
  example: { path: { id: "kaesespaetzle" } },
});

export const listArticles = defineOperation({
  id: "listArticles",
  method: "GET",
  path: "/articles",
  summary: "Lists public stories, news or shopping tips, newest first.",
  tag: "Content",
  access: "public",
  query: z.strictObject({
    ...listParameters,
    story_type: z.enum(["article", "news", "shopping_tip"]).default("article"),
    sort: z.enum(["relevance", "newest", "likes", "title"]).optional(),
  }),
  data: z.array(cardSchema),
  changed: cardSchema,
  isPaginated: true,
  example: { query: { story_type: "article", page: "1" } },
});

export const getArticle = defineOperation({
  id: "getArticle",
  method: "GET",
  path: "/articles/{id}",
  summary: "Returns a public story, news item or shopping tip by its id or by a slug of any language.",
  tag: "Content",
  access: "public",
  data: articleSchema,
  example: { path: { id: "rezepte-hochladen" } },
});
