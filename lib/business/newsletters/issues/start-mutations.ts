import "server-only";
import { eq, sql } from "drizzle-orm";
import { findLastActor } from "#lib/platform/audit-log/subject-queries.ts";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import { isDueWorkHeld } from "#lib/platform/jobs/restore-hold.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { findRecipient } from "#lib/platform/mail/recipient-queries.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { announceChange } from "#lib/platform/routing/announce-change.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { getIssueContent } from "./content-queries.ts";
import { lockCurrentDraft, lockDraft } from "./lock-queries.ts";
import { advisoryLockId, findSubject, publishIssue, recordIssue } from "./mutations.ts";

/** Channel the senders of all processes listen to. */
export const newslettersChannel = "newsletters";

/**
 * Has a draft sent to all confirmed subscribers. Starting it again changes nothing.
 *
 * @param editor who acts, with the version of the content that they have read; null for the command
 *   line, which cannot name who acts in the audit log
 * @returns "held" while due work waits for an admin: readers of the archive would see an issue that
 *   no subscriber gets; "incomplete" without a subject and a public recipe or story in each
 *   language
 */
export async function startIssue(
  id: string,
  editor: { id: string; version: number } | null,
): Promise<"started" | "forbidden" | "not-draft" | "conflict" | "held" | "incomplete"> {
  const isHeld = await isDueWorkHeld();
  const result = await db.transaction(async (tx) => {
    if (editor && !(await lockEditor(tx, editor.id))) return "forbidden";
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLockId})`);
    const draft = await lockCurrentDraft(tx, id, editor?.version ?? null);
    if (typeof draft === "string") return draft;
    if (isHeld) return "held";
    if (!(await isComplete(tx, id))) return "incomplete";
    await startLocked(tx, id);
    const subjectName = await findSubject(tx, id);
    if (editor) await recordIssue(tx, { editorId: editor.id, action: "publish", id, subjectName });
    return "started";
  });
  if (result === "started") await announceChange("tags", [cacheTags.newsletters]);
  return result;
}

/** After an outage or a restore: by then the contents may be out of date, or were sent already. */
const maxLatenessMs = 24 * 60 * 60_000;

/**
 * Starts a draft whose planned time has come. One that is incomplete then, or more than a day late,
 * stays a draft without a plan, and who planned it gets a mail. Any number of processes may do so
 * at once.
 */
export async function startPlannedIssue(id: string, now: Date): Promise<"started" | "not-due" | "missed"> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLockId})`);
    const plannedAt = (await lockDraft(tx, id))?.plannedAt;
    if (!plannedAt || plannedAt > now) return "not-due";
    const isLate = now.getTime() - plannedAt.getTime() > maxLatenessMs;
    if (!isLate && (await isComplete(tx, id))) {
      await startLocked(tx, id);
      return "started";
    }
    await missPlan(tx, id, plannedAt);
    return "missed";
  });
}

/** Takes the plan from an issue that has failed to start since then. */
export async function giveUpPlan(id: string, latest: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const plannedAt = (await lockDraft(tx, id))?.plannedAt;
    if (plannedAt && plannedAt <= latest) await missPlan(tx, id, plannedAt);
  });
}

async function missPlan(tx: Transaction, id: string, plannedAt: Date): Promise<void> {
  await tx.update(newsletterIssues).set({ plannedAt: null, missedAt: plannedAt }).where(eq(newsletterIssues.id, id));
  const editorId = await findLastActor(tx, { subjectType: "newsletter", subjectId: id }, "schedule");
  const title = await findSubject(tx, id);
  await recordIssue(tx, {
    editorId,
    action: "miss",
    id,
    subjectName: title,
    details: { day: plannedAt.toISOString() },
  });
  const recipient = editorId && (await lockEditor(tx, editorId)) ? await findRecipient(tx, editorId) : null;
  if (!recipient) return;
  const link = routeAddress(recipient.locale, "/desk/newsletters/[id]", { id });
  const email = { kind: "publicationMissed", what: "newsletter", title, plannedAt, link } as const;
  await queueEmail(tx, { ...recipient, email });
}

/**
 * Whether an issue has a subject and a recipe or story in each language of the site.
 *
 * @param at when it is sent, by default now
 */
export async function isComplete(tx: Transaction, id: string, at?: Date): Promise<boolean> {
  const contents = await Promise.all(getActiveLocales().map((locale) => getIssueContent(id, locale, tx, at)));
  return contents.every((content) => content?.subject && content.entries.length > 0);
}

async function startLocked(tx: Transaction, id: string): Promise<void> {
  await publishIssue(tx, id, { startedAt: currentTime(), state: "sending" });
  await tx.execute(sql`select pg_notify(${newslettersChannel}, '')`);
}
