import { z } from "zod";
import { recipeQualities } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { anyText, requiredText } from "#lib/platform/text/text-schema.ts";
import { normalizeUserText } from "#lib/platform/text/user-text.ts";
import { draftLimits as limits } from "./limits.ts";

const idSchema = z.uuid("uuid");
const idsSchema = (max: number) =>
  z
    .array(idSchema)
    .max(max, "limit")
    .transform((ids) => [...new Set(ids)])
    .default([]);
/** "title.de", "groups.0.ingredients.2.amount" */
const pathSchema = z.string().regex(/^[a-zA-Z]+(\.\w{1,40}){0,5}$/, "path");
const errors = { missing: "required", tooLong: "length" };

/**
 * What editors decide when they accept a draft. `ingredientIds` finds ingredients of the lexicon
 * for rows with a free name, by the id of the row; without `publishAt` a new recipe is published at
 * once.
 */
export const acceptanceSchema = z.strictObject({
  quality: z.enum(recipeQualities, "quality"),
  mainCategoryId: idSchema,
  categoryIds: idsSchema(20),
  tagIds: idsSchema(40),
  ingredientIds: z.record(z.string().max(40), idSchema).default({}),
  publishAt: z.coerce.date("date").optional(),
});

/** Why a draft is rejected: a reason, and notes by the path of their field. */
export const rejectionSchema = z.strictObject({
  reason: requiredText(limits.reason, errors),
  notes: z
    .record(pathSchema, anyText(limits.fieldNote, errors).min(1, "required"))
    .refine((notes) => Object.keys(notes).length <= limits.fieldNotes, "limit")
    .default({}),
});

/** Longest search for a published recipe: an address. */
export const maxPublishedSearch = 300;

/** The search in the parameter `search` of the published recipes; empty for all. */
export function readPublishedSearch(param: string | string[] | undefined): string {
  return typeof param === "string" ? normalizeUserText(param).slice(0, maxPublishedSearch).trim() : "";
}

export type AcceptanceInput = z.infer<typeof acceptanceSchema>;
export type RejectionInput = z.infer<typeof rejectionSchema>;
