"use server";
import { markDevice } from "#lib/platform/auth/devices/mark-device.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { address } from "#lib/platform/routing/address.ts";
import { accountLimits } from "../limits.ts";
import { verifyUserPassword } from "../queries.ts";
import { confirmEmailChange, requestEmailChange } from "./mutations.ts";
import { restoreFormerEmail } from "./restore-mutations.ts";
import {
  type ChangeEmailState,
  changeEmailFields,
  changeEmailSchema,
  type EmailTokenState,
  emailTokenFields,
  emailTokenSchema,
} from "./schema.ts";

/** Sends a confirmation mail to a new address of the signed-in user. */
export const changeEmailAction: FormAction<ChangeEmailState> = createFormAction({
  fields: changeEmailFields,
  schema: changeEmailSchema,
  submit: async ({ email, password, locale }) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(locale);
    if (email === user.email) return { status: "invalid", errors: { email: "sameEmail" } };
    const { passwordCheckPerUser, emailChangePerUser, emailChangePerUserAndEmail } = accountLimits();
    const refund = await assertAllowed([passwordCheckPerUser, user.id]);
    if (!(await verifyUserPassword(user.id, password))) {
      return { status: "invalid", errors: { password: "wrong" } };
    }
    await refund();
    await assertAllowed([emailChangePerUser, user.id], [emailChangePerUserAndEmail, `${user.id} ${email}`]);
    await requestEmailChange(user.id, email, locale, user.sessionId);
    return { status: "sent" };
  },
});

/** Confirms the new address with the token of the mail. */
export const confirmNewEmailAction: FormAction<EmailTokenState> = createFormAction({
  fields: emailTokenFields,
  schema: emailTokenSchema,
  submit: async ({ token, locale }) => {
    const session = await getSessionUser();
    if (!(await confirmEmailChange(token, { locale, session }))) {
      return { status: "invalid", errors: { token: "dead" } };
    }
    if (session) await markDevice(session.sessionId);
    return { status: "done", href: `${address(locale, "/profile/settings")}?email=changed#email` };
  },
});

/** Takes a change of the address back with the token of the mail to the former one. */
export const restoreEmailAction: FormAction<EmailTokenState> = createFormAction({
  fields: emailTokenFields,
  schema: emailTokenSchema,
  submit: async ({ token, locale }) => {
    const resetToken = await restoreFormerEmail(token, locale);
    if (resetToken === null) return { status: "invalid", errors: { token: "dead" } };
    const query = new URLSearchParams({ token: resetToken, why: "restored" });
    return { status: "done", href: `${address(locale, "/reset-password")}?${query}` };
  },
});
