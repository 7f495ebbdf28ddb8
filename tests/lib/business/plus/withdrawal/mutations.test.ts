import { asc, eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { createTrial, placeOrder } from "#lib/business/plus/order-mutations.ts";
import { applyPaymentEvent } from "#lib/business/plus/payment-mutations.ts";
import { testProvider } from "#lib/business/plus/providers/test-provider.ts";
import { advanceTestClock } from "#lib/business/plus/test-mode/mutations.ts";
import { confirmWithdrawal, declareWithdrawal, withdrawOwnContract } from "#lib/business/plus/withdrawal/mutations.ts";
import { listWithdrawableOrders } from "#lib/business/plus/withdrawal/queries.ts";
import { refundWithdrawnPayments } from "#lib/business/plus/withdrawal/refund-mutations.ts";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusPayments, plusWithdrawals } from "#lib/platform/db/tables/plus/contracts.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import { createMember, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { latestPayment, paymentEvent, stateOfMember } from "../fixtures.ts";

vi.stubEnv("PAYMENT_PROVIDER", "test");
setUpDatabase();
afterEach(() => vi.restoreAllMocks());

const declaration = (email: string, changes = {}) => ({
  name: "Łucja Schmidt",
  email,
  contract: "Tischlein Plus",
  locale: "de" as const,
  ...changes,
});

const withdrawAsOwner = (email: string, receivedAt?: Date) =>
  declareWithdrawal(declaration(email), { isOwner: true, receivedAt });
/** As the public form does without a session. */
const withdrawAsStranger = (email: string, changes = {}) =>
  declareWithdrawal(declaration(email, changes), { isOwner: false });

/** The path of the link in the last mail to an address. */
async function findLink(email: string): Promise<URL> {
  const link = (await mailsTo(email)).at(-1)?.text.match(/https?:\S+confirm\S*|https?:\S+bestaetigen\S*/)?.[0];
  return new URL(link ?? "http://none");
}

async function pay(memberId: string, plan: "monthly" | "yearly") {
  await placeOrder(memberId, { plan, locale: "de" });
  const payment = await latestPayment(memberId);
  const saved = plan === "monthly" ? {} : { customerRef: null, methodRef: null };
  await applyPaymentEvent(paymentEvent(payment.id, { at: new Date(), reference: `pi-${payment.id}`, ...saved }));
  return payment;
}

async function createPayingMember(plan: "monthly" | "yearly" = "monthly") {
  const member = await createMember();
  const payment = await pay(member.id, plan);
  return { ...member, payment };
}

/** Lets days pass for a member and for the withdrawals from their address. */
async function advanceWithDeclarations({ id, email }: { id: string; email: string }, days: number) {
  await advanceTestClock(id, days);
  await db
    .update(plusWithdrawals)
    .set({ createdAt: sql`${plusWithdrawals.createdAt} - make_interval(days => ${days})` })
    .where(eq(plusWithdrawals.email, email));
}

const invoicesOf = (userId: string) =>
  db.select().from(plusInvoices).where(eq(plusInvoices.userId, userId)).orderBy(asc(plusInvoices.number));

test("ends Plus at once, pays the order back and confirms content, day and time", async () => {
  const refund = vi.spyOn(testProvider, "refund");
  const member = await createPayingMember();
  const receivedAt = new Date();
  const { reference } = await withdrawAsOwner(member.email, receivedAt);
  const { contract, isPremium, payments } = await stateOfMember(member.id);
  expect(isPremium).toBe(false);
  expect(contract).toMatchObject({ state: "ended", nextPlan: null });
  expect(payments[0]).toMatchObject({ withdrawnAt: receivedAt, refundedAt: expect.any(Date) });
  const paid = { paymentId: member.payment.id, reference: `pi-${member.payment.id}`, grossCents: 599 };
  expect(refund.mock.calls).toEqual([[paid]]);
  const mail = (await mailsTo(member.email)).at(-1);
  expect(mail?.subject).toContain(reference);
  const time = receivedAt.toLocaleTimeString("de-DE", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Berlin",
  });
  for (const text of ["Hiermit widerrufe ich", "Łucja Schmidt", "Tischlein Plus", time, "5,99 €"]) {
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain(text);
  }
});

