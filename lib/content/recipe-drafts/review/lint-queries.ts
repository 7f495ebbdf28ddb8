import "server-only";
import { getLexicon } from "#lib/content/findings/context-queries.ts";
import type { Finding, Rule } from "#lib/content/findings/finding.ts";
import type { lintRecipe } from "#lib/content/findings/lint-recipe.ts";
import { defineHeavyTask } from "#lib/platform/workers/heavy-work.ts";
import type { DraftContent } from "../draft.ts";
import { toLintedDraft } from "./linted-draft.ts";
import { getDraftReferences } from "./linted-draft-queries.ts";

/** What pages of drafts list apart: the texts that the other language lacks. */
const listedApart: Rule[] = ["translationMissing", "translationIncomplete"];

const lintApart = defineHeavyTask<typeof lintRecipe>("lib/content/findings/lint-recipe.ts", "lintRecipe");

/**
 * Lists what is wrong or doubtful in a draft, by the rules of published recipes.
 *
 * @throws {OverloadedError} when too many drafts are read at once
 */
export async function lintDraft(content: DraftContent): Promise<Finding[]> {
  const [lexicon, references] = await Promise.all([getLexicon(), getDraftReferences(content)]);
  // Recipes have no links and show no other items.
  const context = { ...lexicon, pages: new Set<string>(), published: new Set<string>() };
  const findings = await lintApart(toLintedDraft(content, references), context);
  return findings.filter(({ rule }) => !listedApart.includes(rule));
}
