import { z } from "zod";
import { decisionGrounds } from "#lib/platform/db/tables/community/reports.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { requiredLine } from "#lib/platform/text/text-schema.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { accountRoles } from "../roles.ts";

/** Length in characters. */
export const maxBanReasonLength = 500;
export const maxBanRuleLength = 200;

const target = { id: z.uuid(), locale: z.enum(locales) };

/** An ISO date from tomorrow on; its day in UTC is at most the one in Berlin. */
const isFuture = (day: string) => Date.parse(day) > currentTimeMs();

export const roleSchema = z.object({ ...target, role: z.enum(accountRoles, "choose") });
export const banSchema = z.object({
  ...target,
  reason: requiredLine(maxBanReasonLength, { missing: "missing", tooLong: "tooLong" }),
  ground: z.enum(decisionGrounds, "noGround"),
  rule: requiredLine(maxBanRuleLength, { missing: "noRule", tooLong: "ruleLong" }),
  until: z.union([z.literal("").transform(() => null), z.iso.date("badDate").refine(isFuture, "badDate")], "badDate"),
});
export const accountKeySchema = z.object(target);
export const accountSessionSchema = z.object({ ...target, session: z.uuid() });

export const roleFields = ["role"] as const;
export const banFields = ["reason", "ground", "rule", "until"] as const;

/** `conflict`: the account is in another state by now. */
type RefusalCode = "self" | "lastAdmin" | "conflict";
export type BanFieldError = "missing" | "tooLong" | "noGround" | "noRule" | "ruleLong" | "badDate" | RefusalCode;
export type RoleState = FormState<"role", "choose" | RefusalCode>;
export type BanState = FormState<(typeof banFields)[number], BanFieldError>;
/** Without fields: success or failure. */
export type AccountChangeState = FormState<never, never>;