test("takes the invoice back with a negative one, whose number follows", async () => {
  const member = await createPayingMember("yearly");
  await withdrawAsOwner(member.email);
  const [first, second] = await invoicesOf(member.id);
  expect(second).toMatchObject({ corrects: first?.id, grossCents: -4680, vatCents: -747, paymentId: first?.paymentId });
  expect(Number(second?.number.slice(5))).toBe(Number(first?.number.slice(5)) + 1);
});

test("a second withdrawal and one at the same moment pay back once", async () => {
  const refund = vi.spyOn(testProvider, "refund");
  const member = await createPayingMember();
  await Promise.all([withdrawAsOwner(member.email), withdrawAsOwner(member.email)]);
  await withdrawAsOwner(member.email);
  expect(new Set(refund.mock.calls.map(([{ paymentId }]) => paymentId))).toEqual(new Set([member.payment.id]));
  expect(await invoicesOf(member.id)).toHaveLength(2);
  const cents = await db
    .select({ cents: plusWithdrawals.refundedCents })
    .from(plusWithdrawals)
    .where(eq(plusWithdrawals.email, member.email));
  expect(cents.map((row) => row.cents).sort()).toEqual([0, 0, 599]);
});

test.each([
  ["of the owner", withdrawAsOwner],
  ["of the public form", (email: string) => withdrawAsStranger(email)],
])("a further withdrawal %s is answered like the first, and asks the operator nothing", async (_, again) => {
  const refund = vi.spyOn(testProvider, "refund");
  const member = await createPayingMember();
  await withdrawAsOwner(member.email);
  const toOperator = (await mailsTo(site.mail)).length;
  const { isMailed } = await again(member.email);
  expect(isMailed).toBe(true);
  const [first, second] = (await mailsTo(member.email)).slice(-2).map(({ text }) => text.replaceAll("\u00a0", " "));
  for (const text of [first, second]) expect(text).toContain("5,99 €");
  expect(await mailsTo(site.mail)).toHaveLength(toOperator);
  expect(refund).toHaveBeenCalledTimes(1);
});

test("ends the term of its own order alone, beside one that was paid later", async () => {
  const member = await createMember();
  await placeOrder(member.id, { plan: "monthly", locale: "de" });
  const late = await latestPayment(member.id);
  await advanceTestClock(member.id, 30);
  const withdrawn = await pay(member.id, "yearly");
  await applyPaymentEvent(paymentEvent(late.id, { at: new Date(), reference: "pi-late" }));
  const { contract: before } = await stateOfMember(member.id);
  await withdrawAsOwner(member.email);
  const { contract, isPremium, payments } = await stateOfMember(member.id);
  expect(isPremium).toBe(true);
  expect(contract).toMatchObject({ state: "active", periodEndsAt: before?.periodEndsAt, nextPlan: null });
  expect(payments.filter(({ withdrawnAt }) => withdrawnAt).map(({ id }) => id)).toEqual([withdrawn.id]);
});

test("a refund that fails is repeated", async () => {
  const member = await createPayingMember();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(testProvider, "refund").mockRejectedValueOnce(new Error("unreachable"));
  await withdrawAsOwner(member.email);
  expect((await stateOfMember(member.id)).payments[0]).toMatchObject({ refundedAt: null });
  await refundWithdrawnPayments();
  expect((await stateOfMember(member.id)).payments[0]).toMatchObject({ refundedAt: expect.any(Date) });
});

test("an order during the trial is paid back, and the trial goes on", async () => {
  const member = await createMember();
  await createTrial(member.id, "de");
  await pay(member.id, "monthly");
  await advanceTestClock(member.id, 5);
  await withdrawAsOwner(member.email);
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: true, contract: { state: "trial", plan: null } });
});

