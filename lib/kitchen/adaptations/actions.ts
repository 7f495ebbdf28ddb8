"use server";
import { redirect } from "next/navigation";
import { z } from "zod";
import { createDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { createRowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import { sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { DraftError } from "#lib/content/recipe-drafts/errors.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import type { SaveOutcome } from "#lib/platform/browser/autosave/autosave-state.ts";
import { createAction, formData, formOf, previousState, readFields } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { type FormResult, handleForm } from "#lib/platform/http/form-handler.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { adaptationAddress } from "./addresses.ts";
import { applyAdaptation } from "./apply.ts";
import { type AdaptationEntries, adaptationEntriesSchema } from "./form/autosaved-adaptations.ts";
import { type AdaptationFieldError, type FieldErrors, readAdaptationForm } from "./form/form-data.ts";
import { adaptationFormSchema, adaptationKeySchema, submitAdaptationSchema } from "./form/schema.ts";
import { deleteAdaptation, type SaveOutcome as SaveAdaptationOutcome, saveAdaptation } from "./mutations.ts";
import { findOriginal } from "./original-queries.ts";
import { toOwnRecipe } from "./own-recipe.ts";
import { getAdaptation } from "./queries.ts";
import { adaptationRateLimits } from "./rate-limits.ts";

export type AdaptationFormState = FormState<string, AdaptationFieldError>;

const autosaveSchema = adaptationFormSchema.extend({ content: adaptationEntriesSchema });

/**
 * Saves the reader's version of a recipe from its form, without script. When another device has
 * saved a newer one, the form comes back with what was typed, and with the version that the next
 * submit replaces.
 */
export const saveAdaptationAction = createAction(
  [previousState, formData],
  async (_, form): Promise<AdaptationFormState> => {
    let storedVersion: number | null = null;
    const state = await handleForm<string, AdaptationFieldError, typeof adaptationEntriesSchema>(
      {
        fields: Object.keys(readFields(form)),
        schema: adaptationEntriesSchema,
        submit: async (entries): Promise<FormResult<string, AdaptationFieldError>> => {
          const key = adaptationFormSchema.safeParse(entries);
          if (!key.success) return { status: "failed" };
          const { id, locale } = key.data;
          const user = await getSessionUser();
          if (!user) return refuseForm(locale, adaptationAddress(locale, id));
          const outcome = await storeEntries(user.id, key.data, entries);
          if (outcome.status === "saved") return { status: "done", href: `${adaptationAddress(locale, id)}?saved=1` };
          if (outcome.status === "invalid" || outcome.status === "limited") return outcome;
          if (outcome.status !== "conflict") return { status: "failed" };
          storedVersion = outcome.version;
          return { status: "invalid", errors: { version: "changed" } };
        },
      },
      form,
    );
    if (storedVersion === null || !("values" in state)) return state;
    return { ...state, values: { ...state.values, version: String(storedVersion) } };
  },
);

/**
 * Saves the reader's version of a recipe while they write. Repeating it changes nothing.
 *
 * @param writerId whose version the page shows, see `runUserAction`
 */
export const autosaveAdaptationAction = createAction(
  [autosaveSchema, z.uuid().optional()],
  ({ content, ...key }, writerId): Promise<ActionResult<SaveOutcome<AdaptationEntries>>> =>
    runUserAction(async ({ id: userId }) => {
      const outcome = await storeEntries(userId, key, content);
      switch (outcome.status) {
        case "saved":
          return { ...outcome, savedAt: currentTime().getTime() };
        case "conflict":
          // The page shows the other version when it is rendered anew.
          return { status: "conflict", stored: { version: outcome.version, content: {}, savedAt: null } };
        case "invalid":
          throw new ApiError("invalid", outcome.errors);
        case "limited":
          throw new ApiError("tooMany");
        default:
          throw new ApiError(outcome.status);
      }
    }, writerId),
);

type StoreOutcome = SaveAdaptationOutcome | { status: "invalid"; errors: FieldErrors } | { status: "limited" };

async function storeEntries(
  userId: string,
  { id: itemId, locale, version }: z.infer<typeof adaptationFormSchema>,
  entries: AdaptationEntries,
): Promise<StoreOutcome> {
  if (!(await adaptationRateLimits().perUserChange(userId))) return { status: "limited" };
  const { ingredients, units } = await getDraftLookups();
  const reader = createRowReader({ ingredients, units, utensils: [] });
  const { date: today } = toLocalTime(currentTime());
  const read = readAdaptationForm(entries, { locale, reader, units, today });
  // No page of this site has such a form.
  if (!read) return { status: "missing" };
  if (Object.keys(read.errors).length > 0) return { status: "invalid", errors: read.errors };
  return saveAdaptation({ userId, itemId, version, content: read.content });
}

/** Deletes the reader's version of a recipe. Repeating it changes nothing. */
export const deleteAdaptationAction = createAction(
  [formOf(adaptationKeySchema)],
  async ({ id: itemId, locale }): Promise<void> => {
    const user = await requireUser(locale, itemId);
    if (!(await adaptationRateLimits().perUserChange(user.id)))
      redirect(`${adaptationAddress(locale, itemId)}?problem=tooMany`);
    await deleteAdaptation({ userId: user.id, itemId });
    redirect(`${address(locale, "/profile/adaptations")}?deleted=1`);
  },
);

/** Begins a recipe of the reader's own with their version, and leads to its draft. */
export const submitAdaptationAction = createAction([formOf(submitAdaptationSchema)], async (input): Promise<void> => {
  const { id: itemId, locale, draft: id } = input;
  const user = await requireUser(locale, itemId);
  const refuse = (problem: string) => redirect(`${adaptationAddress(locale, itemId)}?problem=${problem}`);
  if (!(await adaptationRateLimits().submission(user.id))) refuse("tooMany");
  const [original, adaptation, { ingredients }] = await Promise.all([
    findOriginal(locale, itemId),
    getAdaptation(user.id, itemId),
    getDraftLookups(),
  ]);
  if (!original || !adaptation) return refuse("missing");
  const adapted = applyAdaptation(original.content, adaptation.content, ingredients);
  const content = toOwnRecipe(original, adapted.content);
  const problem = await createDraft({ authorId: user.id, content, id }).then(
    () => null,
    (error: unknown) => {
      // The draft exists and has been edited since.
      if (error instanceof DraftError && error.code === "conflict") return null;
      if (error instanceof DraftError) return error.code;
      throw error;
    },
  );
  if (problem) refuse(problem);
  redirect(sectionAddress(locale, id, "basics"));
});

async function requireUser(locale: Locale, itemId: string): Promise<SessionUser> {
  const user = await getSessionUser();
  if (user) return user;
  redirect(toSignIn(locale, itemId));
}

const toSignIn = (locale: Locale, itemId: string) => signInAddress(locale, adaptationAddress(locale, itemId));
