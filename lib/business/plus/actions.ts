"use server";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction, handleForm } from "#lib/platform/http/form-handler.ts";
import { isOwnEmail } from "#lib/platform/http/rate-limit/email-key.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { declareCancellation } from "./cancellation-mutations.ts";
import { PlusError } from "./errors.ts";
import { plusLimits } from "./limits.ts";
import { cancelContract, createTrial, placeOrder } from "./order-mutations.ts";
import {
  type CancellationField,
  type CancellationFieldError,
  type CancellationState,
  cancellationFields,
  cancellationSchema,
  type OrderState,
  orderSchema,
} from "./schema.ts";

/** Places an order and leads to its payment, or back to the profile when nothing is paid now. */
export const placeOrderAction: FormAction<OrderState> = createFormAction({
  fields: ["plan", "consent"],
  checkboxes: ["consent"],
  schema: orderSchema,
  submit: async ({ plan, locale }) => {
    const checkout = `${address(locale, "/checkout")}?plan=${plan}`;
    const user = await getSessionUser();
    if (!user) return refuseForm(locale, checkout);
    if (!(await plusLimits().perUser(user.id))) return { status: "limited" };
    const paymentPage = await ignorePlusError(placeOrder(user.id, { plan, locale }));
    // The page says why nothing can be ordered.
    if (paymentPage === undefined) return { status: "done", href: checkout };
    if (paymentPage) return { status: "done", href: paymentPage };
    const profile = address(locale, "/profile/plus");
    await setFlashMessage("plusOrdered", profile);
    return { status: "done", href: profile };
  },
});

/** Starts the trial. */
export const startTrialAction = createAction([formData], async (form): Promise<void> => {
  const locale = readLocale(form);
  const user = await getSessionUser();
  const checkout = `${address(locale, "/checkout")}?start=trial`;
  if (!user) redirect(signInAddress(locale, checkout));
  const isAllowed = await plusLimits().perUser(user.id);
  const isStarted = isAllowed && (await ignorePlusError(createTrial(user.id, locale).then(() => true)));
  if (!isStarted) redirect(checkout);
  const profile = address(locale, "/profile/plus");
  await setFlashMessage("plusTrialStarted", profile);
  redirect(profile);
});

/** Cancels the contract of the signed-in user. */
export const cancelContractAction = createAction([formData], async (form): Promise<void> => {
  const locale = readLocale(form);
  const profile = address(locale, "/profile/plus");
  const user = await getSessionUser();
  if (!user) redirect(signInAddress(locale, profile));
  const endsAt = await cancelContract(user.id, locale);
  if (endsAt) await setFlashMessage("plusCancelled", profile);
  redirect(profile);
});

/** Receives a cancellation on the public page, with or without an account. */
export const declareCancellationAction = createAction(
  [previousState, formData],
  async (_, form): Promise<CancellationState> => {
    let receipt: CancellationState["receipt"];
    const state = await handleForm<CancellationField, CancellationFieldError, typeof cancellationSchema>(
      {
        fields: cancellationFields,
        schema: cancellationSchema,
        submit: async ({ website, ...declared }) => {
          // Bots get the same answer as people.
          if (website) return { status: "sent" };
          if (!(await plusLimits().cancellations(getClientKey(await headers())))) return { status: "limited" };
          const { email, locale } = declared;
          const isOwner = isOwnEmail(await getSessionUser(), email);
          const { receivedAt, ...received } = await declareCancellation(declared, { isOwner });
          receipt = { ...received, at: formatDateTime(receivedAt, locale), email };
          return { status: "sent" };
        },
      },
      form,
    );
    return { ...state, receipt };
  },
);

async function ignorePlusError<Result>(result: Promise<Result>): Promise<Result | undefined> {
  return result.catch((error: unknown) => {
    if (error instanceof PlusError) return undefined;
    throw error;
  });
}

function readLocale(form: FormData): Locale {
  const locale = form.get("locale");
  return isLocale(locale) ? locale : defaultLocale;
}
