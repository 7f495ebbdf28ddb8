import { z } from "zod";
import { contentShape } from "#lib/content/recipes/content/fields.ts";
import { draftLimits as limits } from "./limits.ts";
import { type Editorial, editorialSchema } from "./working-copy/editorial.ts";

const draftShape = {
  ...contentShape,
  /** Whether the author writes the texts in the other language, too. */
  isBilingual: z.boolean("boolean").default(false),
};

/**
 * The content of a draft. Everything may be missing; only content that is oversized or has a wrong
 * type is rejected, with a code per field: "text", "number", "boolean", "list", "uuid", "rowId",
 * "unit", "url", "range", "length", "limit", "duplicate" or "tooLarge". Texts are plain text with
 * the markup of recipes (docs/recipe-markup.md), durations minutes.
 */
export const draftContentSchema = z.strictObject(draftShape).superRefine(checkSize);

/** The content of a draft with what only editors write; also with the code "slug". */
export const deskContentSchema = z
  .strictObject({ ...draftShape, editorial: editorialSchema.prefault({}) })
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
