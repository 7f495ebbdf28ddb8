import "server-only";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { readFacts } from "#lib/content/recipes/facts.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { recipeRevisions } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeIngredients, recipes, recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { type DraftContent, draftContentSchema } from "../draft.ts";

/** The draft that revises a recipe and is not accepted yet. */
export async function findOpenRevision(tx: Transaction, recipeId: string) {
  const [draft] = await tx
    .select()
    .from(recipeDrafts)
    .where(and(eq(recipeDrafts.recipeId, recipeId), sql`${recipeDrafts.state} <> 'accepted'`));
  return draft ?? null;
}

/**
 * The content that a revision of a recipe starts with: what was published or accepted last, or for
 * a recipe that came without a draft what is stored of it.
 */
export async function getPublishedContent(tx: Transaction, recipeId: string): Promise<DraftContent> {
  const [revision] = await tx
    .select({ content: recipeRevisions.content })
    .from(recipeRevisions)
    .where(eq(recipeRevisions.recipeId, recipeId))
    .orderBy(desc(recipeRevisions.createdAt), desc(recipeRevisions.id))
    .limit(1);
  if (revision) {
    const { editorial: _, ...content } = revision.content;
    // Whether it has both languages follows from its texts.
    return draftContentSchema.parse({ ...content, isBilingual: false });
  }
  const [accepted] = await tx
    .select({ content: recipeDrafts.content })
    .from(recipeDrafts)
    .where(and(eq(recipeDrafts.recipeId, recipeId), eq(recipeDrafts.state, "accepted")))
    .orderBy(desc(recipeDrafts.savedAt), desc(recipeDrafts.version))
    .limit(1);
  return draftContentSchema.parse(accepted?.content ?? toContent(await readRecipe(tx, recipeId)));
}

/** Whether editors have changed a recipe at the desk after a moment. */
export async function hasNewerDeskRevision(tx: Transaction, recipeId: string | null, since: Date): Promise<boolean> {
  if (recipeId === null) return false;
  const isNewer = and(eq(recipeRevisions.origin, "desk"), gt(recipeRevisions.createdAt, since));
  return (await tx.$count(recipeRevisions, and(eq(recipeRevisions.recipeId, recipeId), isNewer))) > 0;
}

/**
 * What is stored of a recipe, as the content of a draft. Ids of rows and steps are those of their
 * place: `row-0`, `step-0`.
 *
 * @throws Error without such a recipe
 */
export async function getStoredContent(tx: Transaction, recipeId: string): Promise<DraftContent> {
  return draftContentSchema.parse(toContent(await readRecipe(tx, recipeId)));
}

async function readRecipe(tx: Transaction, recipeId: string) {
  const [head] = await tx
    .select({ pictureId: items.pictureId, recipe: recipes })
    .from(items)
    .innerJoin(recipes, eq(recipes.itemId, items.id))
    .where(eq(items.id, recipeId));
  if (!head) throw new Error("getPublishedContent: no such recipe");
  const texts = await tx
    .select({ locale: itemTexts.locale, title: itemTexts.title, summary: itemTexts.summary, text: recipeTexts })
    .from(itemTexts)
    .innerJoin(
      recipeTexts,
      and(eq(recipeTexts.itemId, itemTexts.itemId), sql`${recipeTexts.locale} = ${itemTexts.locale}`),
    )
    .where(eq(itemTexts.itemId, recipeId));
  const locale = texts.some((one) => one.locale === defaultLocale)
    ? defaultLocale
    : (texts[0]?.locale ?? defaultLocale);
  const rows = await tx
    .select({ row: recipeIngredients, name: sql<string>`coalesce(${ingredientTexts.singular}, '')` })
    .from(recipeIngredients)
    .leftJoin(
      ingredientTexts,
      and(eq(ingredientTexts.ingredientId, recipeIngredients.ingredientId), eq(ingredientTexts.locale, locale)),
    )
    .where(eq(recipeIngredients.itemId, recipeId))
    .orderBy(asc(recipeIngredients.position));
  const tagRows = await tx
    .select({ id: itemTags.tagId })
    .from(itemTags)
    .innerJoin(tags, eq(tags.id, itemTags.tagId))
    .where(and(eq(itemTags.itemId, recipeId), eq(tags.isHidden, false), sql`${tags.key} <> 'featured-contributor'`));
  return { ...head, locale, texts, rows, tagIds: tagRows.map(({ id }) => id) };
}

type StoredRecipe = Awaited<ReturnType<typeof readRecipe>>;

function toContent({ pictureId, recipe, locale, texts, rows, tagIds }: StoredRecipe) {
  const textOf = (wanted: Locale) => texts.find((one) => one.locale === wanted);
  const localize = (read: (text: NonNullable<ReturnType<typeof textOf>>) => string | undefined) =>
    Object.fromEntries(
      locales.map((one) => {
        const text = textOf(one);
        return [one, (text && read(text)) ?? ""];
      }),
    );
  const groupCount = Math.max(0, ...rows.map(({ row }) => row.groupPosition + 1));
  // Of editors alone, see `readEditorial`.
  const { ovenCelsius: _, nutrition: __, ...facts } = readFacts(recipe);
  return {
    language: locale,
    title: localize((text) => text.title),
    summary: localize((text) => text.summary),
    chefsNote: localize(({ text }) => text.chefsNote),
    ...facts,
    pictureId,
    // More than an author may set, for a recipe of the editors.
    tagIds: tagIds.slice(0, 20),
    groups: Array.from({ length: groupCount }, (_, group) => ({
      heading: localize(({ text }) => text.groups[group]),
      ingredients: rows.filter(({ row }) => row.groupPosition === group).map(toIngredient),
    })),
    utensils: recipe.utensils,
    steps: recipe.steps.map(({ ingredients, utensils, pictureId: stepPictureId, videoId }, step) => ({
      id: `step-${step}`,
      heading: localize(({ text }) => text.steps[step]?.heading),
      text: localize(({ text }) => text.steps[step]?.text),
      tip: localize(({ text }) => text.steps[step]?.tip),
      pictureId: stepPictureId,
      videoId,
      ingredients: ingredients.map(({ position, amount: used }) => ({ id: rowId(position), amount: used })),
      utensilIds: utensils,
    })),
  };
}

function toIngredient({ row, name }: StoredRecipe["rows"][number]) {
  const { position, ingredientId, amount, amountMax, unit, characteristic, addition } = row;
  return { id: rowId(position), ingredientId, name, amount, amountMax, unit, characteristic, addition };
}

const rowId = (position: number) => `row-${position}`;
