"use server";
import { notFound, redirect } from "next/navigation";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData } from "#lib/platform/http/action.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { applyPaymentEvent } from "../payment-mutations.ts";
import { isTestProvider } from "../providers/configured-provider.ts";
import { createTestEvent, testMethods } from "../providers/test-provider.ts";
import { findPayment } from "../queries.ts";
import { advanceTestClock } from "./mutations.ts";

const maxDays = 400;

/** Decides about a payment on the page of the test provider. */
export const decideTestPaymentAction = createAction([formData], async (form): Promise<void> => {
  const user = isTestProvider() ? await getSessionUser() : null;
  const payment = user && (await findPayment(user.id, form.get("payment")));
  if (!payment) notFound();
  const locale = readLocale(form);
  const method = testMethods.find((known) => known === form.get("method")) ?? null;
  await applyPaymentEvent(createTestEvent(payment, method));
  const page = method ? `${address(locale, "/profile/plus")}?payment=${payment.id}` : null;
  redirect(page ?? `${address(locale, "/checkout")}?plan=${payment.plan}&payment=${payment.id}`);
});

/** Has time pass for the contract of the signed-in user. */
export const advanceTestClockAction = createAction([formData], async (form): Promise<void> => {
  const user = isTestProvider() ? await getSessionUser() : null;
  if (!user) notFound();
  const days = Number(form.get("days"));
  if (Number.isInteger(days) && days > 0 && days <= maxDays) await advanceTestClock(user.id, days);
  redirect(address(readLocale(form), "/profile/plus"));
});

function readLocale(form: FormData): Locale {
  const locale = form.get("locale");
  return isLocale(locale) ? locale : defaultLocale;
}
