import { getLocale, getTranslations } from "next-intl/server";
import { AcceptForm } from "#components/content/recipe-drafts/review/accept-form.tsx";
import { RejectForm } from "#components/content/recipe-drafts/review/reject-form.tsx";
import { listCategoryGroups } from "#lib/content/categories/queries.ts";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { listUnknownIngredients } from "#lib/content/recipe-drafts/recipe-input.ts";
import { toFieldName } from "#lib/content/recipe-drafts/review/field-name.ts";
import { listIngredientNames } from "#lib/content/recipe-drafts/review/lexicon.ts";
import { type ContentFieldName, contentFieldNames, isLocalizedField } from "#lib/content/recipes/content/fields.ts";
import type { Review } from "./load-review.ts";

/** The two decisions about a submitted draft. */
export async function DecisionForms({ review: { draft, recipe, lookups, tags } }: { review: Review }) {
  const [locale, t, field] = await Promise.all([
    getLocale(),
    getTranslations("recipeReviews"),
    getTranslations("recipeReviews.field"),
  ]);
  const groups = await listCategoryGroups(locale);
  const { content, version, id } = draft;
  const reviewed = { id, version };
  return (
    <>
      <section aria-labelledby="accept-title" className="rounded-2 border border-line p-5">
        <h2 id="accept-title" className="mb-4 text-xl">
          {t("accept.title")}
        </h2>
        <AcceptForm
          draft={reviewed}
          isRevision={recipe !== null}
          unknownRows={listUnknownIngredients(content).map(({ row }) => ({ id: row.id, name: row.name }))}
          ingredientNames={listIngredientNames(lookups.ingredients, content.language)}
          categories={groups.map(({ title, entries }) => ({
            group: title,
            categories: entries.map((entry) => ({ id: entry.id, title: entry.title })),
          }))}
          tags={tags.map(({ id: tagId, title, isHidden }) => ({ id: tagId, title, isHidden }))}
          selected={{
            mainCategoryId: recipe?.mainCategoryId ?? "",
            categoryIds: recipe?.categoryIds ?? [],
            // The author's choice, and what editors have added before.
            tagIds: [...new Set([...content.tagIds, ...(recipe?.tagIds ?? [])])],
          }}
        />
      </section>
      <section aria-labelledby="reject-title" className="rounded-2 border border-line p-5">
        <h2 id="reject-title" className="mb-4 text-xl">
          {t("reject.title")}
        </h2>
        <RejectForm
          draft={reviewed}
          noteFields={listNotePaths(content).map((path) => {
            const { key, number } = toFieldName(path);
            return { path, name: field(key, { number }) };
          })}
        />
      </section>
    </>
  );
}

/** Fields that authors choose from a list need no words. */
const chosenFields: ContentFieldName[] = ["language", "difficulty", "tagIds", "utensils"];

/** Paths of the fields that the author's form shows a note at. */
function listNotePaths({ language, groups, steps }: DraftContent): string[] {
  const hasRows = groups.some(({ ingredients }) => ingredients.length > 0);
  return contentFieldNames.flatMap((name): string | string[] => {
    if (chosenFields.includes(name) || (name === "groups" && !hasRows)) return [];
    if (name === "servings") return "servings.amount";
    if (name === "duration") return "duration.preparation";
    if (name === "steps") return steps.map((_, step) => `steps.${step}.text.${language}`);
    return isLocalizedField(name) ? `${name}.${language}` : name;
  });
}
