import "server-only";
import { eq } from "drizzle-orm";
import { recordReview } from "#lib/content/recipe-drafts/draft/history-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { parseLocalInput, toLocalInput } from "#lib/platform/time/local-time.ts";
import type { MovableKind } from "./entry.ts";
import { CalendarError } from "./errors.ts";
import { hasContentAt, lockItem, lockPlannedIssue } from "./queries.ts";

interface Move {
  /** The editor who acts. */
  editorId: string;
  kind: MovableKind;
  /** The recipe or story, or the issue of the newsletter. */
  itemId: string;
  /** When it was to happen when the editor moved it. */
  from: Date;
  /** ISO date in Berlin. */
  date: string;
}

/**
 * Moves the publication or the expiry of a recipe or story, or the planned time of an issue of the
 * newsletter, to another day, at the same time of day in Berlin. The other date stays as it is.
 *
 * @returns null for an issue, which no public page shows before it is sent
 * @throws CalendarError
 */
export async function moveEntry(move: Move): Promise<PublicationChange | null> {
  const { editorId, kind, itemId, from, date } = move;
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new CalendarError("forbidden");
    if (kind === "newsletter") return movePlannedIssue(tx, move);
    const item = await lockItem(tx, itemId);
    const before = kind === "publication" ? item?.publishedAt : item?.expiresAt;
    if (!item || !before) throw new CalendarError("missing");
    if (before.getTime() !== from.getTime()) throw new CalendarError("conflict");
    const at = toLaterInstant(date, before);
    const { publishedAt, expiresAt } =
      kind === "publication" ? { ...item, publishedAt: at } : { ...item, expiresAt: at };
    if (publishedAt && expiresAt && expiresAt <= publishedAt) throw new CalendarError("order");
    await tx.update(items).set({ publishedAt, expiresAt }).where(eq(items.id, itemId));
    const action = kind === "publication" ? "schedule" : "expire";
    if (item.type === "recipe") {
      await recordReview(tx, { recipeId: itemId, userId: editorId, action, effectiveAt: at });
    }
    await recordChange(tx, {
      actorId: editorId,
      action: kind === "publication" ? "schedule" : "unpublish",
      subjectType: item.type === "recipe" ? "recipe" : "story",
      subjectId: itemId,
      subjectName: item.title,
      details: { from: before.toISOString(), to: at.toISOString() },
    });
    return { type: item.type, itemId, authorIds: [item.authorId], slugs: item.slugs };
  });
}

async function movePlannedIssue(tx: Transaction, { editorId, itemId: id, from, date }: Move): Promise<null> {
  const issue = await lockPlannedIssue(tx, id);
  if (!issue) throw new CalendarError("missing");
  const { plannedAt: before, title } = issue;
  if (before.getTime() !== from.getTime()) throw new CalendarError("conflict");
  const at = toLaterInstant(date, before);
  if (!(await hasContentAt(tx, id, at))) throw new CalendarError("incomplete");
  await tx.update(newsletterIssues).set({ plannedAt: at }).where(eq(newsletterIssues.id, id));
  await recordChange(tx, {
    actorId: editorId,
    action: "schedule",
    subjectType: "newsletter",
    subjectId: id,
    subjectName: title,
    details: { from: before.toISOString(), to: at.toISOString() },
  });
  return null;
}

function toLaterInstant(date: string, before: Date): Date {
  const now = currentTime();
  const at = toInstant(date, before);
  if (before <= now || at <= now) throw new CalendarError("past");
  return at;
}

/** The same time of day on another date; an hour later where the day in spring leaves it out. */
function toInstant(date: string, before: Date): Date {
  const time = toLocalInput(before).slice(11);
  const instant = parseLocalInput(`${date}T${time}`) ?? parseLocalInput(`${date}T03${time.slice(2)}`);
  if (!instant) throw new CalendarError("missing");
  return instant;
}
