import "server-only";
import { and, eq, lte, sql } from "drizzle-orm";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { expireTags } from "#lib/platform/cache/shared-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import { isDueWorkHeld } from "#lib/platform/jobs/restore-hold.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { announceChange } from "#lib/platform/routing/announce-change.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { lockCurrentDraft, lockDraft } from "./lock-queries.ts";
import { findSubject, recordIssue } from "./mutations.ts";
import { giveUpPlan, isComplete, startPlannedIssue } from "./start-mutations.ts";

/** A newsletter that is later than that is not sent without an editor who looks at it. */
const patienceMs = 60 * 60_000;

interface PlanTarget {
  id: string;
  /** The editor who acts; null for the command line. */
  editorId: string | null;
}

interface PlannedContent extends PlanTarget {
  /** The version of the content that the editor has read; null for the command line. */
  version: number | null;
}

/** "past": the time has passed. "incomplete": there would be nothing to read in a language. */
export type PlanResult = "planned" | "forbidden" | "not-draft" | "conflict" | "past" | "incomplete";

/**
 * Has a draft sent at a time; a plan that it has already is replaced. Recipes and stories count
 * that are public at that time.
 */
export async function planIssue(
  { id, editorId, version }: PlannedContent,
  at: Date,
  now = currentTime(),
): Promise<PlanResult> {
  return db.transaction(async (tx) => {
    if (editorId && !(await lockEditor(tx, editorId))) return "forbidden";
    const draft = await lockCurrentDraft(tx, id, version);
    if (typeof draft === "string") return draft;
    if (at <= now) return "past";
    if (!(await isComplete(tx, id, at))) return "incomplete";
    await tx.update(newsletterIssues).set({ plannedAt: at, missedAt: null }).where(eq(newsletterIssues.id, id));
    if (editorId) {
      const details = { to: at.toISOString() };
      await recordIssue(tx, { editorId, action: "schedule", id, subjectName: await findSubject(tx, id), details });
    }
    return "planned";
  });
}

/** Takes the plan of a draft back, which stays. */
export async function cancelPlan({ id, editorId }: PlanTarget): Promise<"canceled" | "forbidden" | "not-draft"> {
  return db.transaction(async (tx) => {
    if (editorId && !(await lockEditor(tx, editorId))) return "forbidden";
    const draft = await lockDraft(tx, id);
    if (!draft) return "not-draft";
    await tx.update(newsletterIssues).set({ plannedAt: null, missedAt: null }).where(eq(newsletterIssues.id, id));
    if (editorId && draft.plannedAt) {
      const details = { from: draft.plannedAt.toISOString() };
      await recordIssue(tx, { editorId, action: "update", id, subjectName: await findSubject(tx, id), details });
    }
    return "canceled";
  });
}

/**
 * Starts all issues whose planned time has come, the earliest first. One that cannot be started is
 * logged, and the next run tries it again, for an hour; it stops no other issue.
 */
export async function startPlannedIssues(now = currentTime()): Promise<void> {
  if (await isDueWorkHeld()) return;
  const due = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.state, "draft"), lte(newsletterIssues.plannedAt, now)))
    .orderBy(newsletterIssues.plannedAt, sql`id`);
  await runForEach(
    due,
    async ({ id }) => {
      const result = await startPlannedIssue(id, now).catch(async (error: unknown) => {
        await giveUpPlan(id, new Date(now.getTime() - patienceMs));
        throw error;
      });
      if (result !== "started") return;
      expireTags([cacheTags.newsletters]);
      await announceChange("tags", [cacheTags.newsletters]);
    },
    ({ id }) => `The planned newsletter ${id} was not started`,
  );
}
