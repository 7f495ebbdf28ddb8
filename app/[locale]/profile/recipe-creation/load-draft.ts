import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { z } from "zod";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { type Draft, getDraft } from "#lib/content/recipe-drafts/draft/queries.ts";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { type DraftSection, sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";

/**
 * The signed-in user's draft for one of its pages. Other readers are redirected to the login page;
 * drafts of other users are not found.
 */
export async function loadDraft(id: string, section: DraftSection): Promise<{ user: SessionUser; draft: Draft }> {
  const locale = await getLocale();
  const user = await requireSignIn(sectionAddress(locale, id, section));
  const draft = z.uuid().safeParse(id).success ? await getDraft(id, user) : null;
  if (!draft || draft.authorId !== user.id) notFound();
  // What is being reviewed or was published shows, but is not edited.
  const isEditable = draft.state === "draft" || draft.state === "rejected";
  if (!isEditable && section !== "preview") redirect(sectionAddress(locale, id, "preview"));
  return { user, draft };
}

/** Addresses of the pictures of a content, by id. */
export function listPictureAddresses({ pictureId, steps }: DraftContent): Record<string, string> {
  const ids = [pictureId, ...steps.map((step) => step.pictureId)].filter((one) => one !== null);
  return Object.fromEntries(ids.map((one) => [one, pictureAddress(one, 640)]));
}
