import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { StoryContent } from "./content.ts";
import { StoryDraftError } from "./errors.ts";
import type { LockedStory } from "./lock-queries.ts";
import { listContentReferences } from "./references.ts";

/**
 * What a partner sends, with the parts that are for editors to decide as they are stored: the
 * author, the label of advertising and hidden tags.
 *
 * @throws StoryDraftError "missing" when it shows a picture that neither is an upload of the
 *   partner nor stood in the story before, or a video that did not
 */
export async function keepEditorialParts(
  tx: Transaction,
  partnerId: string,
  { content: stored, published }: Pick<LockedStory, "content" | "published">,
  sent: StoryContent,
): Promise<StoryContent> {
  const known = [stored, published].map(listContentReferences);
  const { pictureIds, videoIds } = listContentReferences(sent);
  const added = pictureIds.filter((id) => !known.some((content) => content.pictureIds.includes(id)));
  const isKnownVideo = (id: string) => known.some((content) => content.videoIds.includes(id));
  if (!videoIds.every(isKnownVideo)) throw new StoryDraftError("missing");
  const isOwn = and(inArray(uploads.pictureId, added), eq(uploads.userId, partnerId));
  if (added.length > 0 && (await tx.$count(uploads, isOwn)) < added.length) throw new StoryDraftError("missing");
  const hidden = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(inArray(tags.id, [...stored.tagIds, ...sent.tagIds]), eq(tags.isHidden, true)));
  const isHidden = (id: string) => hidden.some((tag) => tag.id === id);
  const sentTags = sent.tagIds.filter((id) => !isHidden(id) || stored.tagIds.includes(id));
  const keptTags = stored.tagIds.filter((id) => isHidden(id) && !sent.tagIds.includes(id));
  const { authorId, isSponsored } = stored;
  return { ...sent, authorId, isSponsored, tagIds: [...sentTags, ...keptTags] };
}
