"use server";
import { headers } from "next/headers";
import { markDevice } from "#lib/platform/auth/devices/mark-device.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser, signInUser } from "#lib/platform/auth/session-user.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { address } from "#lib/platform/routing/address.ts";
import { toRequester } from "../limits.ts";
import * as schema from "../schema.ts";
import { changePassword, requestReset, resetPassword } from "./mutations.ts";

/** Sends a mail with a link to reset the password. */
export const requestResetAction: FormAction<schema.RequestResetState> = createFormAction({
  fields: schema.requestResetFields,
  schema: schema.requestResetSchema,
  submit: async ({ website, ...input }) => {
    // Bots get the same answer as readers.
    if (!website) await requestReset(input, toRequester(await headers()));
    return { status: "sent" };
  },
});

/** Sets a new password with the token of the mail and signs in. */
export const resetPasswordAction: FormAction<schema.ResetPasswordState> = createFormAction({
  fields: schema.resetPasswordFields,
  schema: schema.resetPasswordSchema,
  submit: async ({ locale, ...input }) => {
    const result = await resetPassword({ ...input, locale });
    if (result.error === null) {
      await signInUser(result);
      const href = address(locale, "/profile/recipes");
      await setFlashMessage(result.isRestored ? "passwordSetAndRestored" : "passwordSet", href);
      return { status: "done", href };
    }
    return {
      status: "invalid",
      errors: result.error === "dead" ? { token: result.error } : { password: result.error },
    };
  },
});

/** Changes the password of the signed-in user. */
export const changePasswordAction: FormAction<schema.ChangePasswordState> = createFormAction({
  fields: schema.changePasswordFields,
  schema: schema.changePasswordSchema,
  submit: async (input) => {
    const user = await getSessionUser();
    if (!user) return refuseForm(input.locale);
    const error = await changePassword(input, user);
    if (error === "wrong") return { status: "invalid", errors: { current: error } };
    if (error !== null) return { status: "invalid", errors: { password: error } };
    await markDevice(user.sessionId);
    return { status: "sent" };
  },
});
