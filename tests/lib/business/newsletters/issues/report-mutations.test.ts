import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { DeliveryReport } from "#lib/business/newsletters/issues/delivery-report.ts";
import { recordDeliveryReport, recordRefusedEmails } from "#lib/business/newsletters/issues/report-mutations.ts";
import { queueDueBatch } from "#lib/business/newsletters/issues/sending-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
} from "#lib/platform/db/tables/newsletters.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna } from "#tests/support/fixtures.ts";
import {
  createDish,
  createSubscription,
  issueRow,
  queuedEmails,
  sendNewIssue,
  startNewIssue,
  subscriptionRow,
} from "../fixtures.ts";

setUpDatabase();

let soup: string;
let cake: string;
let reader: { id: string; email: string };
let issueId: string;

beforeAll(async () => {
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
  process.env.IMAGE_KEYS = "a-key-of-this-test-only";
  const anna = await createAnna();
  [soup, cake] = [await createDish(anna, "suppe"), await createDish(anna, "kuchen")];
});
beforeEach(async () => {
  reader = await createSubscription();
  issueId = await sendNewIssue([soup]);
});
afterEach(async () => {
  for (const table of [outbox, newsletterIssues, newsletterSubscriptions]) await db.delete(table);
});

const report = (kind: DeliveryReport["kind"], more: Partial<DeliveryReport> = {}) =>
  recordDeliveryReport({ kind, email: reader.email, emailId: null, occurredAt: new Date(), ...more });

test.each([
  ["hard-bounce", "bounce", { hardBounceCount: 1, complaintCount: 0 }],
  ["complaint", "complaint", { hardBounceCount: 0, complaintCount: 1 }],
] as const)("ends the subscription after a %s, however often it is reported", async (kind, endReason, counts) => {
  for (let n = 0; n < 5; n++) await report(kind);
  await Promise.all([report(kind), report(kind)]);
  expect(await issueRow(issueId)).toMatchObject({ ...counts, unsubscribeCount: 0 });
  expect(await subscriptionRow(reader.id)).toMatchObject({ endReason, unsubscribedAt: expect.any(Date) });
  await db.delete(outbox);
  await startNewIssue([cake]);
  await queueDueBatch(100);
  expect(await queuedEmails()).toEqual([]);
});

test("counts soft bounces once per issue and keeps the subscription", async () => {
  await report("soft-bounce");
  await report("soft-bounce");
  expect(await issueRow(issueId)).toMatchObject({ softBounceCount: 1, hardBounceCount: 0 });
  expect((await subscriptionRow(reader.id)).unsubscribedAt).toBeNull();
});

test("a hard bounce replaces a soft one, and not the other way round", async () => {
  for (const kind of ["soft-bounce", "hard-bounce", "soft-bounce"] as const) await report(kind);
  expect(await issueRow(issueId)).toMatchObject({ softBounceCount: 0, hardBounceCount: 1 });
});

test("finds the email by its id, also after a later issue", async () => {
  const [delivery] = await db.select().from(newsletterDeliveries);
  const laterId = await sendNewIssue([cake]);
  await report("soft-bounce", { email: null, emailId: delivery?.id ?? "" });
  expect((await issueRow(issueId)).softBounceCount).toBe(1);
  await report("soft-bounce");
  expect((await issueRow(laterId)).softBounceCount).toBe(1);
});

test("a report of the time before a new confirmation does not end the subscription", async () => {
  await report("hard-bounce", { occurredAt: new Date(Date.now() - 2 * 86_400_000) });
  expect((await subscriptionRow(reader.id)).unsubscribedAt).toBeNull();
});

test("ignores unknown addresses and ids", async () => {
  await report("complaint", { email: "unknown@example.org" });
  await report("complaint", { email: null, emailId: "0b8f1c2e-3d4a-4b5c-8d6e-7f8091a2b3c4" });
  expect((await issueRow(issueId)).complaintCount).toBe(0);
});

test("records what the mail server itself has refused, once", async () => {
  await db.update(outbox).set({ failedAt: new Date(), lastError: "550 5.1.1 User unknown" });
  await recordRefusedEmails();
  await recordRefusedEmails();
  expect(await issueRow(issueId)).toMatchObject({ hardBounceCount: 1 });
  expect(await subscriptionRow(reader.id)).toMatchObject({ endReason: "bounce" });
});
