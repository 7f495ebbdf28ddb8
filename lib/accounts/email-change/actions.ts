"use server";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { handleForm } from "#lib/http/form-handler.ts";
import { assertAllowed } from "#lib/http/rate-limit.ts";
import { address } from "#lib/routing/address.ts";
import { accountLimits } from "../limits.ts";
import { verifyUserPassword } from "../queries.ts";
import { confirmEmailChange, requestEmailChange } from "./mutations.ts";
import {
  type ChangeEmailState,
  type ConfirmNewEmailState,
  changeEmailFields,
  changeEmailSchema,
  confirmNewEmailFields,
  confirmNewEmailSchema,
} from "./schema.ts";

/** Sends a confirmation mail to a new address of the signed-in user. */
export async function changeEmailAction(_previous: ChangeEmailState, form: FormData): Promise<ChangeEmailState> {
  return handleForm(
    {
      fields: changeEmailFields,
      schema: changeEmailSchema,
      submit: async ({ email, password, locale }) => {
        const user = await getSessionUser();
        if (!user) return { status: "done", href: address(locale, "/login") };
        if (email === user.email) return { status: "invalid", errors: { email: "sameEmail" } };
        const { passwordCheckPerUser, emailChangePerUser } = accountLimits();
        const refund = await assertAllowed([passwordCheckPerUser, user.id]);
        if (!(await verifyUserPassword(user.id, password))) {
          return { status: "invalid", errors: { password: "wrong" } };
        }
        await refund();
        await assertAllowed([emailChangePerUser, user.id]);
        await requestEmailChange(user.id, email, locale);
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Confirms the new address with the token of the mail. */
export async function confirmNewEmailAction(
  _previous: ConfirmNewEmailState,
  form: FormData,
): Promise<ConfirmNewEmailState> {
  return handleForm(
    {
      fields: confirmNewEmailFields,
      schema: confirmNewEmailSchema,
      submit: async ({ token, locale }) => {
        if (!(await confirmEmailChange(token, locale))) return { status: "invalid", errors: { token: "dead" } };
        return { status: "done", href: `${address(locale, "/profile/settings")}?email=changed#email` };
      },
    },
    form,
  );
}
