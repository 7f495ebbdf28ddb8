import { eq, inArray } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { declareCancellation } from "#lib/business/plus/cancellation-mutations.ts";
import { createTrial, placeOrder } from "#lib/business/plus/order-mutations.ts";
import { applyPaymentEvent } from "#lib/business/plus/payment-mutations.ts";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusCancellations, plusContracts } from "#lib/platform/db/tables/plus/contracts.ts";
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
  const { reference } = await declareCancellation(declaration(member.email), { receivedAt });
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: true, contract: { nextPlan: null } });
  const mail = (await mailsTo(member.email)).at(-1);
  expect(mail?.subject).toContain(reference);
  for (const text of ["25.", "18:45", "Anna Schmidt", "Ordentliche Kündigung", "endet am 20."]) {
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain(text);
  }
});

test("a later day lets the contract run until then", async () => {
  const member = await createMonthlyMember();
  await declareCancellation(declaration(member.email, { endsOn: "2027-03-01" }), { receivedAt });
  const { contract } = await stateOfMember(member.id);
  expect(contract).toMatchObject({ nextPlan: "monthly", cancelsAt: new Date("2027-03-01") });
});

test("works without an account, and tells the sender the same", async () => {
  const email = newEmail();
  const { reference } = await declareCancellation(declaration(email), { receivedAt });
  expect(await db.$count(plusCancellations, eq(plusCancellations.reference, reference))).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("one that names no running contract reaches the operator, who finds it by its number", async () => {
  const email = newEmail();
  await declareCancellation(declaration(email, { contract: "RE-2026-0007" }), { receivedAt });
  const text = (await mailsTo(site.mail)).at(-1)?.text;
  expect(text).toContain(email);
  expect(text).toContain("RE-2026-0007");

  const member = await createMonthlyMember();
  const before = (await mailsTo(site.mail)).length;
  await declareCancellation(declaration(member.email), { receivedAt });
  expect(await mailsTo(site.mail)).toHaveLength(before);
});

test("cannot end the trial of another user", async () => {
  const member = await createMember();
  await createTrial(member.id, "de");
  await declareCancellation(declaration(member.email), { receivedAt });
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: true, contract: { state: "trial" } });
});

test("of a trial, an order that is paid later is one term, and the operator knows of it", async () => {
  const member = await createMember();
  await createTrial(member.id, "de");
  await placeOrder(member.id, { plan: "monthly", locale: "de" });
  const { id } = await latestPayment(member.id);
  const before = (await mailsTo(site.mail)).length;
  await declareCancellation(declaration(member.email));
  expect(await stateOfMember(member.id)).toMatchObject({ isPremium: true, contract: { state: "trial" } });
  const toOperator = (await mailsTo(site.mail)).slice(before);
  expect(toOperator).toHaveLength(1);
  for (const { text } of [...toOperator, (await mailsTo(member.email)).at(-1)].filter((mail) => mail !== undefined)) {
    expect(text).toContain("Eine Bestellung ist noch offen.");
  }
  await applyPaymentEvent(paymentEvent(id, { at: new Date() }));
  expect(await stateOfMember(member.id)).toMatchObject({ contract: { state: "active", nextPlan: null } });
});

test("leaves a stranger's unpaid term its days of grace, and ends it at once for its owner", async () => {
  const [member, owner] = [await createMonthlyMember(), await createMonthlyMember()];
  await db
    .update(plusContracts)
    .set({ state: "past_due", periodEndsAt: new Date("2026-11-25T06:00:00Z") })
    .where(inArray(plusContracts.userId, [member.id, owner.id]));
  await declareCancellation(declaration(member.email), { receivedAt });
  expect(await stateOfMember(member.id)).toMatchObject({
    isPremium: true,
    contract: { state: "past_due", nextPlan: null },
  });
  await declareCancellation(declaration(owner.email), { receivedAt, isOwner: true });
  expect(await stateOfMember(owner.id)).toMatchObject({ isPremium: false, contract: { state: "ended" } });
});

test("an extraordinary cancellation reaches the operator with its reason", async () => {
  const email = newEmail();
  await declareCancellation(declaration(email, { kind: "extraordinary", reason: "Nichts ging." }), { receivedAt });
  expect((await mailsTo(site.mail)).at(-1)?.text).toContain("Nichts ging.");
});

test("carries no links of the sender to the address", async () => {
  const email = newEmail();
  const { email: known } = await createMember();
  const link = "https://spam.example/x";
  for (const address of [email, known]) {
    const words = { name: "Anna www.spam.example", contract: link, reason: "Mehr auf spam.example/x" };
    await declareCancellation(declaration(address, words));
    const [mail] = await mailsTo(address);
    expect(mail?.text).not.toContain("spam.example");
  }
});

test("carries no words of the sender to an address that no account has confirmed", async () => {
  const email = newEmail();
  const words = { name: "Konto gesperrt", contract: "RE-2026/17: Rufe jetzt an, sonst", reason: "Rufe 0190 an." };
  const { details } = await declareCancellation(declaration(email, words));
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain("RE-2026-17-Rufe-jetzt-an-sonst");
  for (const text of ["Konto gesperrt", "Rufe jetzt", "0190"]) expect(mail?.text).not.toContain(text);
  // The page that confirms it does.
  for (const text of Object.values(words)) expect(details.join("\n")).toContain(text);
});

test("does not flood a mailbox, says so, and gives the operator what was not mailed", async () => {
  const email = newEmail();
  const mailed: boolean[] = [];
  const before = (await mailsTo(site.mail)).length;
  for (let count = 0; count < 8; count += 1) {
    mailed.push((await declareCancellation(declaration(email), { receivedAt })).isMailed);
  }
  expect(mailed).toEqual([true, true, true, true, true, false, false, false]);
  expect(await mailsTo(email)).toHaveLength(5);
  expect(await db.$count(plusCancellations, eq(plusCancellations.email, email))).toBe(8);
  const toOperator = (await mailsTo(site.mail)).slice(before);
  const notMailed = `An ${email} ging keine Bestätigung mehr`;
  expect(toOperator.filter(({ text }) => text.includes(notMailed))).toHaveLength(3);
});

test("mails of strangers use up none of the owner who is signed in", async () => {
  const { email } = await createMember();
  for (let count = 0; count < 6; count += 1) await declareCancellation(declaration(email), { receivedAt });
  const { isMailed } = await declareCancellation(declaration(email), { isOwner: true, receivedAt });
  expect(isMailed).toBe(true);
  expect(await mailsTo(email)).toHaveLength(6);
});