test("a new order after an earlier paid term is paid back alone", async () => {
  const member = await createPayingMember("yearly");
  await advanceTestClock(member.id, 60);
  const { contract: before } = await stateOfMember(member.id);
  await pay(member.id, "yearly");
  await withdrawAsOwner(member.email);
  const { contract, isPremium, payments } = await stateOfMember(member.id);
  expect(isPremium).toBe(true);
  expect(contract?.periodEndsAt).toEqual(before?.periodEndsAt);
  expect(payments.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(1);
});

test.each([
  [14, true],
  [18, true],
  [20, false],
])("after %i days an order can be withdrawn from: %s", async (days, isPossible) => {
  const member = await createPayingMember("yearly");
  await advanceTestClock(member.id, days);
  expect(await listWithdrawableOrders(member.id)).toHaveLength(isPossible ? 1 : 0);
  await withdrawAsOwner(member.email);
  expect((await stateOfMember(member.id)).isPremium).toBe(!isPossible);
});

test("renewals are no orders", async () => {
  const member = await createPayingMember("monthly");
  await advanceTestClock(member.id, 32);
  const { payments } = await stateOfMember(member.id);
  expect(payments.map(({ kind }) => kind)).toContain("renewal");
  expect(await listWithdrawableOrders(member.id)).toEqual([]);
});

test("without an order the sender is told the same, and the operator looks for it", async () => {
  const email = newEmail();
  const { reference } = await withdrawAsStranger(email, { name: "Anna www.spam.example" });
  expect(await db.$count(plusWithdrawals, eq(plusWithdrawals.reference, reference))).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
  const toOperator = (await mailsTo(site.mail)).at(-1);
  expect(toOperator?.subject).toContain(reference);
  expect(toOperator?.text).not.toContain("spam.example");
});

test("a withdrawal by one who only knows the address ends nothing before the link of the mail", async () => {
  const refund = vi.spyOn(testProvider, "refund");
  const member = await createPayingMember();
  const before = await stateOfMember(member.id);
  const { reference } = await withdrawAsStranger(member.email, { contract: "Tischlein Plus, Rechnung 2026-0001" });
  expect(await stateOfMember(member.id)).toEqual(before);
  expect(refund).not.toHaveBeenCalled();
  const mail = (await mailsTo(member.email)).at(-1);
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain("Hiermit widerrufe ich");
  // The operator can do the same, because a withdrawal counts from its receipt.
  const link = await findLink(member.email);
  expect((await findLink(site.mail)).href).toBe(link.href);
  expect(link.pathname).toBe("/de/vertrag-widerrufen/bestaetigen");
  const token = link.searchParams.get("token") ?? "";
  expect(await confirmWithdrawal(token)).toBe(true);
  const { isPremium, payments } = await stateOfMember(member.id);
  expect(isPremium).toBe(false);
  expect(payments[0]).toMatchObject({ refundedAt: expect.any(Date) });
  const [declared] = await db.select().from(plusWithdrawals).where(eq(plusWithdrawals.reference, reference));
  expect(declared?.refundedCents).toBe(599);
  expect((await mailsTo(member.email)).at(-1)?.text.replaceAll("\u00a0", " ")).toContain("5,99 €");
  // Again: nothing more happens.
  const mails = await mailsTo(member.email);
  expect(await confirmWithdrawal(token)).toBe(true);
  expect(await mailsTo(member.email)).toHaveLength(mails.length);
  expect(refund).toHaveBeenCalledTimes(1);
});

test("a confirmation counts from the day of the declaration", async () => {
  const member = await createPayingMember("yearly");
  await withdrawAsStranger(member.email);
  const token = (await findLink(member.email)).searchParams.get("token") ?? "";
  await advanceWithDeclarations(member, 30);
  expect(await confirmWithdrawal(token)).toBe(true);
  expect((await stateOfMember(member.id)).isPremium).toBe(false);
});

test("a late confirmation pays back what was charged meanwhile, with invoices of its own day", async () => {
  const member = await createPayingMember("monthly");
  await withdrawAsStranger(member.email);
  const { href, searchParams } = await findLink(member.email);
  await advanceWithDeclarations(member, 32);
  expect((await stateOfMember(member.id)).payments.map(({ kind }) => kind).sort()).toEqual(["order", "renewal"]);
  const confirmedAt = Date.now();
  expect([href, await confirmWithdrawal(searchParams.get("token") ?? "")]).toEqual([href, true]);
  const { isPremium, payments } = await stateOfMember(member.id);
  expect(isPremium).toBe(false);
  expect(payments.map(({ refundedAt }) => refundedAt)).toEqual([expect.any(Date), expect.any(Date)]);
  const corrections = (await invoicesOf(member.id)).filter(({ corrects }) => corrects);
  expect(corrections.map(({ grossCents }) => grossCents)).toEqual([-599, -599]);
  expect(corrections.every(({ issuedAt }) => issuedAt.getTime() >= confirmedAt - 1000)).toBe(true);
  expect((await mailsTo(member.email)).at(-1)?.text.replaceAll("\u00a0", " ")).toContain("11,98 €");
});

test("the link of a withdrawal takes back no order that was placed after it", async () => {
  const member = await createPayingMember("yearly");
  await withdrawAsStranger(member.email);
  const token = (await findLink(member.email)).searchParams.get("token") ?? "";
  await advanceWithDeclarations(member, 40);
  await pay(member.id, "yearly");
  const before = await stateOfMember(member.id);
  expect(await confirmWithdrawal(token)).toBe(false);
  expect(await stateOfMember(member.id)).toEqual(before);
  // Once the later order is withdrawn from, too, the link means the earlier one again.
  await withdrawAsOwner(member.email);
  expect(await confirmWithdrawal(token)).toBe(true);
  expect((await stateOfMember(member.id)).payments.every(({ withdrawnAt }) => withdrawnAt)).toBe(true);
});

test("a forged link confirms nothing", async () => {
  const member = await createPayingMember();
  const { reference } = await withdrawAsStranger(member.email);
  const token = (await findLink(member.email)).searchParams.get("token") ?? "";
  for (const forged of [reference, "", token.replace(/^W/, "K"), token.replace(/\.\d/, ".9")]) {
    expect([forged, await confirmWithdrawal(forged)]).toEqual([forged, false]);
  }
  expect((await stateOfMember(member.id)).isPremium).toBe(true);
});

test("does not flood a mailbox, says so, and gives the operator what was not mailed", async () => {
  const email = newEmail();
  const mailed: boolean[] = [];
  for (let count = 0; count < 7; count += 1) mailed.push((await withdrawAsStranger(email)).isMailed);
  expect(mailed).toEqual([true, true, true, true, true, false, false]);
  expect(await mailsTo(email)).toHaveLength(5);
  expect((await mailsTo(site.mail)).at(-1)?.text).toContain(`An ${email} ging keine Bestätigung mehr`);
});

test("mails of strangers use up none of the owner who is signed in", async () => {
  const member = await createPayingMember();
  for (let count = 0; count < 6; count += 1) await withdrawAsStranger(member.email);
  const { isMailed } = await declareWithdrawal(declaration(member.email), { isOwner: true });
  expect(isMailed).toBe(true);
});

test("carries no words of the sender to an address that no account has confirmed", async () => {
  const email = newEmail();
  const words = { name: "Konto gesperrt", contract: "Rufe jetzt 0190 an" };
  const { details } = await withdrawAsStranger(email, words);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain("Rufe-jetzt-0190-an");
  for (const text of Object.values(words)) {
    expect(mail?.text).not.toContain(text);
    expect(details.join("\n")).toContain(text);
  }
});

test("a signed-in member needs to state nothing", async () => {
  const member = await createPayingMember();
  expect(await withdrawOwnContract(member.id, "Tischlein Plus", "de")).toMatchObject({
    reference: expect.stringMatching(/^W-/),
  });
  expect((await stateOfMember(member.id)).isPremium).toBe(false);
  const [payment] = await db.select().from(plusPayments).where(eq(plusPayments.userId, member.id));
  expect(payment?.withdrawnAt).not.toBeNull();
});
