import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { optionalLine, requiredLine } from "#lib/platform/text/text-schema.ts";
import { maxPhraseLength } from "./phrase.ts";

/** What a rule does with a search: replaces its words, or leads to a page or another search. */
export const ruleKinds = ["synonym", "page", "search"] as const;
export type RuleKind = (typeof ruleKinds)[number];

const maxTargetLength = 300;
export const maxReasonLength = 300;

/** The form for a new rule. `reason` is needed where the relevance falls. */
export const ruleFormSchema = z.strictObject({
  language: z.enum(locales, "required"),
  phrase: requiredLine(maxPhraseLength),
  kind: z.enum(ruleKinds, "required"),
  target: requiredLine(maxTargetLength),
  reason: optionalLine(maxReasonLength),
  /** Of the page; that of the rule is `language`. */
  locale: z.enum(locales),
});

export type RuleInput = z.infer<typeof ruleFormSchema>;

export const removeRuleSchema = z.strictObject({ id: z.uuid(), kind: z.enum(["synonym", "redirect"]) });

export const ruleFields = ["language", "phrase", "kind", "target", "reason"] as const;
export type RuleField = (typeof ruleFields)[number];

export type RuleError =
  | "required"
  | "tooLong"
  /** The phrase has a rule. */
  | "exists"
  /** The target is the phrase itself. */
  | "same"
  /** No public page of the site. */
  | "notFound"
  /** The target finds nothing. */
  | "nothingFound"
  /** Redirects would lead in a circle. */
  | "loop"
  /** The relevance falls, and no reason is given. */
  | "relevance";

/** What a rule does to the judged queries it changes. */
export interface RelevanceCheck {
  queries: { search: string; before: number; after: number }[];
  /** Mean nDCG@10 of these queries; null without any. */
  before: number | null;
  after: number | null;
}

export type RuleFormState = FormState<RuleField, RuleError> & {
  /** Given when the relevance falls. */
  check?: RelevanceCheck;
};
