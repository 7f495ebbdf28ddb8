import { z } from "zod";
import type { NameProblem } from "#lib/people/users/names/name-problem.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { invitedRoles } from "../roles.ts";
import { mailToken, type PasswordFieldError, signUpSchema } from "../schema.ts";

const locale = z.enum(locales);

export const invitationSchema = z.object({
  email: signUpSchema.shape.email,
  role: z.enum(invitedRoles, "choose"),
  /** Language of the mail. */
  language: z.enum(locales, "choose"),
  locale,
});
export const invitationKeySchema = z.object({ id: z.uuid(), locale });
export const acceptSchema = z.object({ token: mailToken, locale });
export const newAccountSchema = signUpSchema
  .pick({ name: true, password: true, terms: true })
  .extend({ token: mailToken, locale });

export const invitationFields = ["email", "role", "language"] as const;
export const newAccountFields = ["name", "password", "terms", "token"] as const;

export type InvitationState = FormState<(typeof invitationFields)[number], "badEmail" | "choose" | "hasRole">;
/** Without fields: success or failure. */
export type InvitationChangeState = FormState<never, never>;
export type AcceptState = FormState<"token", "dead" | "otherAccount">;
export type NewAccountState = FormState<
  (typeof newAccountFields)[number],
  "badName" | NameProblem | "termsNeeded" | PasswordFieldError | "dead"
>;
