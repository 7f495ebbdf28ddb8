import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { defaultLocale, isLocale } from "#lib/platform/i18n/locales.ts";

const shared = { tag: "Finding", method: "GET", access: "public", isOlder: true } as const;
const locale = z
  .string()
  .optional()
  .transform((text) => (isLocale(text) ? text : defaultLocale))
  .describe("`de` unless it is `en`.");

const suggestionSchema = z
  .object({
    title: z.string(),
    href: z.string().describe("Path of a page of the site."),
    note: z.string(),
    marks: z.array(z.tuple([z.int(), z.int()])).describe("Start and end of what matches in the title."),
  })
  .meta({ id: "Suggestion" });

export const suggestPages = defineOperation({
  ...shared,
  id: "suggestPages",
  path: "/search/suggestions",
  summary: "Suggests recipes, stories and pages while a reader is typing. Any text is valid.",
  query: z.object({ search: z.string().optional(), locale }),
  data: z.object({
    items: z.array(suggestionSchema.extend({ picture: z.string().nullable(), spokenNote: z.string() })),
    areClosest: z.boolean().describe("Nothing matches all words; the items come closest."),
    topics: z.array(suggestionSchema).describe("Ingredients, categories, questions of the hotline."),
  }),
  example: { query: { search: "kürbis" } },
});

export const suggestIngredients = defineOperation({
  ...shared,
  id: "suggestIngredients",
  path: "/ingredients/suggestions",
  summary: "Suggests ingredients for the search by ingredients while a reader is typing.",
  query: z.object({
    q: z.string().default(""),
    locale,
    for: z.string().describe("`have` lists only those that one can have at home.").optional(),
  }),
  data: z.array(z.object({ slug: z.string(), title: z.string() })),
  example: { query: { q: "erdap" } },
});
