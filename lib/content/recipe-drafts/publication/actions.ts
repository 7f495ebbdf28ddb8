"use server";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction, type FormResult } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { DraftError } from "../errors.ts";
import type { ReviewError, ReviewFormState } from "../review/form-schema.ts";
import { lintDraft } from "../review/lint-queries.ts";
import { copyAddress } from "../working-copy/addresses.ts";
import { defineCopyAction } from "../working-copy/copy-action.ts";
import { findCopy, findRevisionOfCopy } from "../working-copy/copy-queries.ts";
import { publishFormSchema, restoreSchema } from "../working-copy/form-schema.ts";
import { restoreRevision } from "../working-copy/restore-mutations.ts";
import { publishCopy } from "./publish-copy-mutations.ts";
import { keepLanguages } from "./published-languages.ts";

const isAllowed = createRateLimiter({ name: "recipe-desk-publish", maxCount: 60, windowMs: 10 * 60_000 });

const fields = ["languages", "when", "time", "reason"] as const;
type Result = FormResult<string, ReviewError>;

/** Publishes a working copy, now or later, in all or one of its languages. */
export const publishCopyAction: FormAction<ReviewFormState> = createFormAction({
  fields: [...fields, "version"],
  schema: publishFormSchema,
  submit: async ({ id: copyId, key, locale, languages, ...publication }): Promise<Result> => {
    const user = await getSessionUser();
    const page = copyAddress(locale, key, "publish");
    if (!user) return refuseForm(locale, page);
    if (!isEditor(user.newType)) return { status: "failed" };
    if (!(await isAllowed(user.id))) return { status: "limited" };
    const copy = await findCopy(copyId);
    if (!copy) return invalid("version", "publishChanged");
    const base = await findRevisionOfCopy(copy);
    // The version is checked again when it is published, so that this is what was checked.
    const found = await lintDraft(keepLanguages(copy.content, base, languages));
    const findings = found.filter(({ severity }) => severity === "error").length;
    if (findings > 0 && publication.reason === "") return invalid("reason", "errorReasonMissing");
    try {
      const change = await publishCopy({ ...publication, copyId, userId: user.id, languages, findings });
      if (change) await revalidatePublication(change);
      const href = routeAddress(locale, "/desk/published-recipes/[id]", { id: change?.itemId ?? key });
      await setFlashMessage(publication.publishAt ? "recipePlanned" : "recipePublished", href);
      return { status: "done", href };
    } catch (error) {
      return toRefusal(error);
    }
  },
});

/** Makes a former revision the working copy, and opens it. */
export const restoreRevisionAction = defineCopyAction({
  schema: restoreSchema,
  change: (userId, { id: recipeId, revision: revisionId, replaced }) =>
    restoreRevision({ recipeId, revisionId, userId }, replaced),
  next: ({ id, locale }) => copyAddress(locale, id, "edit"),
  refused: ({ id, locale }) => copyAddress(locale, id, "revisions"),
});

function toRefusal(error: unknown): Result {
  if (!(error instanceof DraftError)) throw error;
  switch (error.code) {
    case "date":
      return invalid("time", "timePast");
    case "incomplete":
      return invalid("version", "publishIncomplete");
    case "state":
      return invalid("version", "publishPlanned");
    case "conflict":
    case "missing":
      return invalid("version", "publishChanged");
    default:
      return { status: "failed" };
  }
}

function invalid(field: string, error: ReviewError): Result {
  return { status: "invalid", errors: { [field]: error } };
}
