import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { cancelContract, createTrial, placeOrder } from "#lib/business/plus/order-mutations.ts";
import { applyPaymentEvent } from "#lib/business/plus/payment-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import { createMember, mailsTo } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { latestPayment, paymentEvent, stateOfMember } from "./fixtures.ts";

vi.stubEnv("PAYMENT_PROVIDER", "test");
setUpDatabase();

const invoicesOf = (userId: string) => db.select().from(plusInvoices).where(eq(plusInvoices.userId, userId));

async function createOrder(plan: "monthly" | "yearly" = "monthly") {
  const member = await createMember();
  const page = await placeOrder(member.id, { plan, locale: "de" });
  return { member, page, payment: await latestPayment(member.id) };
}

test("an order gives nothing before it is paid, and Plus at once afterwards", async () => {
  const { member, page, payment } = await createOrder();
  expect(page).toBe(`/de/checkout/testzahlung?payment=${payment.id}`);
  expect(await stateOfMember(member.id)).toMatchObject({ contract: null, isPremium: false });
  await applyPaymentEvent(paymentEvent(payment.id));
  expect(await stateOfMember(member.id)).toMatchObject({
    isPremium: true,
    contract: { state: "active", plan: "monthly", nextPlan: "monthly", methodRef: "test-method-pays" },
    payments: [{ state: "succeeded", reference: "pi_1" }],
  });
});

test("confirms the order with all terms and the withdrawal information", async () => {
  const { member, payment } = await createOrder("yearly");
  await applyPaymentEvent(paymentEvent(payment.id));
  const [mail] = await mailsTo(member.email);
  expect(mail?.subject).toBe("Deine Bestellung: Tischlein Plus, ein Jahr");
  for (const text of [
    "46,80",
    "endet dann von selbst",
    "Widerrufsrecht",
    "Muster-Widerrufsformular",
    "/de/vertrag-widerrufen",
  ]) {
    expect(mail?.text).toContain(text);
  }
});

test("hundred copies and any order of failures and the success lead to one state", async () => {
  const { member, payment } = await createOrder();
  const failure = paymentEvent(payment.id, { outcome: "failed" });
  const events = Array.from({ length: 100 }, (_, index) => (index % 3 === 0 ? failure : paymentEvent(payment.id)));
  await Promise.all(events.map(applyPaymentEvent));
  const once = await stateOfMember(member.id);
  expect(once).toMatchObject({ isPremium: true, contract: { state: "active" }, payments: [{ state: "succeeded" }] });
  expect(once.contract?.periodEndsAt.toISOString()).toBe("2026-12-20T10:00:00.000Z");
  expect(await invoicesOf(member.id)).toHaveLength(1);
  expect(await mailsTo(member.email)).toHaveLength(1);
  await applyPaymentEvent(failure);
  expect(await stateOfMember(member.id)).toEqual(once);
});

test("a failed order can still be paid", async () => {
  const { member, payment } = await createOrder();
  await applyPaymentEvent(paymentEvent(payment.id, { outcome: "failed" }));
  expect(await stateOfMember(member.id)).toMatchObject({ contract: null, isPremium: false });
  await applyPaymentEvent(paymentEvent(payment.id));
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: true });
});

test("two orders at once open one payment", async () => {
  const member = await createMember();
  const pages = await Promise.all([1, 2].map(() => placeOrder(member.id, { plan: "yearly", locale: "en" })));
  expect(pages[0]).toBe(pages[1]);
  expect((await stateOfMember(member.id)).payments).toHaveLength(1);
});

test("invoices have numbers without gaps, also when they are issued at once", async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => createOrder()));
  const at = new Date("2031-05-01T10:00:00Z");
  await Promise.all(orders.map(({ payment }) => applyPaymentEvent(paymentEvent(payment.id, { at }))));
  const all = await Promise.all(orders.map(({ member }) => invoicesOf(member.id)));
  const numbers = all.flat().map(({ number }) => number);
  expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `2031-00000${index + 1}`));
});

test("an event of a deleted account changes nothing and is reported", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await applyPaymentEvent(paymentEvent("7f6d1a86-0b2c-4b66-8f42-000000000000"))).toBe(false);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("an order during the trial starts after it", async () => {
  const member = await createMember();
  await createTrial(member.id, "en", new Date("2026-11-01T10:00:00Z"));
  await placeOrder(member.id, { plan: "monthly", locale: "en" });
  await applyPaymentEvent(paymentEvent((await latestPayment(member.id)).id));
  const [invoice] = await invoicesOf(member.id);
  expect(invoice?.periodStartsAt.toISOString()).toBe("2026-12-01T10:00:00.000Z");
  expect(invoice?.periodEndsAt.toISOString()).toBe("2027-01-01T10:00:00.000Z");
});

test("an order that is paid after the trial was cancelled does not continue, one placed afterwards does", async () => {
  const member = await createMember();
  await createTrial(member.id, "de");
  await placeOrder(member.id, { plan: "monthly", locale: "de" });
  const former = await latestPayment(member.id);
  await cancelContract(member.id, "de");
  await placeOrder(member.id, { plan: "monthly", locale: "de" });
  const { payments } = await stateOfMember(member.id);
  const later = payments.find(({ id }) => id !== former.id);
  await applyPaymentEvent(paymentEvent(former.id, { at: new Date() }));
  expect(await stateOfMember(member.id)).toMatchObject({ contract: { state: "active", nextPlan: null } });
  await applyPaymentEvent(paymentEvent(later?.id ?? "", { at: new Date(), reference: "pi_2" }));
  expect(await stateOfMember(member.id)).toMatchObject({ contract: { state: "active", nextPlan: "monthly" } });
});
