import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { submitDraft } from "#lib/content/recipe-drafts/draft/submission-mutations.ts";
import { type DraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { acceptDraft } from "#lib/content/recipe-drafts/review/mutations.ts";
import type { AcceptanceInput } from "#lib/content/recipe-drafts/schema.ts";
import { setUserType } from "#lib/people/users/role-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import { itemTags } from "#tests/lib/platform/cache/record-expiry.ts";
import { createDietTag, createDinnerCategory, createFlourAndEgg, registerUser } from "#tests/support/fixtures.ts";

/** Creates a user of a role with a public profile. */
export async function createAuthor(newType: UserType = "community"): Promise<string> {
  const name = `${newType}-${randomUUID()}`;
  const email = `${name}@example.org`;
  const id = await registerUser(name, email);
  if (newType !== "community") await setUserType(email, newType);
  return id;
}

/** Creates the row of a picture that a user has uploaded. */
export async function createUpload(userId: string): Promise<string> {
  const file = {
    storageKey: randomUUID(),
    mime: "image/jpeg",
    width: 400,
    height: 400,
    bytes: 1,
    placeholder: "data:,",
  };
  const [picture] = await db
    .insert(pictures)
    .values({ ...file, alts: { de: "", en: "" } })
    .returning({ id: pictures.id });
  if (!picture) throw new Error("no picture");
  await db.insert(uploads).values({ pictureId: picture.id, userId });
  return picture.id;
}

/** Everything that a complete draft refers to, its author and an editor. */
export async function createReviewFixtures() {
  const author = await createAuthor();
  const [editor, pictureId] = [await createAuthor("editor"), await createUpload(author)];
  const { flour, egg } = await createFlourAndEgg();
  const decision: AcceptanceInput = {
    quality: "good",
    mainCategoryId: await createDinnerCategory(),
    categoryIds: [],
    tagIds: [await createDietTag("vegetarian")],
    ingredientIds: {},
  };
  const draftBy = (userId: string, changes: object = {}) =>
    createDraft({ authorId: userId, content: completeDraft({ pictureId, flour, egg }, changes) });
  /** Creates and submits a draft. */
  const submitNew = async (changes: object = {}) => {
    const { id: draftId, version } = await draftBy(author, changes);
    await submitDraft({ draftId, userId: author, version });
    return { draftId, version: version + 1 };
  };
  /** Creates a live recipe through its draft. */
  const publishNew = async (changes: object = {}) => {
    const submitted = await submitNew(changes);
    const { itemId: recipeId } = await acceptDraft({ ...submitted, userId: editor, ...decision });
    return { ...submitted, recipeId };
  };
  return { author, editor, pictureId, flour, egg, decision, draftBy, submitNew, publishNew };
}

export type ReviewFixtures = Awaited<ReturnType<typeof createReviewFixtures>>;

/** A draft that can be submitted; `changes` overrides fields. Its references have to exist. */
export function completeDraft(
  references: { pictureId: string; flour: string; egg: string },
  changes: object = {},
): DraftContent {
  const { pictureId, flour, egg } = references;
  return draftContentSchema.parse({
    language: "de",
    title: { de: "Käsespätzle" },
    summary: { de: "Mit Röstzwiebeln." },
    difficulty: "easy",
    servings: { amount: 4 },
    duration: { preparation: 30, resting: 10 },
    pictureId,
    groups: [
      {
        heading: { de: "Teig" },
        ingredients: [
          { id: "flour", ingredientId: flour, name: "Mehl", amount: 400, unit: "g" },
          { id: "egg", ingredientId: egg, name: "Eier", amount: 4, amountMax: 5, characteristic: { de: "verquirlt" } },
        ],
      },
    ],
    steps: [
      {
        id: "dough",
        heading: { de: "Teig rühren" },
        text: { de: "{400 g flour} Mehl mit den Eiern verrühren und {10 min} ruhen lassen." },
        ingredients: [{ id: "flour" }, { id: "egg", amount: 4 }],
      },
    ],
    ...changes,
  });
}

/** Cache tags that a publication of a recipe expires: its pages, its author and all lists. */
export async function pagesOf(recipeId: string): Promise<string[]> {
  const [author] = await db
    .select({ slug: users.slug })
    .from(items)
    .innerJoin(users, eq(users.id, items.authorId))
    .where(eq(items.id, recipeId));
  const lists = ["cards", "categories", "feeds", "ingredients", "tags", "users"];
  return [...lists, ...(await itemTags(recipeId)), `user:${author?.slug}`].toSorted();
}
