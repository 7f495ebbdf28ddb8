"use server";
import { headers } from "next/headers";
import { getSessionUser, signInUser } from "#lib/auth/session-user.ts";
import { setFlashMessage } from "#lib/http/flash-message.ts";
import { handleForm } from "#lib/http/form-handler.ts";
import { address } from "#lib/routing/address.ts";
import { toRequester } from "../limits.ts";
import * as schema from "../schema.ts";
import { changePassword, requestReset, resetPassword } from "./mutations.ts";

/** Sends a mail with a link to reset the password. */
export async function requestResetAction(
  _previous: schema.RequestResetState,
  form: FormData,
): Promise<schema.RequestResetState> {
  return handleForm(
    {
      fields: schema.requestResetFields,
      schema: schema.requestResetSchema,
      submit: async ({ website, ...input }) => {
        // Bots get the same answer as readers.
        if (!website) await requestReset(input, toRequester(await headers()));
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Sets a new password with the token of the mail and signs in. */
export async function resetPasswordAction(
  _previous: schema.ResetPasswordState,
  form: FormData,
): Promise<schema.ResetPasswordState> {
  return handleForm(
    {
      fields: schema.resetPasswordFields,
      schema: schema.resetPasswordSchema,
      submit: async ({ locale, ...input }) => {
        const result = await resetPassword({ ...input, locale });
        if (result.error === null) {
          await signInUser(result.userId);
          const href = address(locale, "/profile/recipes");
          await setFlashMessage(result.isRestored ? "passwordSetAndRestored" : "passwordSet", href);
          return { status: "done", href };
        }
        return {
          status: "invalid",
          errors: result.error === "dead" ? { token: result.error } : { password: result.error },
        };
      },
    },
    form,
  );
}

/** Changes the password of the signed-in user. */
export async function changePasswordAction(
  _previous: schema.ChangePasswordState,
  form: FormData,
): Promise<schema.ChangePasswordState> {
  return handleForm(
    {
      fields: schema.changePasswordFields,
      schema: schema.changePasswordSchema,
      submit: async (input) => {
        const user = await getSessionUser();
        if (!user) return { status: "failed" };
        const error = await changePassword(input, user);
        if (error === "wrong") return { status: "invalid", errors: { current: error } };
        return error === null ? { status: "sent" } : { status: "invalid", errors: { password: error } };
      },
    },
    form,
  );
}
