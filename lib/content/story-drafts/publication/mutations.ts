import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts, storyRevisions } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { hasText, type StoryContent } from "../content.ts";
import { StoryDraftError } from "../errors.ts";
import { keepKnownReferences } from "../known-references-queries.ts";
import { findPublishedContents } from "../live-queries.ts";
import { checkVersion, type LockedStory, lockStory, type Target } from "../lock-queries.ts";
import { recordStoryChange, type SavedStory, storeContent } from "../mutations.ts";
import { markPublished } from "../stale.ts";
import { sendPublishedEmail } from "../submission/emails.ts";
import { listChangedLanguages } from "../working-copy.ts";
import { listMissing } from "./missing.ts";
import { writeStory } from "./write-mutations.ts";

interface Publication extends Target {
  /** The version that the editor has read. */
  version: number;
  /** The other language stays as readers see it. */
  languages: Locale[];
  /** "keep" leaves the dates; a date in the future schedules. */
  when: "keep" | "now" | Date;
  /** Why it is published in spite of an error that the linter found; kept in the audit log. */
  reason: string;
}

/**
 * Publishes the working copy, at once or later, and stores what readers then see as a revision.
 *
 * @throws StoryDraftError "conflict" with what another editor has stored, "incomplete" with the
 *   parts that are missing, "date" unless a time is in the future, "forbidden", "missing"
 */
export async function publishStory(publication: Publication): Promise<PublicationChange & SavedStory> {
  const { editorId, languages, when, reason } = publication;
  return db.transaction(async (tx) => {
    const locked = await lockStory(tx, publication);
    await checkVersion(tx, locked, publication.version);
    const { item, published, pageKey } = locked;
    const content = await keepKnownReferences(tx, locked.content, item.authorId);
    const story = { ...locked, content };
    const missing = [...listMissing(content, languages), ...(await listTakenSlugs(tx, story, languages))];
    if (missing.length > 0) throw new StoryDraftError("incomplete", { missing });
    const now = currentTime();
    const dates = toDates(item, when, now);
    await keepFormerState(tx, story);
    await writeStory(tx, story, languages, { ...dates, state: "live" as const, updatedAt: now });
    const stored = { ...content, rows: markPublished(content.rows) };
    const result = (await findPublishedContents([item.id], tx)).get(item.id) ?? stored;
    const isWhole = listChangedLanguages(result, stored).length === 0;
    const saved = await storeContent(tx, story, stored, editorId, isWhole);
    await tx.update(storyDrafts).set({ submittedAt: null, returnReason: null }).where(eq(storyDrafts.itemId, item.id));
    await tx.insert(storyRevisions).values({ itemId: item.id, content: result, languages, userId: editorId });
    const isLater = dates.publishedAt > now;
    if (story.draft?.submittedAt) {
      const isRevision = isPublic(item, now);
      await sendPublishedEmail(tx, {
        story,
        content: result,
        isRevision,
        publishAt: isLater ? dates.publishedAt : null,
      });
    }
    await recordStoryChange(tx, editorId, item.id, {
      action: isLater ? "schedule" : "publish",
      content,
      details: {
        languages: languages.join(", "),
        ...(isLater && { publishedAt: dates.publishedAt.toISOString() }),
        ...(reason && { reason }),
      },
    });
    const slugs = [published, content].flatMap(({ texts }) => locales.map((locale) => texts[locale].slug));
    return {
      ...saved,
      type: "article",
      itemId: item.id,
      authorIds: [item.authorId, content.authorId],
      slugs: slugs.filter(Boolean),
      pageKey,
    };
  });
}

/**
 * Ends the publication of a story, now or later.
 *
 * @throws StoryDraftError "state" unless it is published, "date" unless the time is in the future,
 *   "forbidden", "missing"
 */
export async function unpublishStory(target: Target & { at: Date | null }): Promise<PublicationChange> {
  return db.transaction(async (tx) => {
    const { item, published, pageKey } = await lockStory(tx, target);
    const now = currentTime();
    const isOver = item.expiresAt !== null && item.expiresAt <= now;
    if (item.state !== "live" || isOver || pageKey) throw new StoryDraftError("state");
    if (target.at && !(target.at > now)) throw new StoryDraftError("date");
    const expiresAt = target.at ?? now;
    // Triggers copy the date to the search index.
    await tx.update(items).set({ expiresAt }).where(eq(items.id, item.id));
    await recordStoryChange(tx, target.editorId, item.id, {
      action: "unpublish",
      content: published,
      details: { expiresAt: expiresAt.toISOString() },
    });
    const slugs = locales.map((locale) => published.texts[locale].slug).filter(Boolean);
    return { type: "article", itemId: item.id, authorIds: [item.authorId], slugs, pageKey };
  });
}

function isPublic({ state, publishedAt, expiresAt }: LockedStory["item"], now: Date): boolean {
  const isOver = expiresAt !== null && expiresAt <= now;
  return state === "live" && publishedAt !== null && publishedAt <= now && !isOver;
}

function toDates(item: LockedStory["item"], when: Publication["when"], now: Date) {
  const { publishedAt, expiresAt, firstPublishedAt } = item;
  const isGone = expiresAt !== null && expiresAt <= now;
  if (when === "keep" && item.state === "live" && publishedAt && !isGone) {
    return { publishedAt, expiresAt, firstPublishedAt };
  }
  const date = when instanceof Date ? when : now;
  if (when instanceof Date && !(when > now)) throw new StoryDraftError("date");
  const wasPublic = item.state === "live" && publishedAt !== null && publishedAt <= now;
  return { publishedAt: date, expiresAt: null, firstPublishedAt: firstPublishedAt ?? (wasPublic ? publishedAt : null) };
}

async function listTakenSlugs(tx: Transaction, { item, content }: LockedStory, languages: readonly Locale[]) {
  const taken = [];
  for (const language of languages) {
    const isSame = and(eq(itemTexts.locale, language), eq(itemTexts.slug, content.texts[language].slug));
    if ((await tx.$count(itemTexts, and(isSame, ne(itemTexts.itemId, item.id)))) === 0) continue;
    taken.push({ field: "slugTaken", language, index: null, rowId: null } as const);
  }
  return taken;
}

/** Before the first edit at the desk a story has no revision to go back to. */
async function keepFormerState(tx: Transaction, { item, published }: LockedStory): Promise<void> {
  const languages = locales.filter((locale) => isPublishedIn(published, locale));
  if (languages.length === 0 || (await tx.$count(storyRevisions, eq(storyRevisions.itemId, item.id))) > 0) return;
  await tx
    .insert(storyRevisions)
    .values({ itemId: item.id, content: published, languages, createdAt: item.updatedAt, userId: null });
}

const isPublishedIn = (content: StoryContent, locale: Locale) =>
  content.texts[locale].slug !== "" && hasText(content, locale);
