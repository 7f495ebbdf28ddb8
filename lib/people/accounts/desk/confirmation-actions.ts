"use server";
import { z } from "zod";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { setFlashMessageWithoutScript } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { address } from "#lib/platform/routing/address.ts";
import { resendConfirmation } from "./confirmation-mutations.ts";
import { AccountError } from "./errors.ts";
import type { AccountChangeState } from "./schema.ts";

const confirmationSchema = z.object({ email: emailSchema, locale: z.enum(locales) });

/** Sends a confirmation mail again. Fails for users who are no admins. */
export const resendConfirmationAction: FormAction<AccountChangeState> = createFormAction({
  fields: [],
  schema: confirmationSchema,
  submit: async ({ email, locale }) => {
    const user = await getSessionUser();
    if (user?.newType !== "admin") return refuseForm(locale);
    try {
      if (!(await resendConfirmation(user.id, email))) return { status: "limited" };
    } catch (error) {
      if (error instanceof AccountError) return { status: "failed" };
      throw error;
    }
    await setFlashMessageWithoutScript("confirmationSent", address(locale, "/desk/accounts"));
    return { status: "sent" };
  },
});
