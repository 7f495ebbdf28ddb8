import { getLocale } from "next-intl/server";
import { requireDeskEditor, requireDeskUser } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { type EditedStory, findEditedStory } from "#lib/content/story-drafts/editor-queries.ts";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

type StoryRoute = "/desk/stories/[id]" | "/desk/stories/[id]/revisions";

/**
 * The story of a page of the desk, for the signed-in editor, and its editor also for the partner
 * who has written it; others are redirected.
 */
export async function loadStory(id: string, route: StoryRoute): Promise<{ user: SessionUser; story: EditedStory }> {
  const path = routeAddress(await getLocale(), route, { id });
  const user = await (route === "/desk/stories/[id]" ? requireDeskUser(path) : requireDeskEditor(path));
  const story = await requireEntry(id, () => findEditedStory(id, getDeskOwnerId(user)));
  return { user, story };
}

/** The title of a story, in the language of the editor if it has one. */
export function titleOf({ content: { texts } }: EditedStory, locale: "de" | "en"): string {
  return texts[locale].title || texts.de.title || texts.en.title;
}
