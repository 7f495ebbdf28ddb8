import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { mailToken, ownPassword } from "../schema.ts";

const locale = z.enum(locales);

/** `password` is empty for a user without one. */
export const changeEmailSchema = z.strictObject({
  email: emailSchema,
  password: ownPassword,
  locale,
});
/** The button below the link of a mail about an address. */
export const emailTokenSchema = z.strictObject({ token: mailToken, locale });

export const changeEmailFields = ["email", "password"] as const;
export const emailTokenFields = ["token"] as const;

type ChangeEmailFieldError = "badEmail" | "sameEmail" | "wrong";
/** `dead`: the link is used or expired, or the address belongs to another user by now. */
type EmailTokenFieldError = "dead";

export type ChangeEmailState = FormState<(typeof changeEmailFields)[number], ChangeEmailFieldError>;
export type EmailTokenState = FormState<(typeof emailTokenFields)[number], EmailTokenFieldError>;
