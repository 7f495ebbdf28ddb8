import { z } from "zod";
import { cleanName, isUserName } from "#lib/auth/user-name.ts";
import type { FormState } from "#lib/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";
import { localPath } from "#lib/local-path.ts";

/** Characters of a password. */
export const passwordLength = { min: 8, max: 128 } as const;

const name = z.string("badName").max(200, "badName").overwrite(cleanName).refine(isUserName, "badName");
const email = z.string("badEmail").trim().toLowerCase().max(254, "badEmail").pipe(z.email("badEmail"));
const newPassword = z.string("tooShort").min(passwordLength.min, "tooShort").max(passwordLength.max, "tooLong");
const givenPassword = z.string("missing").min(1, "missing").max(passwordLength.max, "wrong");
const token = z.string("dead").regex(/^[\w-]{43}$/, "dead");
const locale = z.enum(locales);
/** Where to go afterwards; what leads away from the site counts as nothing. */
const next = z.unknown().optional().transform(localPath);
/** A field people do not see; only machines fill it in. */
const website = z.string().max(500);

export const signUpInput = z.strictObject({
  name,
  email,
  password: newPassword,
  terms: z.literal(true, "termsNeeded"),
  newsletter: z.boolean(),
  locale,
  next,
  website,
});
export type SignUpInput = z.infer<typeof signUpInput>;

/** Signing in over a page: `stays` means that the reader is not led away from it. */
export const signInInput = z.strictObject({
  email,
  password: givenPassword,
  locale,
  next,
  stays: z.literal("on").optional(),
});
export const requestResetInput = z.strictObject({ email, locale, website });
export const resetPasswordInput = z.strictObject({ token, password: newPassword, locale });
export const confirmEmailInput = z.strictObject({ token, locale, next });
/** `current` is empty for whoever has no password yet. */
export const changePasswordInput = z.strictObject({
  current: z.string().max(passwordLength.max, "wrong").default(""),
  password: newPassword,
});
export const signOutInput = z.strictObject({ locale });
export const endSessionInput = z.strictObject({ session: z.uuid(), locale });
export const endSessionsInput = z.strictObject({ which: z.enum(["others", "all"]), locale });

/** Bodies of the REST doors; the language is the one of the request where none is named. */
export const signUpBody = signUpInput
  .omit({ next: true, website: true })
  .extend({ newsletter: z.boolean().default(false), locale: locale.optional() });
export const signInBody = z.strictObject({ email, password: givenPassword });
export const requestResetBody = z.strictObject({ email, locale: locale.optional() });
export const resetPasswordBody = z.strictObject({ token, password: newPassword });

export const signUpFields = ["name", "email", "password", "terms", "newsletter"] as const;
export const signInFields = ["email", "password"] as const;
export const requestResetFields = ["email"] as const;
export const resetPasswordFields = ["token", "password"] as const;
export const confirmEmailFields = ["token"] as const;
export const changePasswordFields = ["current", "password"] as const;

type PasswordProblem = "tooShort" | "tooLong" | "common";
export type SignUpProblem = "badName" | "nameTaken" | "badEmail" | "termsNeeded" | PasswordProblem;
/** `wrong` stands at the password and says nothing about which of the two it is; `unconfirmed` has sent another mail. */
export type SignInProblem = "badEmail" | "missing" | "wrong" | "unconfirmed";
export type RequestResetProblem = "badEmail";
/** `dead`: the link was used already, is too old or was never one. */
export type ResetPasswordProblem = "dead" | PasswordProblem;
export type ConfirmEmailProblem = "dead";
export type ChangePasswordProblem = "wrong" | PasswordProblem;

export type SignUpState = FormState<(typeof signUpFields)[number], SignUpProblem>;
export type SignInState = FormState<(typeof signInFields)[number], SignInProblem>;
export type RequestResetState = FormState<(typeof requestResetFields)[number], RequestResetProblem>;
export type ResetPasswordState = FormState<(typeof resetPasswordFields)[number], ResetPasswordProblem>;
export type ConfirmEmailState = FormState<(typeof confirmEmailFields)[number], ConfirmEmailProblem>;
export type ChangePasswordState = FormState<(typeof changePasswordFields)[number], ChangePasswordProblem>;
/** Nothing to fill in: done, or not. */
export type SignOutState = FormState<never, never>;
export type EndSessionState = FormState<never, never>;
export type EndSessionsState = FormState<never, never>;
