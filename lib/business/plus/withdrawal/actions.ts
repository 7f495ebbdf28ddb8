"use server";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction, handleForm } from "#lib/platform/http/form-handler.ts";
import { isOwnEmail } from "#lib/platform/http/rate-limit/email-key.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { defaultLocale, isLocale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { address } from "#lib/platform/routing/address.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { plusLimits } from "../limits.ts";
import { confirmWithdrawal, declareWithdrawal, withdrawOwnContract } from "./mutations.ts";
import {
  type ConfirmWithdrawalState,
  confirmWithdrawalFields,
  confirmWithdrawalSchema,
  type WithdrawalField,
  type WithdrawalFieldError,
  type WithdrawalState,
  withdrawalFields,
  withdrawalSchema,
} from "./schema.ts";

/** Receives a withdrawal on the public page, with or without an account. */
export const declareWithdrawalAction = createAction(
  [previousState, formData],
  async (_, form): Promise<WithdrawalState> => {
    let receipt: WithdrawalState["receipt"];
    const state = await handleForm<WithdrawalField, WithdrawalFieldError, typeof withdrawalSchema>(
      {
        fields: withdrawalFields,
        schema: withdrawalSchema,
        submit: async ({ website, ...declared }) => {
          // Bots get the same answer as people.
          if (website) return { status: "sent" };
          if (!(await plusLimits().withdrawals(getClientKey(await headers())))) return { status: "limited" };
          const isOwner = isOwnEmail(await getSessionUser(), declared.email);
          const { receivedAt, ...received } = await declareWithdrawal(declared, { isOwner });
          receipt = { ...received, at: formatDateTime(receivedAt, declared.locale), email: declared.email };
          return { status: "sent" };
        },
      },
      form,
    );
    return { ...state, receipt };
  },
);

/** Has a withdrawal take effect, from the page that its mail links to. */
export const confirmWithdrawalAction: FormAction<ConfirmWithdrawalState> = createFormAction({
  fields: confirmWithdrawalFields,
  schema: confirmWithdrawalSchema,
  submit: async ({ token, locale }) => {
    if (!(await confirmWithdrawal(token))) return { status: "invalid", errors: { token: "dead" } };
    return { status: "done", href: `${address(locale, "/withdraw-contract/confirm")}?state=done` };
  },
});

/** Withdraws from the orders of the signed-in user. */
export const withdrawContractAction = createAction([formData], async (form): Promise<void> => {
  const requested = form.get("locale");
  const locale = isLocale(requested) ? requested : defaultLocale;
  const profile = address(locale, "/profile/plus");
  const user = await getSessionUser();
  if (!user) redirect(signInAddress(locale, profile));
  const t = await createMessageTranslator(locale, { namespace: "plus.offer" });
  const isAllowed = await plusLimits().perUser(user.id);
  const receipt = isAllowed && (await withdrawOwnContract(user.id, t("title"), locale));
  if (receipt) await setFlashMessage("plusWithdrawn", profile);
  redirect(profile);
});
