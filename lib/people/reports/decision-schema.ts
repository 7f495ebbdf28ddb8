import { z } from "zod";
import { decisionGrounds } from "#lib/platform/db/tables/community/reports.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { optionalLine, requiredText } from "#lib/platform/text/text-schema.ts";
import { isReadable } from "#lib/platform/text/user-text.ts";
import { maxRuleLength, maxStatementLength } from "./text-length.ts";

/** Days after which a ban ends; `forever` has no end. */
export const banLengths = ["7", "30", "180", "forever"] as const;

const restrictions = ["hide", "warn", "ban"] as const;
const actions = ["dismiss", ...restrictions, "restore", "unban"] as const;

/** Empty when the form has no such field, or nothing was chosen. */
const optional = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.union([z.literal(""), z.enum(values)]).default("");

/**
 * A decision at the desk. `newest` is the newest report that the editor has read; later ones stay
 * open. `version` is that of a comment.
 */
export const decisionSchema = z
  .strictObject({
    report: z.uuid(),
    newest: z.union([z.literal(""), z.uuid()]).default(""),
    version: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
    action: z.enum(actions, "noAction"),
    ground: optional(decisionGrounds),
    rule: optionalLine(maxRuleLength),
    text: requiredText(maxStatementLength),
    ban: optional(banLengths),
    locale: z.enum(locales),
  })
  .refine(({ action, ground }) => !isRestriction(action) || ground, { path: ["ground"], error: "noGround", when })
  .refine(({ action, rule }) => !isRestriction(action) || (typeof rule === "string" && isReadable(rule)), {
    path: ["rule"],
    error: "noRule",
    when,
  })
  .refine(({ action, ban }) => action !== "ban" || ban, { path: ["ban"], error: "noBan", when });

/** These rules apply although other fields are wrong, so that all errors show at once. */
function when(): boolean {
  return true;
}

function isRestriction(action: string): boolean {
  return (restrictions as readonly string[]).includes(action);
}

/** What another editor decides about an objection. */
export const objectionDecisionSchema = z.strictObject({
  objection: z.uuid(),
  outcome: z.enum(["rejected", "accepted"], "noOutcome"),
  text: requiredText(maxStatementLength),
  locale: z.enum(locales),
});

export type DecisionInput = z.infer<typeof decisionSchema>;

export type DecisionField = "action" | "ground" | "rule" | "text" | "ban";
/** `conflict`, `forbidden` and the like concern the action as a whole. */
export type DecisionFieldError =
  | "noAction"
  | "noGround"
  | "noRule"
  | "noBan"
  | "required"
  | "tooLong"
  | "conflict"
  | "forbidden"
  | "adminBan"
  | "impossible";
export type DecisionState = FormState<DecisionField, DecisionFieldError>;

type ObjectionDecisionField = "outcome" | "text";
type ObjectionDecisionFieldError = "noOutcome" | "required" | "tooLong" | "conflict" | "sameEditor" | "adminBan";
export type ObjectionDecisionState = FormState<ObjectionDecisionField, ObjectionDecisionFieldError>;
