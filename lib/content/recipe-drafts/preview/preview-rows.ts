import { toFactColumns } from "#lib/content/recipes/facts.ts";
import type { RecipeRows } from "#lib/content/recipes/row-queries.ts";
import type { units } from "#lib/platform/db/tables/units.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { DraftContent } from "../draft.ts";
import { toRecipeRevision } from "../recipe-input.ts";
import type { LexiconRow } from "./preview-queries.ts";

interface PreviewedDraft {
  id: string;
  authorId: string;
  content: DraftContent;
  savedAt: Date;
}

type FoundRows = Pick<RecipeRows, "author" | "utensilRows" | "tagRows" | "pictures" | "videos"> & {
  lexicon: LexiconRow[];
  unitRows: (typeof units.$inferSelect)[];
};

const freePrefix = "free:";

/** The rows that a draft would be stored as, for the mapper of recipes. */
export function toPreviewRows(locale: Locale, draft: PreviewedDraft, found: FoundRows): RecipeRows {
  const { lexicon, author, unitRows, utensilRows, tagRows, pictures, videos } = found;
  const { id, authorId, savedAt } = draft;
  const content = nameFreeIngredients(draft.content);
  const slug = "preview";
  const revision = toRecipeRevision(content, { de: slug, en: slug }, { categoryIds: [], tagIds: [] });
  const text = revision.texts[locale];
  if (!text) throw new Error(`toPreviewRows: the draft has no text in "${locale}"`);
  const { servings, duration } = revision;
  const nutrition = { kcal: null, fat: null, protein: null, carbohydrate: null };
  const nothingCounted = { likeCount: 0, ratingCount: 0, ratingSum: 0, hasSampleRatings: false, sampleLikeCount: 0 };
  const names = new Map(
    content.groups.flatMap(({ ingredients }) => ingredients.map((row) => [row.ingredientId, row.name])),
  );
  return {
    author,
    unitRows,
    utensilRows,
    tagRows,
    pictures,
    videos,
    ...nothingCounted,
    item: {
      id,
      type: "recipe",
      state: "draft",
      authorId,
      isSponsored: false,
      rejection: null,
      pictureId: content.pictureId,
      videoId: null,
      mainCategoryId: null,
      publishedAt: savedAt,
      expiresAt: null,
      createdAt: savedAt,
      updatedAt: savedAt,
    } as RecipeRows["item"],
    recipe: {
      itemId: id,
      ...toFactColumns({ ...revision, servings: { ...servings, amount: Math.max(1, servings.amount) } }),
      ovenCelsius: null,
      ...nutrition,
      minutes: duration.preparation + duration.baking + duration.resting,
      utensils: revision.utensils,
      steps: revision.steps,
    } as RecipeRows["recipe"],
    text: { slug, title: text.title, summary: text.summary, metaTitle: null, metaDescription: null },
    recipeText: {
      itemId: id,
      locale,
      chefsNote: text.chefsNote,
      storage: "",
      freezing: "",
      makeAhead: "",
      groups: text.groups,
      steps: text.steps,
    } as RecipeRows["recipeText"],
    ingredientRows: revision.ingredients.map((row, position) => ({
      ...toLexiconRow(lexicon, locale, row.ingredientId, names.get(row.ingredientId) ?? ""),
      row: {
        itemId: id,
        position,
        groupPosition: row.groupPosition,
        ingredientId: row.ingredientId,
        amount: row.amount ?? null,
        amountMax: row.amountMax ?? null,
        unit: row.unit ?? null,
        characteristic: row.characteristic ?? {},
        addition: row.addition ?? {},
        publishedAt: null,
      },
      unit: unitRows.find(({ code }) => code === row.unit) ?? null,
    })),
    categoryRows: [],
    slugs: [],
  };
}

/** Free names get an id, so that the draft converts like a complete one. */
function nameFreeIngredients(content: DraftContent): DraftContent {
  return {
    ...content,
    groups: content.groups.map((group) => ({
      ...group,
      ingredients: group.ingredients.map((row) =>
        row.ingredientId === null && row.name !== "" ? { ...row, ingredientId: `${freePrefix}${row.id}` } : row,
      ),
    })),
  };
}

/** The entry of the lexicon; without one, the name as it was typed. */
function toLexiconRow(lexicon: LexiconRow[], locale: Locale, ingredientId: string, name: string): LexiconRow {
  const entry = lexicon.find(({ text }) => text.ingredientId === ingredientId);
  if (entry) return entry;
  const texts = { summary: "", storage: "", substitutes: "", body: "" };
  return {
    key: ingredientId,
    hasPage: false,
    pieceGrams: null,
    density: null,
    usForm: null,
    text: {
      ingredientId,
      locale,
      slug: "",
      singular: name,
      plural: name,
      synonyms: [],
      usSingular: null,
      usPlural: null,
      countrySubstitutes: {},
      ...texts,
    },
  };
}
