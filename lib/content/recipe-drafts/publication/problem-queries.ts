import "server-only";
import { isFreeSlug } from "#lib/content/recipes/slug-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { DeskContent } from "../draft.ts";
import { hasPublicAuthor } from "../lock-queries.ts";
import { listLanguages } from "../recipe-input.ts";
import { findUnknownDeskReferences } from "../working-copy/desk-reference-queries.ts";
import { type DeskMissing, findDeskMissing } from "../working-copy/missing-parts.ts";

/**
 * Lists what keeps a content from being published, by field: what it lacks, what it refers to
 * without its existing, an author without a public profile, and addresses that are taken.
 *
 * @param recipeId null for a new recipe
 */
export async function findPublishProblems(
  tx: Transaction,
  content: DeskContent,
  recipeId: string | null,
): Promise<DeskMissing[]> {
  const problems = findDeskMissing(content);
  const unknown = await findUnknownDeskReferences(tx, content);
  problems.push(...Object.entries(unknown).map(([path, code]) => ({ path, code })));
  const { authorId, slug } = content.editorial;
  if (authorId && !unknown["editorial.authorId"] && !(await hasPublicAuthor(tx, authorId))) {
    problems.push({ path: "editorial.authorId", code: "authorHidden" });
  }
  for (const locale of listLanguages(content)) {
    const wanted = { locale, slug: slug[locale], itemId: recipeId ?? undefined };
    if (wanted.slug && !(await isFreeSlug(tx, wanted))) {
      problems.push({ path: `editorial.slug.${locale}`, code: "slugTaken" });
    }
  }
  return problems;
}

/** The same outside of a change, for the editor. */
export function listPublishProblems(content: DeskContent, recipeId: string | null): Promise<DeskMissing[]> {
  return db.transaction((tx) => findPublishProblems(tx, content, recipeId));
}
