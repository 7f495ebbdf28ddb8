import { z } from "zod";
import { recipeQualities } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { parseLocalInput } from "#lib/platform/time/local-time.ts";
import { rejectionSchema } from "../schema.ts";

/** Errors of the forms of the desk; each has a sentence in the messages. */
export const reviewErrors = [
  "qualityMissing",
  "categoryMissing",
  "categoryUnknown",
  "tagUnknown",
  "ingredientMissing",
  "ingredientUnknown",
  "timeMissing",
  "timePast",
  "timeBeforePublication",
  "reasonMissing",
  "reasonLong",
  "noteLong",
  "changed",
  "authorHidden",
  "publishIncomplete",
  "publishChanged",
  "publishPlanned",
  "errorReasonMissing",
  "reasonTooLong",
] as const;
export type ReviewError = (typeof reviewErrors)[number];

/** Fields have a dynamic part: "ingredient.row-1", "note.steps.0". */
export type ReviewFormState = FormState<string, ReviewError>;

const idSchema = z.uuid();
/** Checkboxes of one name, joined by spaces. */
const idsSchema = z
  .string()
  .transform((ids) => ids.split(" ").filter(Boolean))
  .pipe(z.array(idSchema).max(60));
const localeSchema = z.enum(locales);
const reviewed = { id: idSchema, locale: localeSchema, version: z.coerce.number().int().min(1) };

/** Fields whose names begin with a prefix: {"note.title": "x"} has the note "title". */
function readPrefixed(input: object, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === "string" && value.trim() !== ""
        ? [[name.slice(prefix.length), value]]
        : [],
    ),
  );
}

/** When something happens: now, or at a time in Berlin. */
export const timeFields = { when: z.enum(["now", "later"]).default("now"), time: z.string().max(30).default("") };

/** The time in the fields; null for now. */
export function readTime(
  { when, time }: { when: "now" | "later"; time: string },
  context: z.RefinementCtx,
): Date | null {
  if (when === "now") return null;
  const instant = parseLocalInput(time);
  if (!instant) context.addIssue({ code: "custom", path: ["time"], message: "timeMissing" });
  return instant;
}

export const acceptFormSchema = z
  .looseObject({
    ...reviewed,
    quality: z.enum(recipeQualities, "qualityMissing"),
    mainCategoryId: z.uuid("categoryMissing"),
    categoryIds: idsSchema.default([]),
    tagIds: idsSchema.default([]),
    ...timeFields,
  })
  .transform((input, context) => {
    const { id, locale, version, quality, mainCategoryId, categoryIds, tagIds } = input;
    const ingredientNames = readPrefixed(input, "ingredient.");
    const publishAt = readTime(input, context) ?? undefined;
    return { id, locale, version, quality, mainCategoryId, categoryIds, tagIds, publishAt, ingredientNames };
  });

export const rejectFormSchema = z.looseObject(reviewed).transform((input, context) => {
  const { id, locale, version } = input;
  const { data, error } = rejectionSchema.safeParse({ reason: input.reason, notes: readPrefixed(input, "note.") });
  if (data) return { id, locale, version, ...data };
  for (const { path, message: problem } of error.issues) {
    const isReason = path[0] !== "notes";
    const message = isReason ? (problem === "length" ? "reasonLong" : "reasonMissing") : "noteLong";
    context.addIssue({ code: "custom", path: [isReason ? "reason" : `note.${String(path[1])}`], message });
  }
  return z.NEVER;
});

export const publicationActions = ["publish", "schedule", "expire"] as const;

/** Pages of the desk with the forms of a publication: of a draft, or of the recipe itself. */
export const publicationPages = ["/desk/recipes/[id]", "/desk/published-recipes/[id]"] as const;
export type PublicationPage = (typeof publicationPages)[number];

export const publicationFormSchema = z
  .looseObject({
    /** The page that has the form, and its id: of a draft or of the recipe. */
    page: z.enum(publicationPages),
    id: idSchema,
    recipeId: idSchema,
    locale: localeSchema,
    action: z.enum(publicationActions),
    ...timeFields,
  })
  .transform((input, context) => {
    const { page, id, recipeId, locale, action } = input;
    const when = action === "schedule" ? "later" : action === "publish" ? "now" : input.when;
    return { page, id, recipeId, locale, action, time: readTime({ ...input, when }, context) };
  });

export const languageFormSchema = z
  .looseObject({ id: idSchema, locale: localeSchema, language: localeSchema })
  .transform(({ id, locale, language }) => ({ id, locale, language, page: "/desk/published-recipes/[id]" as const }));
