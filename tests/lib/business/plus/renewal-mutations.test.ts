import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { cancelContract, createTrial, placeOrder } from "#lib/business/plus/order-mutations.ts";
import { applyPaymentEvent } from "#lib/business/plus/payment-mutations.ts";
import { renewDueContracts } from "#lib/business/plus/renewal-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusContracts } from "#lib/platform/db/tables/plus/contracts.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import { whileHeld } from "#tests/lib/platform/jobs/restore-hold.ts";
import { createMember, mailsTo } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { latestPayment, paymentEvent, stateOfMember } from "./fixtures.ts";

vi.stubEnv("PAYMENT_PROVIDER", "test");
setUpDatabase();

const paidAt = new Date("2026-11-20T10:00:00Z");
const on = (day: string) => new Date(`${day}T10:00:01Z`);

async function createMonthlyMember(methodRef = "test-method-pays") {
  const member = await createMember();
  await placeOrder(member.id, { plan: "monthly", locale: "en" }, paidAt);
  await applyPaymentEvent(paymentEvent((await latestPayment(member.id)).id, { at: paidAt, methodRef }));
  return member;
}

const subjectsOf = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test("renews a month once, however many processes try", async () => {
  const member = await createMonthlyMember();
  await renewDueContracts(on("2026-12-19"));
  expect((await stateOfMember(member.id)).payments).toHaveLength(1);
  await Promise.all(Array.from({ length: 6 }, () => renewDueContracts(on("2026-12-20"))));
  const { contract, payments, isPremium } = await stateOfMember(member.id);
  expect({ isPremium, state: contract?.state, payments: payments.length }).toEqual({
    isPremium: true,
    state: "active",
    payments: 2,
  });
  expect(contract?.periodEndsAt.toISOString()).toBe("2027-01-20T10:00:00.000Z");
  expect(await db.$count(plusInvoices, eq(plusInvoices.userId, member.id))).toBe(2);
});

test("charges no contract after a restore until it is released", async () => {
  const member = await createMonthlyMember();
  await whileHeld(() => renewDueContracts(on("2026-12-20")));
  expect((await stateOfMember(member.id)).payments).toHaveLength(1);
  await renewDueContracts(on("2026-12-20"));
  expect((await stateOfMember(member.id)).payments).toHaveLength(2);
});

test("ends a cancelled contract with its month, without a charge", async () => {
  const member = await createMonthlyMember();
  await cancelContract(member.id, "en", on("2026-12-01"));
  await renewDueContracts(on("2026-12-19"));
  expect((await stateOfMember(member.id)).isPremium).toBe(true);
  await renewDueContracts(on("2026-12-20"));
  const { contract, payments, isPremium } = await stateOfMember(member.id);
  expect({ isPremium, state: contract?.state, payments: payments.length }).toEqual({
    isPremium: false,
    state: "ended",
    payments: 1,
  });
  expect(await subjectsOf(member.email)).toEqual([
    "Your order: Tischlein Plus, one month",
    "Your cancellation of Tischlein Plus",
    "Tischlein Plus has ended",
  ]);
});

test("tries a declined charge once a day until the days of grace are over", async () => {
  const member = await createMonthlyMember("test-method-declines");
  await renewDueContracts(on("2026-12-20"));
  await renewDueContracts(on("2026-12-20"));
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: true, contract: { state: "past_due" } });
  expect((await stateOfMember(member.id)).payments).toHaveLength(2);
  await renewDueContracts(on("2026-12-21"));
  expect((await stateOfMember(member.id)).payments).toHaveLength(3);
  await renewDueContracts(on("2026-12-27"));
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: false, contract: { state: "ended" } });
});

test("a payment during the days of grace continues the contract", async () => {
  const member = await createMonthlyMember("test-method-declines");
  await renewDueContracts(on("2026-12-20"));
  await placeOrder(member.id, { plan: "monthly", locale: "en" }, on("2026-12-22"));
  await applyPaymentEvent(paymentEvent((await latestPayment(member.id)).id, { at: on("2026-12-22") }));
  const { contract } = await stateOfMember(member.id);
  expect(contract).toMatchObject({ state: "active", methodRef: "test-method-pays" });
  expect(contract?.periodEndsAt.toISOString()).toBe("2027-01-20T10:00:00.000Z");
});

test("a changed plan is charged when its term begins", async () => {
  const member = await createMonthlyMember();
  expect(await placeOrder(member.id, { plan: "yearly", locale: "en" }, on("2026-12-01"))).toBeNull();
  expect((await stateOfMember(member.id)).payments).toHaveLength(1);
  await renewDueContracts(on("2026-12-20"));
  const { contract, payments } = await stateOfMember(member.id);
  expect(payments.map(({ plan, grossCents }) => [plan, grossCents])).toContainEqual(["yearly", 4680]);
  expect(contract).toMatchObject({ plan: "yearly", nextPlan: null });
});

test("a trial ends by itself and is given once", async () => {
  const member = await createMember();
  await createTrial(member.id, "de", paidAt);
  expect((await stateOfMember(member.id)).isPremium).toBe(true);
  await expect(createTrial(member.id, "de", paidAt)).rejects.toThrow("trialUsed");
  await renewDueContracts(on("2026-12-20"));
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: false, contract: { state: "ended" } });
  await expect(createTrial(member.id, "de", on("2026-12-21"))).rejects.toThrow("trialUsed");
});

test("an account without an address cannot order", async () => {
  const member = await createMember({ email: null });
  await expect(placeOrder(member.id, { plan: "monthly", locale: "de" })).rejects.toThrow("noEmail");
});

test("a contract that cannot be renewed does not keep the others waiting", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const member = await createMonthlyMember();
  const broken = await createMonthlyMember();
  await db
    .update(plusContracts)
    .set({ locale: "xx" as "de" })
    .where(eq(plusContracts.userId, broken.id));
  await renewDueContracts(on("2026-12-20"));
  expect((await stateOfMember(member.id)).contract?.periodEndsAt.toISOString()).toBe("2027-01-20T10:00:00.000Z");
  log.mockRestore();
});
