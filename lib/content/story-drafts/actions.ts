"use server";
import { redirect } from "next/navigation";
import { getDeskOwnerId, hasDesk } from "#lib/platform/auth/desk-roles.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction, formOf } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { parseLocalInput } from "#lib/platform/time/local-time.ts";
import { findEditedStory } from "./editor-queries.ts";
import { type StoredContent, StoryDraftError, throwAsApiError } from "./errors.ts";
import { throwAsPageError } from "./form-errors.ts";
import { lintContent } from "./lint-queries.ts";
import { createStoryDraft, type SavedStory, saveStoryDraft } from "./mutations.ts";
import { withdrawLanguage } from "./publication/language-mutations.ts";
import type { MissingPart } from "./publication/missing.ts";
import { publishStory, unpublishStory } from "./publication/mutations.ts";
import { searchItems, searchPictures } from "./reference-queries.ts";
import type { PictureChoice, ReferredItem } from "./references.ts";
import { restoreRevision } from "./revision-mutations.ts";
import {
  createSchema,
  itemSearchSchema,
  publishSchema,
  restoreSchema,
  saveSchema,
  searchSchema,
  unpublishSchema,
  withdrawLanguageSchema,
} from "./schema.ts";

const isAllowed = createRateLimiter({ name: "story-drafts", maxCount: 1200, windowMs: 10 * 60_000 });

/** What happened to a change; "conflict" has what another editor has stored. */
export type StorySaveOutcome = ({ status: "saved" } & SavedStory) | { status: "conflict"; stored: StoredContent };
export type PublishOutcome =
  | StorySaveOutcome
  | { status: "incomplete"; missing: MissingPart[] }
  /** The linter has found errors: a reason is needed. */
  | { status: "reason"; count: number }
  | { status: "date" };

/** Creates a draft as the signed-in editor or partner, whom it leads there; a form posts to it. */
export const createStoryAction = createAction([formOf(createSchema)], async ({ storyType, locale }): Promise<never> => {
  const list = address(locale, "/desk/stories");
  const user = await getSessionUser();
  if (!user) redirect(signInAddress(locale, list));
  if (!(await isAllowed(user.id))) throw new ApiError("tooMany");
  const id = await createStoryDraft(user.id, storyType).catch(throwAsPageError);
  redirect(routeAddress(locale, "/desk/stories/[id]", { id }));
});

/**
 * Saves the working copy, as the signed-in editor or as the partner who is its author. Repeating it
 * changes nothing.
 */
export const saveStoryAction = createAction(
  [saveSchema],
  ({ id: itemId, version, content }): Promise<ActionResult<StorySaveOutcome>> =>
    runAsWriter(async ({ id: editorId }) => {
      return toOutcome(saveStoryDraft({ editorId, itemId, version }, content));
    }),
);

/** Publishes the working copy in some languages, now or later, as the signed-in editor. */
export const publishStoryAction = createAction(
  [publishSchema],
  ({ id: itemId, version, languages, when, reason }): Promise<ActionResult<PublishOutcome>> =>
    runAsEditor(async ({ id: editorId, newType }): Promise<PublishOutcome> => {
      const date = typeof when === "object" ? parseLocalInput(when.at) : when;
      if (date === null) return { status: "date" };
      const story = newType === "editor" || newType === "admin" ? await findEditedStory(itemId) : null;
      // The mutation compares the version, so that what is checked here is what is published.
      const findings = story?.version === version ? await lintContent(story.content) : [];
      const errors = findings.filter(
        ({ severity, place }) =>
          severity === "error" && (place.language === null || languages.includes(place.language)),
      );
      if (errors.length > 0 && !reason) return { status: "reason", count: errors.length };
      try {
        const published = await publishStory({ editorId, itemId, version, languages, when: date, reason });
        await revalidatePublication(published);
        return { status: "saved", version: published.version, savedAt: published.savedAt };
      } catch (error) {
        if (!(error instanceof StoryDraftError)) throw error;
        if (error.stored) return { status: "conflict", stored: error.stored };
        if (error.code === "incomplete") return { status: "incomplete", missing: error.missing };
        if (error.code === "date") return { status: "date" };
        return throwAsApiError(error);
      }
    }),
);

