import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { emailSchema } from "#lib/platform/mail/email-schema.ts";
import type { HouseholdErrorCode } from "./errors.ts";

const locale = z.enum(locales);

export const invitationSchema = z.strictObject({ email: emailSchema, locale });
/** An invitation or a member of the own household. */
export const householdKeySchema = z.strictObject({ id: z.uuid(), locale });
/** As `createSecretToken` creates it. */
export const tokenSchema = z.string().regex(/^[\w-]{43}$/);
export const acceptSchema = z.strictObject({ token: tokenSchema, locale });

type InvitationField = "email";
export type InvitationFieldError = "badEmail" | HouseholdErrorCode;
export type InvitationState = FormState<InvitationField, InvitationFieldError>;
