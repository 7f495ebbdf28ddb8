import "server-only";
import { listCurrentSlugs } from "#lib/content/recipes/stored-queries.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { findRecipient } from "#lib/platform/mail/recipient-queries.ts";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import type { DraftRow } from "../lock-queries.ts";
import { toFieldName } from "./field-name.ts";

interface Acceptance {
  draft: DraftRow;
  recipeId: string;
  /** When a new recipe is going to be public; null for at once. */
  publishAt: Date | null;
}

/** Informs an author, within the transaction, that a draft was accepted. */
export async function sendAcceptedEmail(tx: Transaction, { draft, recipeId, publishAt }: Acceptance): Promise<void> {
  const recipient = await findRecipient(tx, draft.authorId);
  if (!recipient) return;
  const { locale } = recipient;
  const slugs = await listCurrentSlugs(tx, recipeId);
  // The page may exist in the language of the draft only.
  const language = slugs[locale] ? locale : draft.content.language;
  const page = slugAddress(language, "/recipes/[slug]", slugs[language] ?? "");
  // A page that is not public yet would not be found.
  const link = publishAt ? `${address(locale, "/profile/recipes")}?tab=scheduled` : page;
  const isRevision = draft.recipeId !== null;
  const title = draft.content.title[locale] || draft.content.title[draft.content.language];
  await queueEmail(tx, { ...recipient, email: { kind: "recipeAccepted", title, isRevision, publishAt, link } });
}

interface Rejection {
  draft: DraftRow;
  reason: string;
  notes: Record<string, string>;
}

/** Informs an author, within the transaction, that a draft was rejected, and why. */
export async function sendRejectedEmail(tx: Transaction, { draft, reason, notes }: Rejection): Promise<void> {
  const recipient = await findRecipient(tx, draft.authorId);
  if (!recipient) return;
  const { locale } = recipient;
  const t = await createMessageTranslator(locale, { namespace: "recipeReviews.field" });
  const named = Object.entries(notes).map(([path, note]) => {
    const { key, number } = toFieldName(path);
    return { field: t(key, { number }), note };
  });
  const title = draft.content.title[locale] || draft.content.title[draft.content.language];
  const link = routeAddress(locale, "/profile/recipe-creation/[id]/basics", { id: draft.id });
  await queueEmail(tx, { ...recipient, email: { kind: "recipeRejected", title, reason, notes: named, link } });
}
