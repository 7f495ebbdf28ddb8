"use server";
import type { z } from "zod";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { type FormResult, handleForm } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { getDraftLookups } from "../editing/lookup-queries.ts";
import { DraftError } from "../errors.ts";
import { withdrawRecipeLanguage } from "../publication/language-mutations.ts";
import { expireRecipe, publishRecipe, scheduleRecipe } from "../publication/mutations.ts";
import {
  acceptFormSchema,
  languageFormSchema,
  type PublicationPage,
  publicationFormSchema,
  type ReviewError,
  type ReviewFormState,
  rejectFormSchema,
} from "./form-schema.ts";
import { findIngredientByName } from "./lexicon.ts";
import { acceptDraft, rejectDraft } from "./mutations.ts";

const isAllowed = createRateLimiter({ name: "recipe-review", maxCount: 120, windowMs: 10 * 60_000 });

/** A form does not send what is not chosen. */
const requiredFields = ["quality", "mainCategoryId", "categoryIds", "tagIds", "reason", "time"];

type Result = FormResult<string, ReviewError>;

/** Accepts a draft and shows what was decided; so does the form of the second of two editors. */
export const acceptRecipeAction = createAction(
  [previousState, formData],
  (_, form): Promise<ReviewFormState> =>
    handleReview(form, acceptFormSchema, async (userId, input) => {
      const { id: draftId, locale: _locale, ingredientNames, ...acceptance } = input;
      const { ingredients } = await getDraftLookups();
      const found = Object.entries(ingredientNames).map(
        ([row, name]) => [row, findIngredientByName(ingredients, name)] as const,
      );
      const unknown = found.filter(([, ingredientId]) => ingredientId === null);
      if (unknown.length > 0) return toInvalid(unknown.map(([row]) => [`ingredient.${row}`, "ingredientUnknown"]));
      const ingredientIds = Object.fromEntries(found.flatMap(([row, found]) => (found ? [[row, found]] : [])));
      return { change: await acceptDraft({ ...acceptance, draftId, userId, ingredientIds }) };
    }),
);

/** Rejects a draft with a reason and notes. */
export const rejectRecipeAction = createAction(
  [previousState, formData],
  (_, form): Promise<ReviewFormState> =>
    handleReview(form, rejectFormSchema, async (userId, { id: draftId, version, reason, notes }) => {
      await rejectDraft({ draftId, userId, version, reason, notes });
      return { change: null };
    }),
);

/** Publishes, schedules or expires a published recipe. */
export const changePublicationAction = createAction(
  [previousState, formData],
  (_, form): Promise<ReviewFormState> =>
    handleReview(form, publicationFormSchema, async (userId, { recipeId, action, time }) => {
      const publication = { recipeId, userId };
      if (action === "schedule" && time) return { change: await scheduleRecipe({ ...publication, publishAt: time }) };
      if (action === "expire") return { change: await expireRecipe({ ...publication, expireAt: time ?? undefined }) };
      return { change: await publishRecipe(publication) };
    }),
);

/** Takes one language of a published recipe from readers. */
export const withdrawRecipeLanguageAction = createAction(
  [previousState, formData],
  (_, form): Promise<ReviewFormState> =>
    handleReview(form, languageFormSchema, async (userId, { id: recipeId, language }) => ({
      change: await withdrawRecipeLanguage({ recipeId, userId, language }),
    })),
);

interface Reviewed {
  /** Id of the draft or recipe whose page has the form. */
  id: string;
  locale: Locale;
  /** The page; that of a draft by default. */
  page?: PublicationPage;
}

type Outcome = { change: PublicationChange | null } | Extract<Result, { status: "invalid" }>;

/** Checks who decides, and redirects to the page of the form after the decision. */
async function handleReview<Schema extends z.ZodType<Reviewed>>(
  form: FormData,
  schema: Schema,
  decide: (userId: string, input: z.infer<Schema>) => Promise<Outcome>,
): Promise<ReviewFormState> {
  const joined = joinValues(form);
  return handleForm<string, ReviewError, Schema>(
    {
      fields: [...new Set([...joined.keys(), ...requiredFields])].filter((name) => !name.startsWith("$ACTION")),
      schema,
      submit: async (input) => {
        const user = await getSessionUser();
        const href = pageAddress(input);
        if (!user) return refuseForm(input.locale, href);
        if (!isEditor(user.newType)) return { status: "failed" };
        if (!(await isAllowed(user.id))) return { status: "limited" };
        const outcome = await decide(user.id, input).catch((error: unknown) => toRefusal(error, input));
        if ("status" in outcome) return outcome;
        if (outcome.change) await revalidatePublication(outcome.change);
        return { status: "done", href };
      },
    },
    joined,
  );
}

function pageAddress({ page = "/desk/recipes/[id]", id, locale }: Reviewed): string {
  return routeAddress(locale, page, { id });
}

/** A form of which checkboxes of one name are one value, joined by spaces. */
function joinValues(form: FormData): FormData {
  const joined = new FormData();
  // `getAll` would look at all fields for each name.
  for (const [name, fields] of Map.groupBy(form, ([name]) => name)) {
    const values = fields.flatMap(([, value]) => (typeof value === "string" ? [value] : []));
    joined.append(name, values.join(" "));
  }
  return joined;
}

/** Of two editors who decide at once, the second one sees who has decided. */
function toRefusal(error: unknown, reviewed: Reviewed): Result {
  if (!(error instanceof DraftError)) throw error;
  const { code, fields } = error;
  if (code === "state" && fields.author) return toInvalid([["version", "authorHidden"]]);
  if (code === "state") {
    return { status: "done", href: `${pageAddress(reviewed)}?late=1` };
  }
  if (code === "conflict") return toInvalid([["version", "changed"]]);
  if (code === "date") {
    return toInvalid([["time", fields.expireAt === "beforePublication" ? "timeBeforePublication" : "timePast"]]);
  }
  if (code === "reference") return toInvalid(Object.keys(fields).map((path) => [...toReferenceError(path)]));
  return { status: "failed" };
}

function toReferenceError(path: string): [string, ReviewError] {
  if (path === "mainCategoryId" || path === "categoryIds") return [path, "categoryUnknown"];
  if (path === "tagIds") return [path, "tagUnknown"];
  return ["ingredients", "ingredientMissing"];
}

function toInvalid(errors: [string, ReviewError][]): Extract<Result, { status: "invalid" }> {
  return { status: "invalid", errors: Object.fromEntries(errors) };
}
