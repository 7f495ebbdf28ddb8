"use server";
import { refresh } from "next/cache";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { createAction, formData, formOf, previousState } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { handleForm } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { addRule, removeRule } from "./mutations.ts";
import { toPhrase } from "./phrase.ts";
import { checkRelevance, findsAnything, type ProposedRule } from "./relevance-queries.ts";
import {
  type RelevanceCheck,
  type RuleError,
  type RuleField,
  type RuleFormState,
  type RuleInput,
  removeRuleSchema,
  ruleFields,
  ruleFormSchema,
} from "./schema.ts";
import { findPageTarget } from "./target-queries.ts";

/** Each check runs up to 120 searches. */
const isAllowed = createRateLimiter({ name: "search-rules", maxCount: 60, windowMs: 10 * 60_000 });

/**
 * Adds a synonym or redirect to the search, as the signed-in editor. A rule that lowers the
 * relevance of judged queries is added only with a reason.
 */
export const addSearchRuleAction = createAction([previousState, formData], async (_, form): Promise<RuleFormState> => {
  let check: RelevanceCheck | undefined;
  const state = await handleForm<RuleField, RuleError, typeof ruleFormSchema>(
    {
      fields: ruleFields,
      schema: ruleFormSchema,
      submit: async (input) => {
        const user = await getSessionUser();
        if (!user || !isEditor(user.newType)) return refuseForm(input.locale);
        if (!(await isAllowed(user.id))) return { status: "limited" };
        const result = await proposeRule(input);
        if ("error" in result) return { status: "invalid", errors: result.error };
        const { language: locale, phrase: typed, reason } = input;
        const found = await checkRelevance(locale, result.rule);
        if (isWorse(found) && reason === "") {
          check = found;
          return { status: "invalid", errors: { reason: "relevance" } };
        }
        const refusal = await addRule({ locale, rule: result.rule, typed, check: found, reason, editorId: user.id });
        if (refusal) return { status: "invalid", errors: { phrase: refusal } };
        revalidateTags(cacheTags.searchRules);
        refresh();
        return { status: "sent" };
      },
    },
    form,
  );
  return check ? { ...state, check } : state;
});

/** Removes a rule of the search, as the signed-in editor. */
export const removeSearchRuleAction = createAction(
  [previousState, formOf(removeRuleSchema)],
  (_, { id, kind }): Promise<ActionResult> =>
    runUserAction(async ({ id: editorId, newType }) => {
      if (!isEditor(newType)) throw new ApiError("missing");
      // Of two editors who remove it the second sees the same page.
      await removeRule(kind, id, editorId);
      revalidateTags(cacheTags.searchRules);
      refresh();
    }),
);

type Proposal = { rule: ProposedRule } | { error: Partial<Record<RuleField, RuleError>> };

async function proposeRule({ language, phrase: typed, kind, target }: RuleInput): Promise<Proposal> {
  const phrase = toPhrase(typed, language);
  if (phrase === "") return { error: { phrase: "required" } };
  if (kind === "page") {
    const page = await findPageTarget(target, language);
    return page ? { rule: { phrase, ...page } } : { error: { target: "notFound" } };
  }
  if (toPhrase(target, language) === phrase) return { error: { target: "same" } };
  if (!(await findsAnything(language, target))) return { error: { target: "nothingFound" } };
  return { rule: kind === "synonym" ? { phrase, meaning: target } : { phrase, search: target } };
}

function isWorse({ before, after }: RelevanceCheck): boolean {
  return before !== null && after !== null && after < before - 0.0005;
}
