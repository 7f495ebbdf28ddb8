import "server-only";
import { getLexicon } from "#lib/findings/context-queries.ts";
import type { Finding, Rule } from "#lib/findings/finding.ts";
import { lintRecipe } from "#lib/findings/lint-recipe.ts";
import type { DraftContent } from "../draft.ts";
import { toLintedDraft } from "./linted-draft.ts";
import { getDraftReferences } from "./linted-draft-queries.ts";

/** What pages of drafts list apart: the texts that the other language lacks. */
const listedApart: Rule[] = ["translationMissing", "translationIncomplete"];

/** Lists what is wrong or doubtful in a draft, by the rules of published recipes. */
export async function lintDraft(content: DraftContent): Promise<Finding[]> {
  const [lexicon, references] = await Promise.all([getLexicon(), getDraftReferences(content)]);
  // Recipes have no links and show no other items.
  const context = { ...lexicon, hasPage: () => true, isPublished: () => true };
  return lintRecipe(toLintedDraft(content, references), context).filter(({ rule }) => !listedApart.includes(rule));
}
