import "server-only";
import { lockPartner } from "#lib/platform/auth/editors.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { findRecipient } from "#lib/platform/mail/recipient-queries.ts";
import { routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { hasText, type StoryContent } from "../content.ts";
import type { LockedStory } from "../lock-queries.ts";

interface Publication {
  story: LockedStory;
  /** What readers see, now or at the time of the publication. */
  content: StoryContent;
  isRevision: boolean;
  /** When it is going to be public; null for at once. */
  publishAt: Date | null;
}

/** Informs a partner, within the transaction, that the story they have submitted is published. */
export async function sendPublishedEmail(tx: Transaction, publication: Publication): Promise<void> {
  const { story, content, isRevision, publishAt } = publication;
  const recipient = await findPartner(tx, story);
  if (!recipient) return;
  const { locale } = recipient;
  const isPublic = (one: Locale) => content.texts[one].slug !== "" && hasText(content, one);
  // The page may exist in the other language only.
  const language = isPublic(locale) ? locale : (locales.find(isPublic) ?? locale);
  const page = slugAddress(language, "/stories/[slug]", content.texts[language].slug);
  // A page that is not public yet would not be found.
  const link = publishAt ? deskAddress(locale, story) : page;
  const title = titleOf(content, language);
  await queueEmail(tx, { ...recipient, email: { kind: "storyPublished", title, isRevision, publishAt, link } });
}

/** Informs a partner, within the transaction, that their story was returned, and why. */
export async function sendReturnedEmail(tx: Transaction, story: LockedStory, reason: string): Promise<void> {
  const recipient = await findPartner(tx, story);
  if (!recipient) return;
  const { locale } = recipient;
  const email = { kind: "storyReturned" as const, reason, link: deskAddress(locale, story) };
  await queueEmail(tx, { ...recipient, email: { ...email, title: titleOf(story.content, locale) } });
}

/** The author, where they are still a partner: other users have no desk to go on at. */
async function findPartner(tx: Transaction, { item }: LockedStory) {
  return (await lockPartner(tx, item.authorId)) ? findRecipient(tx, item.authorId) : null;
}

function deskAddress(locale: Locale, { item }: LockedStory): string {
  return routeAddress(locale, "/desk/stories/[id]", { id: item.id });
}

function titleOf({ texts }: StoryContent, locale: Locale): string {
  return texts[locale].title || texts.de.title || texts.en.title;
}
