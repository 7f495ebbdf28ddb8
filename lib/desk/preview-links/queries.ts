import "server-only";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { type ItemType, items } from "#lib/platform/db/tables/items.ts";
import { previewLinks } from "#lib/platform/db/tables/planning/preview-links.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { PreviewSubject } from "./subject.ts";

interface PreviewLink {
  id: string;
  expiresAt: Date;
  /** Who made it; null when the account was deleted. */
  creator: string | null;
}

const isValid = () => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, sql`now()`));

const isAbout = ({ type, id }: PreviewSubject) =>
  type === "item" ? eq(previewLinks.itemId, id) : eq(previewLinks.draftId, id);

/** Lists the valid links of a subject, the newest first. */
export async function listPreviewLinks(
  subject: PreviewSubject,
  tx: Transaction | typeof db = db,
): Promise<PreviewLink[]> {
  return tx
    .select({ id: previewLinks.id, expiresAt: previewLinks.expiresAt, creator: users.name })
    .from(previewLinks)
    .leftJoin(users, eq(users.id, previewLinks.createdBy))
    .where(and(isAbout(subject), isValid()))
    .orderBy(desc(previewLinks.createdAt));
}

/** What a valid link shows. */
export type PreviewTarget =
  | { type: "item"; itemType: ItemType; id: string; expiresAt: Date }
  | { type: "draft"; draft: typeof recipeDrafts.$inferSelect; expiresAt: Date };

/** Finds what a link shows; null when it is revoked or expired, or its subject is gone. */
export async function findPreviewTarget(linkId: string): Promise<PreviewTarget | null> {
  const [row] = await db
    .select({ expiresAt: previewLinks.expiresAt, item: items, draft: recipeDrafts })
    .from(previewLinks)
    .leftJoin(items, eq(items.id, previewLinks.itemId))
    .leftJoin(recipeDrafts, eq(recipeDrafts.id, previewLinks.draftId))
    .where(and(eq(previewLinks.id, linkId), isValid()));
  if (!row) return null;
  const { item, draft, expiresAt } = row;
  if (draft) return { type: "draft", draft, expiresAt };
  return item && { type: "item", itemType: item.type, id: item.id, expiresAt };
}

/** The title of a subject, for the audit log; null when there is no such subject. */
export async function findSubject(tx: Transaction, { type, id }: PreviewSubject) {
  if (type === "draft") {
    const [draft] = await tx
      .select({ content: recipeDrafts.content })
      .from(recipeDrafts)
      .where(eq(recipeDrafts.id, id))
      .for("key share");
    const name = draft && (draft.content.title[draft.content.language] ?? "");
    return name === undefined ? null : ({ subjectType: "recipe", name } as const);
  }
  const [item] = await tx
    .select({
      type: items.type,
      name: sql<string | null>`(select title from item_texts where item_id = ${items.id} order by locale limit 1)`,
    })
    .from(items)
    .where(eq(items.id, id))
    .for("key share");
  if (!item) return null;
  return { subjectType: item.type === "recipe" ? "recipe" : "story", name: item.name ?? "" } as const;
}

/** Locks a valid link; null when there is none with this id. */
export async function lockLink(tx: Transaction, id: string): Promise<PreviewSubject | null> {
  const [link] = await tx
    .select({ itemId: previewLinks.itemId, draftId: previewLinks.draftId })
    .from(previewLinks)
    .where(and(eq(previewLinks.id, id), isValid()))
    .for("update");
  if (link?.itemId) return { type: "item", id: link.itemId };
  return link?.draftId ? { type: "draft", id: link.draftId } : null;
}
