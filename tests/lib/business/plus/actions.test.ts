import { beforeEach, expect, test, vi } from "vitest";
import { cancelContractAction, placeOrderAction, startTrialAction } from "#lib/business/plus/actions.ts";
import { createTrial, placeOrder } from "#lib/business/plus/order-mutations.ts";
import { advanceTestClockAction, decideTestPaymentAction } from "#lib/business/plus/test-mode/actions.ts";
import { withdrawContractAction } from "#lib/business/plus/withdrawal/actions.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { latestPayment, stateOfMember } from "./fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("#lib/platform/http/flash-message.ts", () => ({ setFlashMessage() {} }));
vi.mock("next/navigation", () => ({
  redirect(href: string) {
    throw new Error(`redirect ${href}`);
  },
  notFound() {
    throw new Error("not found");
  },
}));

vi.stubEnv("PAYMENT_PROVIDER", "test");
setUpDatabase();

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

function formOf(fields: Record<string, string>): FormData {
  return toForm({ locale: "de", ...fields });
}

beforeEach(() => signInAs(null));

test("signed-out readers order, cancel and decide nothing, and are asked to sign in", async () => {
  const order = placeOrderAction({ status: "open" }, formOf({ plan: "monthly", consent: "on" }));
  await expect(order).rejects.toThrow("redirect /de/login?next=");
  await expect(startTrialAction(formOf({}))).rejects.toThrow("redirect /de/login?next=");
  await expect(cancelContractAction(formOf({}))).rejects.toThrow("redirect /de/login?next=");
  await expect(withdrawContractAction(formOf({}))).rejects.toThrow("redirect /de/login?next=");
  await expect(advanceTestClockAction(formOf({ days: "30" }))).rejects.toThrow("not found");
});

test("the payment of another user is missing", async () => {
  const [owner, other] = [await createMember(), await createMember()];
  await placeOrder(owner.id, { plan: "monthly", locale: "de" });
  const payment = await latestPayment(owner.id);
  const form = () => formOf({ payment: payment.id, method: "test-method-pays" });
  for (const user of [null, other.id]) {
    await signInAs(user);
    await expect(decideTestPaymentAction(form())).rejects.toThrow("not found");
    expect(await stateOfMember(owner.id)).toMatchObject({ isPremium: false, payments: [{ state: "pending" }] });
  }
  await signInAs(owner.id);
  await expect(decideTestPaymentAction(form())).rejects.toThrow(`redirect /de/profile/plus?payment=${payment.id}`);
  expect(await stateOfMember(owner.id)).toMatchObject({ isPremium: true, payments: [{ state: "succeeded" }] });
});

test("an action changes the contract of the signed-in user only", async () => {
  const [owner, other] = [await createMember(), await createMember()];
  await createTrial(owner.id, "de");
  const before = await stateOfMember(owner.id);
  await signInAs(other.id);
  await expect(cancelContractAction(formOf({ user: owner.id }))).rejects.toThrow("redirect");
  await expect(advanceTestClockAction(formOf({ days: "30" }))).rejects.toThrow("redirect");
  expect(await stateOfMember(owner.id)).toEqual(before);
});

test("a member withdraws from the own order only", async () => {
  const [owner, other] = [await createMember(), await createMember()];
  for (const user of [owner, other]) {
    await placeOrder(user.id, { plan: "yearly", locale: "de" });
    await signInAs(user.id);
    const { id } = await latestPayment(user.id);
    await expect(decideTestPaymentAction(formOf({ payment: id, method: "test-method-pays" }))).rejects.toThrow(
      "redirect",
    );
  }
  await expect(withdrawContractAction(formOf({}))).rejects.toThrow("redirect /de/profile/plus");
  expect([(await stateOfMember(owner.id)).isPremium, (await stateOfMember(other.id)).isPremium]).toEqual([true, false]);
});
