"use server";
import { redirect } from "next/navigation";
import type { Finding } from "#lib/content/findings/finding.ts";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { address } from "#lib/platform/routing/address.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { applyListChange } from "../draft/list-changes.ts";
import type { DeskContent } from "../draft.ts";
import { readEntries, type SectionFormState, toLimitedForm } from "../editing/action-schema.ts";
import { type DraftSaveOutcome, toSaveOutcome } from "../editing/draft-action.ts";
import { readDraftForm } from "../editing/draft-form-data.ts";
import { getDraftLookups } from "../editing/lookup-queries.ts";
import { completeForm } from "../editing/typed-content.ts";
import { cancelPlanned } from "../publication/planned/mutations.ts";
import { lintDraft } from "../review/lint-queries.ts";
import { copyAddress } from "./addresses.ts";
import { defineCopyAction, getEditor } from "./copy-action.ts";
import { createCopy, discardCopy, saveCopy, startCopy } from "./copy-mutations.ts";
import { findAuthorRevision, findCopy, getWorkingCopy } from "./copy-queries.ts";
import { copyFormSchema, copyKeySchema, createSchema, lintSchema, saveCopySchema, startSchema } from "./form-schema.ts";

const isAllowed = createRateLimiter({ name: "recipe-desk-save", maxCount: 600, windowMs: 5 * 60_000 });

/**
 * Opens the editor of a published recipe and begins a working copy, unless there is one. While the
 * author has an open revision, the page asks first what to begin with.
 */
export const startCopyAction = defineCopyAction({
  schema: startSchema,
  change: async (userId, { id, from }) => {
    const mustChoose = !from && !(await getWorkingCopy(id)) && (await findAuthorRevision(id));
    if (!mustChoose) await startCopy(id, userId, from ?? "published");
  },
  next: ({ id, locale }) => copyAddress(locale, id, "edit"),
  refused: ({ id, locale }) => copyAddress(locale, id, "edit"),
});

/** Begins a new recipe and opens its editor. */
export const createCopyAction = defineCopyAction({
  schema: createSchema,
  change: (userId, { locale }) => createCopy(userId, locale),
  next: ({ locale }, { id }) => copyAddress(locale, id, "edit"),
  refused: ({ locale }) => address(locale, "/desk/published-recipes"),
});

/** Deletes a working copy. */
export const discardCopyAction = defineCopyAction({
  schema: copyKeySchema,
  change: (userId, { id }) => discardCopy(id, userId),
  next: ({ locale }) => address(locale, "/desk/published-recipes"),
  refused: ({ key, locale }) => copyAddress(locale, key, "edit"),
});

/** Takes back the time at which a working copy would be published. */
export const cancelPlannedAction = defineCopyAction({
  schema: copyKeySchema,
  change: (userId, { id }) => cancelPlanned(id, userId),
  next: ({ key, locale }) => copyAddress(locale, key, "edit"),
  refused: ({ key, locale }) => copyAddress(locale, key, "edit"),
});

/** Saves what the editor in the browser holds. Repeating it changes nothing. */
export const saveCopyAction = createAction(
  [saveCopySchema],
  ({ id: copyId, version, content }): Promise<ActionResult<DraftSaveOutcome>> =>
    runUserAction(async ({ id: userId, newType }) => {
      if (!isEditor(newType)) throw new ApiError("missing");
      if (!(await isAllowed(userId))) throw new ApiError("tooMany");
      return toSaveOutcome(saveCopy({ copyId, userId, version, content }));
    }),
);

/** The findings of a working copy as it is stored. */
export const lintCopyAction = createAction(
  [lintSchema],
  (input): Promise<ActionResult<Finding[]>> =>
    runUserAction(async ({ id: userId, newType }) => {
      if (!isEditor(newType)) throw new ApiError("missing");
      if (!(await isAllowed(userId))) throw new ApiError("tooMany");
      const copy = await findCopy(input.id);
      if (!copy) throw new ApiError("missing");
      return lintDraft(copy.content);
    }),
);

/**
 * Saves the form of the editor without script. What is valid is stored, also when other fields are
 * not.
 */
export const saveCopyFormAction = createAction(
  [previousState, formData],
  async (_, form): Promise<SectionFormState> => {
    const entries = readEntries(form);
    const fields = copyFormSchema.safeParse(Object.fromEntries(entries));
    if (!fields.success) return { status: "failed", id: "", version: 0, entries: [], errors: {} };
    const { id, key, locale, version, next, change } = fields.data;
    const href = copyAddress(locale, key, next ?? "edit");
    if (!(await getSessionUser())) {
      redirect(signInAddress(locale, copyAddress(locale, key, "edit")));
    }
    const editor = await getEditor();
    if (!editor) return { status: "failed", id, version, entries, errors: {} };
    if (!(await isAllowed(editor.id))) return { status: "limited", id, version, entries, errors: {} };
    const copy = await findCopy(id);
    if (!copy) redirect(address(locale, "/desk/published-recipes"));
    const { content: typed, errors } = readDraftForm(entries, copy.content);
    const content = (await completeForm(
      editor.id,
      typed,
      copy.content,
      entries,
      await getDraftLookups(),
    )) as DeskContent | null;
    if (!content) return { status: "failed", id, version, entries, errors };
    const changed = change ? (applyListChange(content, change) as DeskContent) : content;
    const saving = { copyId: id, userId: editor.id, version, content: changed };
    const outcome = await toSaveOutcome(saveCopy(saving)).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    if (!outcome) return { status: "failed", id, version, entries, errors };
    if (outcome.status === "conflict")
      return { status: "conflict", id, entries, errors, version: outcome.stored.version };
    if (Object.keys(errors).length > 0) return { status: "invalid", id, entries, errors, version: outcome.version };
    redirect(change ? copyAddress(locale, key, "edit") : href);
  },
  toLimitedForm,
);
