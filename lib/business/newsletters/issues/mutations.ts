import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { getReturnedId, updateRows, upsertRows } from "#lib/platform/db/save-rows.ts";
import { newsletterIssueItems, newsletterIssues, newsletterIssueTexts } from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import type { IssueText } from "./issue.ts";
import { lockCurrentDraft } from "./lock-queries.ts";
import { findIssueByItems } from "./queries.ts";

/** Locks the numbers of issues, and drafts of the command, within a transaction. */
export const advisoryLockId = 727_280;

interface IssueDraft {
  texts: Localized<IssueText>;
  /** In their order, each once. */
  itemIds: readonly string[];
}

/** Creates an empty draft and returns its id; null unless the user is an editor. */
export async function createIssue(editorId: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) return null;
    const id = await insertIssue(tx);
    await recordIssue(tx, { editorId, action: "create", id, subjectName: "" });
    return id;
  });
}

/**
 * Returns the issue with these recipes and stories; a new draft when there is none. So a command
 * that runs twice means one issue.
 */
export async function findOrCreateIssue(draft: IssueDraft): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLockId})`);
    const existing = await findIssueByItems(draft.itemIds, tx);
    if (existing) return existing;
    const id = await insertIssue(tx);
    await writeContent(tx, id, draft);
    return id;
  });
}

interface IssueTarget {
  id: string;
  /** The editor who acts. */
  editorId: string;
  /** The version of the content that the editor has read. */
  version: number;
}

/**
 * "not-draft": the issue was started, or does not exist. "conflict": another editor has changed its
 * content meanwhile.
 */
type Refusal = "forbidden" | "not-draft" | "conflict";

/** Saves the content of a draft. */
export async function saveIssue({ id, editorId, version }: IssueTarget, draft: IssueDraft): Promise<"saved" | Refusal> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) return "forbidden";
    const before = await lockCurrentDraft(tx, id, version);
    if (typeof before === "string") return before;
    await tx
      .update(newsletterIssues)
      .set({ version: version + 1 })
      .where(eq(newsletterIssues.id, id));
    await writeContent(tx, id, draft);
    await recordIssue(tx, { editorId, action: "update", id, subjectName: await findSubject(tx, id) });
    return "saved";
  });
}

/** Deletes a draft; an issue that was sent stays. */
export async function deleteIssue({ id, editorId, version }: IssueTarget): Promise<"deleted" | Refusal> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) return "forbidden";
    const before = await lockCurrentDraft(tx, id, version);
    if (typeof before === "string") return before;
    const label = await findSubjects(tx, id);
    await recordDeletion(tx, { kind: "newsletter", id, label, editorId });
    await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
    return "deleted";
  });
}

/** Inserts an issue of the sample content, which is in the archive and is sent to no subscriber. */
export async function insertSampleIssue(draft: IssueDraft, publishedAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const id = await insertIssue(tx, { isSample: true, createdAt: publishedAt });
    await writeContent(tx, id, draft);
    await publishIssue(tx, id, { startedAt: publishedAt, sentAt: publishedAt, state: "sent" });
  });
}

async function insertIssue(tx: Transaction, values: Partial<typeof newsletterIssues.$inferInsert> = {}) {
  const issueId = getReturnedId(
    await tx.insert(newsletterIssues).values(values).returning({ id: newsletterIssues.id }),
  );
  await tx.insert(newsletterIssueTexts).values(locales.map((locale) => ({ issueId, locale })));
  return issueId;
}

interface RecordedIssue {
  /** Null for a plan of the command line. */
  editorId: string | null;
  action: "miss" | "create" | "publish" | "schedule" | "update";
  id: string;
  subjectName: string;
  details?: Record<string, string>;
}

/** Writes a line of the audit log about an issue. */
export async function recordIssue(tx: Transaction, { editorId: actorId, id: subjectId, ...change }: RecordedIssue) {
  await recordChange(tx, { ...change, actorId, subjectType: "newsletter", subjectId });
}

/** The German subject of an issue; empty while it has none. */
export async function findSubject(tx: Transaction, id: string): Promise<string> {
  return (await findSubjects(tx, id)).de;
}

async function findSubjects(tx: Transaction, id: string): Promise<Localized> {
  const { issueId, locale, subject } = newsletterIssueTexts;
  const texts = await tx.select({ locale, subject }).from(newsletterIssueTexts).where(eq(issueId, id));
  const subjectIn = (language: string) => texts.find((text) => text.locale === language)?.subject ?? "";
  return { de: subjectIn("de"), en: subjectIn("en") };
}

async function writeContent(tx: Transaction, issueId: string, { texts, itemIds }: IssueDraft): Promise<void> {
  const written = locales.map((locale) => {
    const { subject, preheader, intro } = texts[locale];
    return { issueId, locale, subject, preheader, intro };
  });
  await upsertRows(tx, newsletterIssueTexts, written);
  await tx.delete(newsletterIssueItems).where(eq(newsletterIssueItems.issueId, issueId));
  const rows = itemIds.map((itemId, position) => ({ issueId, itemId, position }));
  if (rows.length > 0) await tx.insert(newsletterIssueItems).values(rows);
}

/** Gives the issue its number and the addresses of its pages. */
export async function publishIssue(
  tx: Transaction,
  issueId: string,
  values: Pick<typeof newsletterIssues.$inferInsert, "state" | "startedAt" | "sentAt">,
): Promise<void> {
  const [issue] = await tx
    .update(newsletterIssues)
    .set({
      ...values,
      plannedAt: null,
      missedAt: null,
      number: sql`(select coalesce(max(number), 0) + 1 from newsletter_issues)`,
      nextBatchAt: values.startedAt,
    })
    .where(eq(newsletterIssues.id, issueId))
    .returning({ number: newsletterIssues.number });
  const texts = await tx
    .select({ locale: newsletterIssueTexts.locale, subject: newsletterIssueTexts.subject })
    .from(newsletterIssueTexts)
    .where(and(eq(newsletterIssueTexts.issueId, issueId), isNull(newsletterIssueTexts.slug)));
  const addressed = texts.map(({ locale, subject }) => {
    const slug = [slugify(subject).slice(0, 80).replace(/-$/, ""), issue?.number].filter(Boolean).join("-");
    return { issueId, locale, slug };
  });
  await updateRows(tx, newsletterIssueTexts, addressed);
}
