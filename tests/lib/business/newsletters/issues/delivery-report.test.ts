import { expect, test } from "vitest";
import {
  classifyRefusal,
  deliveryReportsSchema,
  parseMessageId,
} from "#lib/business/newsletters/issues/delivery-report.ts";

const id = "0b8f1c2e-3d4a-4b5c-8d6e-7f8091a2b3c4";

test("reads reports with an address or a Message-ID", () => {
  const reports = [
    { type: "hard-bounce", email: "Anna@Example.org", occurredAt: "2026-11-22T08:00:00Z" },
    { type: "complaint", messageId: `<${id}@tischlein.example>` },
  ];
  expect(deliveryReportsSchema.parse({ reports })).toEqual([
    { kind: "hard-bounce", email: "anna@example.org", emailId: null, occurredAt: new Date("2026-11-22T08:00:00Z") },
    { kind: "complaint", email: null, emailId: id, occurredAt: expect.any(Date) },
  ]);
});

test.each([
  ["HardBounce", "hard-bounce"],
  ["BadEmailAddress", "hard-bounce"],
  ["Transient", "soft-bounce"],
  ["SoftBounce", "soft-bounce"],
  ["Blocked", "soft-bounce"],
])("reads a bounce of Postmark of the type %s", (type, kind) => {
  const body = {
    RecordType: "Bounce",
    ID: 42,
    Type: type,
    MessageID: "00000000-0000-0000-0000-000000000000",
    Details: "smtp;550 5.1.1",
    Email: "john@example.com",
    From: "sender@example.com",
    BouncedAt: "2026-11-22T15:25:28.0000000Z",
    Inactive: true,
  };
  expect(deliveryReportsSchema.parse(body)).toMatchObject([{ kind, email: "john@example.com", emailId: null }]);
});

test("reads a complaint of Postmark", () => {
  const body = { RecordType: "SpamComplaint", Email: "john@example.com", BouncedAt: "2026-11-22T15:25:28Z" };
  expect(deliveryReportsSchema.parse(body)).toMatchObject([{ kind: "complaint" }]);
});

test.each([
  {},
  { reports: [] },
  { reports: [{ type: "hard-bounce" }] },
  { reports: [{ type: "opened", email: "a@example.org" }] },
  { reports: [{ type: "complaint", email: "a\u0000@example.org" }] },
  { reports: [{ type: "complaint", email: "a@example.org", role: "admin" }] },
  { reports: Array.from({ length: 501 }, () => ({ type: "complaint", email: "a@example.org" })) },
  { RecordType: "Open", Email: "a@example.org", BouncedAt: "2026-11-22T15:25:28Z" },
])("refuses %j", (body) => {
  expect(deliveryReportsSchema.safeParse(body).success).toBe(false);
});

test("takes only Message-IDs of the outbox", () => {
  expect(parseMessageId(`${id.toUpperCase()}@host`)).toBe(id);
  expect(parseMessageId("<abc@host>")).toBeNull();
  expect(parseMessageId(undefined)).toBeNull();
});

test.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", "hard-bounce"],
  ["550 5.2.1 Mailbox disabled", "hard-bounce"],
  ["552 5.2.2 Mailbox full", "soft-bounce"],
  ["550 5.7.1 Blocked by policy", "soft-bounce"],
  ["550 No such user", "hard-bounce"],
  ["554 Transaction failed", "soft-bounce"],
  ["connect ETIMEDOUT", "soft-bounce"],
])("classifies %j", (answer, kind) => {
  expect(classifyRefusal(answer)).toBe(kind);
});
