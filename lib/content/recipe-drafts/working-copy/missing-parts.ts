import { findMissing } from "../draft/missing.ts";
import type { DeskContent } from "../draft.ts";
import { listUnknownIngredients } from "../recipe-input.ts";

/** What a content lacks before the desk can publish it. */
export interface DeskMissing {
  /** In the content: "editorial.mainCategoryId". */
  path: string;
  /** As for authors, and "unknown", "category", "author" or "slugTaken". */
  code: string;
}

/**
 * Lists what a content of the desk lacks before it can be published: what authors have to give, and
 * what editors decide for them otherwise.
 */
export function findDeskMissing(content: DeskContent): DeskMissing[] {
  const { authorId, mainCategoryId } = content.editorial;
  return [
    ...findMissing(content),
    ...listUnknownIngredients(content).map(({ path }) => ({
      path: path.replace(/ingredientId$/, "name"),
      code: "ingredientUnknown",
    })),
    ...(mainCategoryId === null ? [{ path: "editorial.mainCategoryId", code: "category" }] : []),
    ...(authorId === null ? [{ path: "editorial.authorId", code: "author" }] : []),
  ];
}
