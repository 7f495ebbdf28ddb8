import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { releaseDueWorkAction } from "#lib/desk/setup/actions.ts";
import { findDueWork } from "#lib/desk/setup/due-work-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import { plusContracts } from "#lib/platform/db/tables/plus/contracts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isDueWorkHeld } from "#lib/platform/jobs/restore-hold.ts";
import { claimEmail, rescheduleEmail } from "#lib/platform/mail/outbox.ts";
import { listLines } from "#tests/lib/platform/audit-log/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { endRestoreHold, startRestoreHold } from "#tests/lib/platform/jobs/restore-hold.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(href);
  },
}));
vi.mock("#lib/platform/http/flash-message.ts", () => ({ setFlashMessage: async () => {} }));

setUpDatabase();
const takeExpired = recordExpiry();

afterEach(async () => {
  await endRestoreHold();
  for (const table of [auditLog, outbox, newsletterIssues, plusContracts]) await db.delete(table);
});

const release = () =>
  releaseDueWorkAction({ status: "open" }, toForm({ locale: "en" })).catch((error: Error) => error.message);

const past = new Date("2026-01-01T12:00:00Z");
const periods = { periodStartsAt: past, periodEndsAt: past, state: "active", plan: "monthly", locale: "de" } as const;
const email = { recipient: "anna@example.org", subject: "", text: "", html: "" };

test("counts what follows from a release", async () => {
  expect(await findDueWork()).toBeNull();
  const [due, cancelled, later] = [await createMember(), await createMember(), await createMember()];
  await db.insert(plusContracts).values([
    { ...periods, userId: due.id, nextPlan: "monthly", methodRef: "card" },
    { ...periods, userId: cancelled.id, nextPlan: null, methodRef: "card" },
    { ...periods, userId: later.id, nextPlan: "monthly", methodRef: "card", periodEndsAt: new Date("2099-01-01") },
  ]);
  await db.insert(newsletterIssues).values([{ state: "sending", number: 1, startedAt: past }, { plannedAt: past }, {}]);
  await db.insert(outbox).values([email, email, { ...email, failedAt: past }]);
  for (const [{ id }, days] of [
    [due, 15],
    [later, 13],
  ] as const) {
    const asked = { deletionRequestedAt: sql`now() - make_interval(days => ${days})` };
    await db.update(users).set(asked).where(eq(users.id, id));
  }
  await startRestoreHold();
  await db.insert(outbox).values(email);
  expect(await findDueWork()).toEqual({
    restoredAt: expect.any(Date),
    charges: 1,
    newsletters: 2,
    emails: 2,
    accounts: 1,
  });
});

test("emails of the backup get their days of attempts from the release on", async () => {
  session.user = await createMember({ newType: "admin" });
  const [queued] = await db
    .insert(outbox)
    .values({ ...email, createdAt: past })
    .returning();
  await db.insert(outbox).values({ ...email, createdAt: past, failedAt: past });
  await startRestoreHold();
  expect(await claimEmail()).toBeNull();
  await release();
  const claimed = await claimEmail();
  expect(claimed?.id).toBe(queued?.id);
  if (claimed) await rescheduleEmail(claimed, "the server is away", 60);
  const rows = await db.select().from(outbox);
  expect(rows.find(({ id }) => id === queued?.id)).toMatchObject({ failedAt: null, lastError: "the server is away" });
  expect(rows.find(({ id }) => id !== queued?.id)?.createdAt).toEqual(past);
});

test("an admin releases what waits, once, with a line of the audit log", async () => {
  const admin = await createMember({ newType: "admin" });
  session.user = admin;
  await startRestoreHold();
  expect(await release()).toBe("/en/desk/setup");
  expect(await release()).toBe("/en/desk/setup");
  expect(await isDueWorkHeld()).toBe(false);
  expect(await listLines()).toMatchObject([{ actorId: admin.id, action: "release", subjectType: "site" }]);
  expect(takeExpired()).toEqual([]);
});

test("editors release nothing", async () => {
  session.user = await createMember({ newType: "editor" });
  await startRestoreHold();
  expect(await release()).toMatchObject({ status: "failed" });
  expect(await isDueWorkHeld()).toBe(true);
  expect(await listLines()).toEqual([]);
});
