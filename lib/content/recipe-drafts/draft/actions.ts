"use server";
import { redirect } from "next/navigation";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction, formData, previousState, readFields } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { address } from "#lib/platform/routing/address.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import {
  draftKeySchema,
  readEntries,
  recipeKeySchema,
  type SectionFormState,
  saveSchema,
  sectionFormSchema,
  submitSchema,
  toLimitedForm,
} from "../editing/action-schema.ts";
import { type DraftSaveOutcome, defineDraftAction, hideForeign, toSaveOutcome } from "../editing/draft-action.ts";
import { readDraftForm } from "../editing/draft-form-data.ts";
import { getDraftLookups } from "../editing/lookup-queries.ts";
import { draftRateLimits } from "../editing/rate-limits.ts";
import { saveOrCreate } from "../editing/save-mutations.ts";
import { newDraftAddress, sectionAddress } from "../editing/sections.ts";
import { findEditableContent } from "../editing/stored-queries.ts";
import { completeForm } from "../editing/typed-content.ts";
import { DraftError } from "../errors.ts";
import { createRevision } from "./create-revision-mutations.ts";
import { applyListChange } from "./list-changes.ts";
import { deleteDraft } from "./mutations.ts";
import { submitDraft, withdrawDraft } from "./submission-mutations.ts";

/**
 * Saves what the editor in the browser holds; version 0 creates the draft. Repeating it changes
 * nothing.
 */
export const saveDraftAction = createAction(
  [saveSchema],
  (change): Promise<ActionResult<DraftSaveOutcome>> =>
    runUserAction(async ({ id: userId }) => {
      const limiter = change.version === 0 ? draftRateLimits().draftCreation : draftRateLimits().draftSaving;
      if (!(await limiter(userId))) throw new ApiError("tooMany");
      return toSaveOutcome(saveOrCreate(userId, change).catch(hideForeign));
    }),
);

/**
 * Saves a section of a draft from its form, without script. What is valid is stored, also when
 * other fields are not.
 */
export const saveSectionAction = createAction(
  [previousState, formData],
  async (_, form): Promise<SectionFormState> => {
    const fields = sectionFormSchema.safeParse(readFields(form));
    if (!fields.success) return { status: "failed", id: "", version: 0, entries: [], errors: {} };
    const { id, locale, version, section, next, change } = fields.data;
    const pageHref = version === 0 ? newDraftAddress(locale) : sectionAddress(locale, id, section);
    const user = await getSessionUser();
    if (!user) redirect(signInAddress(locale, pageHref));
    const entries = readEntries(form);
    const limiter = version === 0 ? draftRateLimits().draftCreation : draftRateLimits().draftSaving;
    if (!(await limiter(user.id))) return { status: "limited", id, version, entries, errors: {} };
    const stored = await findEditableContent(user, id, version, locale);
    if (!stored) redirect(address(locale, "/profile/recipes"));
    const { content: typed, errors } = readDraftForm(entries, stored);
    const content = await completeForm(user.id, typed, stored, entries, await getDraftLookups());
    if (!content) return { status: "failed", id, version, entries, errors };
    const changed = change ? applyListChange(content, change) : content;
    const outcome = await toSaveOutcome(
      saveOrCreate(user.id, { id, version, content: changed }).catch(hideForeign),
    ).catch(toErrorCode);
    if (typeof outcome === "string") return { status: "failed", id, version, entries, errors };
    if (outcome.status === "conflict")
      return { status: "conflict", id, entries, errors, version: outcome.stored.version };
    if (Object.keys(errors).length > 0) return { status: "invalid", id, entries, errors, version: outcome.version };
    redirect(sectionAddress(locale, id, change ? section : (next ?? section)));
  },
  toLimitedForm,
);

/** Deleting what is gone changes nothing, nor does deleting another user's draft. */
function deleteOwnDraft(draftId: string, userId: string): Promise<void> {
  return deleteDraft({ draftId, userId }).catch((error: unknown) => {
    if (!(error instanceof DraftError && error.code === "forbidden")) throw error;
  });
}

function toErrorCode(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  throw error;
}

/** Submits a draft; `isPublished` when no editor has to review it. */
export const submitDraftAction = defineDraftAction({
  schema: submitSchema,
  limiter: () => draftRateLimits().draftSubmission,
  change: async (user, { id: draftId, version }) => {
    const publication = await submitDraft({ draftId, userId: user.id, version });
    if (publication) await revalidatePublication(publication);
    return { isPublished: publication !== null };
  },
  next: ({ id, locale }) => sectionAddress(locale, id, "preview"),
  refused: ({ id, locale }) => sectionAddress(locale, id, "preview"),
});

/** Takes a draft back from the review, so that it can be edited again. */
export const withdrawDraftAction = defineDraftAction({
  schema: draftKeySchema,
  limiter: () => draftRateLimits().draftChange,
  change: (user, { id: draftId }) => withdrawDraft({ draftId, userId: user.id }),
  next: ({ id, locale }) => sectionAddress(locale, id, "preview"),
  refused: ({ id, locale }) => sectionAddress(locale, id, "preview"),
});

/** Deletes a draft; of a published recipe only the revision. */
export const deleteDraftAction = defineDraftAction({
  schema: draftKeySchema,
  limiter: () => draftRateLimits().draftChange,
  change: (user, { id: draftId }) => deleteOwnDraft(draftId, user.id),
  next: ({ locale }) => address(locale, "/profile/recipes"),
  refused: ({ locale }) => address(locale, "/profile/recipes"),
});

/** Begins the revision of a published recipe; returns the id of its draft, also of an open one. */
export const createRevisionAction = defineDraftAction({
  schema: recipeKeySchema,
  limiter: () => draftRateLimits().draftChange,
  change: async (user, { id }) => ({ id: (await createRevision(id, user.id)).id }),
  next: ({ locale }, { id }) => sectionAddress(locale, id, "basics"),
  refused: ({ locale }) => address(locale, "/profile/recipes"),
});
