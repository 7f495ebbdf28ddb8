import { z } from "zod";
import type { NameProblem } from "#lib/people/users/names/name-problem.ts";
import { userNameSchema } from "#lib/people/users/schema.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import { passwordLength } from "./passwords/password-length.ts";
import type { PasswordWeakness } from "./passwords/password-weakness.ts";

const newPassword = z.string("tooShort").min(passwordLength.min, "tooShort").max(passwordLength.max, "tooLong");
const givenPassword = z.string("missing").min(1, "missing").max(passwordLength.max, "wrong");
/** 256 bits in base64url, see `createSecretToken`. */
export const mailToken = z.string("dead").regex(/^[\w-]{43}$/, "dead");
/** The password that confirms a change; empty for a user without one. */
export const ownPassword = z.string().max(passwordLength.max, "wrong").default("");
export const locale = z.enum(locales);
/** Path to return to; a URL of another site becomes null. */
const next = z.unknown().optional().transform(parseLocalPath);
/** Hidden field that only bots fill in. */
const website = z.string().max(500);

export const signUpSchema = z.strictObject({
  name: userNameSchema,
  email: emailSchema,
  password: newPassword,
  terms: z.literal(true, "termsNeeded"),
  newsletter: z.boolean(),
  locale,
  next,
  website,
});
export type SignUpInput = z.infer<typeof signUpSchema>;

/** `stays`: the form is in a dialog, so the reader stays on the page. */
export const signInSchema = z.strictObject({
  email: emailSchema,
  password: givenPassword,
  locale,
  next,
  stays: z.literal("on").optional(),
});
export const requestResetSchema = z.strictObject({ email: emailSchema, locale, website });
export const resetPasswordSchema = z.strictObject({ token: mailToken, password: newPassword, locale });
export const confirmEmailSchema = z.strictObject({ token: mailToken, locale, next });
export const changePasswordSchema = z.strictObject({ current: ownPassword, password: newPassword, locale });
export const signOutSchema = z.strictObject({ locale });
export const endSessionSchema = z.strictObject({ session: z.uuid(), locale });
export const endSessionsSchema = z.strictObject({ which: z.enum(["others", "all"]), locale });

/** Bodies of the REST API. Without `locale` the language of the request applies. */
export const signUpBodySchema = signUpSchema
  .omit({ next: true, website: true })
  .extend({ newsletter: z.boolean().default(false), locale: locale.optional() });
export const signInBodySchema = z.strictObject({ email: emailSchema, password: givenPassword });
export const requestResetBodySchema = z.strictObject({ email: emailSchema, locale: locale.optional() });
export const resetPasswordBodySchema = z.strictObject({ token: mailToken, password: newPassword });

export const signUpFields = ["name", "email", "password", "terms", "newsletter"] as const;
export const signInFields = ["email", "password"] as const;
export const requestResetFields = ["email"] as const;
export const resetPasswordFields = ["token", "password"] as const;
export const confirmEmailFields = ["token"] as const;
export const changePasswordFields = ["current", "password"] as const;

export type PasswordFieldError = "tooShort" | "tooLong" | PasswordWeakness;
type SignUpFieldError = "badName" | NameProblem | "badEmail" | "termsNeeded" | PasswordFieldError;
/** `wrong`: address and password do not match. `unconfirmed`: another confirmation mail is sent. */
type SignInFieldError = "badEmail" | "missing" | "wrong" | "unconfirmed";
type RequestResetFieldError = "badEmail";
/** `dead`: the link is used, expired or invalid. */
type ResetPasswordFieldError = "dead" | PasswordFieldError;
type ConfirmEmailFieldError = "dead";
type ChangePasswordFieldError = "wrong" | PasswordFieldError;

export type SignUpState = FormState<(typeof signUpFields)[number], SignUpFieldError>;
export type SignInState = FormState<(typeof signInFields)[number], SignInFieldError>;
export type RequestResetState = FormState<(typeof requestResetFields)[number], RequestResetFieldError>;
export type ResetPasswordState = FormState<(typeof resetPasswordFields)[number], ResetPasswordFieldError>;
export type ConfirmEmailState = FormState<(typeof confirmEmailFields)[number], ConfirmEmailFieldError>;
export type ChangePasswordState = FormState<(typeof changePasswordFields)[number], ChangePasswordFieldError>;
/** Without fields: success or failure. */
export type SignOutState = FormState<never, never>;
export type EndSessionState = FormState<never, never>;
export type EndSessionsState = FormState<never, never>;
