import { z } from "zod";
import { difficulties } from "#lib/db/tables/recipes.ts";
import { defaultLocale, locales } from "#lib/i18n/locales.ts";
import { sourceSchema } from "#lib/recipes/content/source.ts";
import { lineSchema, localizedLine, localizedText } from "#lib/recipes/content/text-schemas.ts";
import { type Editorial, editorialSchema } from "./desk/editorial.ts";
import { draftLimits as limits } from "./limits.ts";

const referenceSchema = z.uuid("uuid").nullable().default(null);
const minutesSchema = z.int("number").min(0, "range").max(limits.minutes, "range").nullable().default(null);
const amountSchema = z.number("number").min(0, "range").max(limits.amount, "range").nullable().default(null);
/** Given by the editor in the browser, so that rows keep their identity when they are moved. */
const rowIdSchema = z.string("rowId").regex(/^[\w-]{1,40}$/, "rowId");

const listOf = <Schema extends z.ZodType>(schema: Schema, max: number) =>
  z.array(schema, "list").max(max, "limit").default([]);

const ingredientSchema = z.strictObject({
  id: rowIdSchema,
  /** An ingredient of the lexicon; null for a free name. */
  ingredientId: referenceSchema,
  /** As typed; names the ingredient while there is no `ingredientId`. */
  name: lineSchema(limits.ingredientName),
  amount: amountSchema,
  /** Upper end of a range. */
  amountMax: amountSchema,
  /** Code of a unit; null for counted pieces. */
  unit: z
    .string("unit")
    .regex(/^[a-z_-]{1,20}$/i, "unit")
    .nullable()
    .default(null),
  characteristic: localizedLine(limits.note),
  addition: localizedLine(limits.note),
});

const groupSchema = z.strictObject({
  heading: localizedLine(limits.heading),
  ingredients: listOf(ingredientSchema, limits.ingredients),
});

const utensilSchema = z.strictObject({
  utensilId: z.uuid("uuid"),
  amount: amountSchema,
  size: localizedLine(limits.note),
});

const stepSchema = z.strictObject({
  id: rowIdSchema,
  heading: localizedLine(limits.heading),
  text: localizedText(limits.stepText),
  tip: localizedText(limits.tip),
  pictureId: referenceSchema,
  /** Kept from the recipe that is revised; authors cannot add videos. */
  videoId: referenceSchema,
  /** Rows of the ingredients by their id; no amount means the rest. */
  ingredients: listOf(z.strictObject({ id: rowIdSchema, amount: amountSchema }), limits.ingredients),
  utensilIds: listOf(z.uuid("uuid"), limits.utensils),
});

const contentFields = {
  /** Language the author writes in. */
  language: z.enum(locales, "language").default(defaultLocale),
  /** Whether the author writes the texts in the other language, too. */
  isBilingual: z.boolean("boolean").default(false),
  title: localizedLine(limits.title),
  summary: localizedText(limits.summary),
  chefsNote: localizedText(limits.chefsNote),
  difficulty: z.enum(difficulties, "difficulty").default("unknown"),
  servings: z
    .strictObject({
      amount: z.int("number").min(0, "range").max(limits.servings, "range").nullable().default(null),
      type: z.enum(["portion", "piece"], "servings").default("portion"),
    })
    .prefault({}),
  duration: z.strictObject({ preparation: minutesSchema, baking: minutesSchema, resting: minutesSchema }).prefault({}),
  pictureId: referenceSchema,
  tagIds: listOf(z.uuid("uuid"), limits.tags),
  groups: listOf(groupSchema, limits.groups),
  utensils: listOf(utensilSchema, limits.utensils),
  steps: listOf(stepSchema, limits.steps),
  source: sourceSchema,
};

/**
 * The content of a draft. Everything may be missing; only content that is oversized or has a wrong
 * type is rejected, with a code per field: "text", "number", "boolean", "list", "uuid", "rowId",
 * "unit", "url", "range", "length", "limit", "duplicate" or "tooLarge". Texts are plain text with
 * the markup of recipes (docs/recipe-markup.md), durations minutes.
 */
export const draftContentSchema = z.strictObject(contentFields).superRefine(checkSize);

/** The content of a draft with what only editors write; also with the code "slug". */
export const deskContentSchema = z
  .strictObject({ ...contentFields, editorial: editorialSchema.prefault({}) })
  .superRefine(checkSize);

interface Sized {
  groups: { ingredients: { id: string }[] }[];
  steps: { id: string }[];
}

function checkSize(content: Sized, context: z.RefinementCtx): void {
  const rows = content.groups.flatMap((group) => group.ingredients);
  if (rows.length > limits.ingredients) context.addIssue({ code: "custom", path: ["groups"], message: "limit" });
  for (const [name, list] of [["groups", rows] as const, ["steps", content.steps] as const]) {
    const ids = list.map(({ id }) => id);
    if (new Set(ids).size < ids.length) context.addIssue({ code: "custom", path: [name], message: "duplicate" });
  }
  if (JSON.stringify(content).length > limits.content) context.addIssue({ code: "custom", message: "tooLarge" });
}

/** The schema that a content of the author or of the desk has to match. */
export function contentSchemaOf(content: unknown): z.ZodType<DraftContent> {
  const isOfDesk = typeof content === "object" && content !== null && "editorial" in content;
  return isOfDesk ? deskContentSchema : draftContentSchema;
}

/** Only content of the desk has `editorial`. */
export type DraftContent = z.infer<typeof draftContentSchema> & { editorial?: Editorial };
export type DeskContent = DraftContent & { editorial: Editorial };
export type DraftIngredient = DraftContent["groups"][number]["ingredients"][number];
export type DraftStep = DraftContent["steps"][number];

/** The title that a content is known by, in its own language where it has one. */
export function titleOf({ title, language }: Pick<DraftContent, "title" | "language">): string {
  return title[language] || title.de || title.en;
}

/** The content of a new draft. */
export function createDraftContent(language: DraftContent["language"]): DraftContent {
  return draftContentSchema.parse({ language });
}