/** Ends the publication of a story, now or later, as the signed-in editor. */
export const unpublishStoryAction = createAction(
  [unpublishSchema],
  ({ id: itemId, at }): Promise<ActionResult<{ status: "done" | "date" }>> =>
    runAsEditor(async ({ id: editorId }): Promise<{ status: "done" | "date" }> => {
      const date = at === null ? null : parseLocalInput(at);
      if (at !== null && date === null) return { status: "date" };
      try {
        await revalidatePublication(await unpublishStory({ editorId, itemId, at: date }));
        return { status: "done" };
      } catch (error) {
        if (error instanceof StoryDraftError && error.code === "date") return { status: "date" };
        return throwAsApiError(error);
      }
    }),
);

/** Takes one language of a story from readers, as the signed-in editor. */
export const withdrawStoryLanguageAction = createAction(
  [withdrawLanguageSchema],
  ({ id: itemId, language }): Promise<ActionResult<SavedStory>> =>
    runAsEditor(async ({ id: editorId }) => {
      const withdrawn = await withdrawLanguage({ editorId, itemId, language }).catch(throwAsApiError);
      await revalidatePublication(withdrawn);
      return { version: withdrawn.version, savedAt: withdrawn.savedAt };
    }),
);

/** Makes a revision the working copy; a form posts to it and is led to the editor. */
export const restoreStoryAction = createAction([formOf(restoreSchema)], async (input): Promise<never> => {
  const { id, version, revision, locale } = input;
  const page = routeAddress(locale, "/desk/stories/[id]", { id });
  const user = await getSessionUser();
  if (!user) redirect(signInAddress(locale, page));
  const failure = await restoreRevision({ editorId: user.id, itemId: id, version, revisionId: revision }).then(
    () => null,
    (error: unknown) =>
      error instanceof StoryDraftError && error.code === "conflict" ? error : throwAsPageError(error),
  );
  const revisions = routeAddress(locale, "/desk/stories/[id]/revisions", { id });
  redirect(failure ? `${revisions}?revision=${revision}&problem=conflict` : page);
});

/** Finds recipes and stories by title, for links and blocks. */
export const searchStoryItemsAction = createAction(
  [itemSearchSchema],
  ({ query, locale, type }): Promise<ActionResult<ReferredItem[]>> =>
    runAsWriter(async () => {
      return searchItems(locale, query, type);
    }),
);

/** Finds pictures of the library; for partners those that they have uploaded. */
export const searchStoryPicturesAction = createAction(
  [searchSchema],
  ({ query, locale }): Promise<ActionResult<PictureChoice[]>> =>
    runAsWriter(async (user) => {
      return searchPictures(locale, query, getDeskOwnerId(user));
    }),
);

/** To other users the desk does not exist. */
function runAsEditor<Data>(handler: (user: SessionUser) => Promise<Data>): Promise<ActionResult<Data>> {
  return runAsWriter(async (user) => {
    if (user.newType === "partner") throw new ApiError("missing");
    return handler(user);
  });
}

/** Whether a partner may is for the mutation to say: only with what is theirs. */
function runAsWriter<Data>(handler: (user: SessionUser) => Promise<Data>): Promise<ActionResult<Data>> {
  return runUserAction(async (user) => {
    if (!hasDesk(user.newType)) throw new ApiError("missing");
    if (!(await isAllowed(user.id))) throw new ApiError("tooMany");
    return handler(user);
  });
}

function toOutcome(saving: Promise<SavedStory>): Promise<StorySaveOutcome> {
  return saving.then(
    (saved): StorySaveOutcome => ({ status: "saved", ...saved }),
    (error: unknown): StorySaveOutcome => {
      if (error instanceof StoryDraftError && error.stored) return { status: "conflict", stored: error.stored };
      return throwAsApiError(error);
    },
  );
}
