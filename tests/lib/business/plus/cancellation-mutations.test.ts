import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { declareCancellation } from "#lib/business/plus/cancellation-mutations.ts";
import { createTrial, placeOrder } from "#lib/business/plus/order-mutations.ts";
import { applyPaymentEvent } from "#lib/business/plus/payment-mutations.ts";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusCancellations } from "#lib/platform/db/tables/plus/contracts.ts";
import { createMember, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { latestPayment, paymentEvent, stateOfMember } from "./fixtures.ts";

vi.stubEnv("PAYMENT_PROVIDER", "test");
setUpDatabase();

const receivedAt = new Date("2026-11-25T17:45:00Z");

const declaration = (email: string, changes = {}) => ({
  name: "Anna Schmidt",
  email,
  contract: "",
  kind: "ordinary" as const,
  reason: "",
  endsOn: null,
  locale: "de" as const,
  ...changes,
});

async function createMonthlyMember() {
  const member = await createMember();
  await placeOrder(member.id, { plan: "monthly", locale: "de" });
  await applyPaymentEvent(paymentEvent((await latestPayment(member.id)).id));
  return member;
}

test("cancels the contract of the address and confirms content, day and time", async () => {
  const member = await createMonthlyMember();
  const { reference } = await declareCancellation(declaration(member.email), receivedAt);
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: true, contract: { nextPlan: null } });
  const mail = (await mailsTo(member.email)).at(-1);
  expect(mail?.subject).toContain(reference);
  for (const text of ["25.", "18:45", "Anna Schmidt", "Ordentliche Kündigung", "endet am 20."]) {
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain(text);
  }
});

test("a later day lets the contract run until then", async () => {
  const member = await createMonthlyMember();
  await declareCancellation(declaration(member.email, { endsOn: "2027-03-01" }), receivedAt);
  const { contract } = await stateOfMember(member.id);
  expect(contract).toMatchObject({ nextPlan: "monthly", cancelsAt: new Date("2027-03-01") });
});

test("works without an account, and tells the sender the same", async () => {
  const email = newEmail();
  const { reference } = await declareCancellation(declaration(email), receivedAt);
  expect(await db.$count(plusCancellations, eq(plusCancellations.reference, reference))).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("cannot end the trial of another user", async () => {
  const member = await createMember();
  await createTrial(member.id, "de");
  await declareCancellation(declaration(member.email), receivedAt);
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: true, contract: { state: "trial" } });
});

test("an extraordinary cancellation reaches the operator with its reason", async () => {
  const email = newEmail();
  await declareCancellation(declaration(email, { kind: "extraordinary", reason: "Nichts ging." }), receivedAt);
  expect((await mailsTo(site.mail)).at(-1)?.text).toContain("Nichts ging.");
});

test("carries no links of the sender to the address", async () => {
  const email = newEmail();
  const link = "https://spam.example/x";
  await declareCancellation(declaration(email, { name: `Anna www.spam.example`, contract: link, reason: link }));
  const [mail] = await mailsTo(email);
  expect(mail?.text).not.toContain("spam.example");
});

test("does not flood a mailbox", async () => {
  const email = newEmail();
  for (let count = 0; count < 8; count += 1) await declareCancellation(declaration(email), receivedAt);
  expect(await mailsTo(email)).toHaveLength(5);
  expect(await db.$count(plusCancellations, eq(plusCancellations.email, email))).toBe(8);
});
