import { randomUUID } from "node:crypto";
import { eq, getTableColumns } from "drizzle-orm";
import { createDraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { emptyAdaptation } from "#lib/kitchen/adaptations/adaptation.ts";
import { createApiSession, createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts, sessions, uploads } from "#lib/platform/db/tables/accounts.ts";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { commentLikes, comments } from "#lib/platform/db/tables/community/comments.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { likes } from "#lib/platform/db/tables/likes.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { plusInvoices } from "#lib/platform/db/tables/plus/invoices.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { recipeNotes } from "#lib/platform/db/tables/recipes.ts";
import { shoppingListItems } from "#lib/platform/db/tables/shopping-lists.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember } from "./accounts.ts";
import { createTestRecipe, recipeTexts } from "./fixtures.ts";

export interface TestUser {
  id: string;
  token: string;
  sessionId: string;
  newType: typeof users.$inferSelect.newType;
}

/** Resources of a user that other users must not reach. */
export interface OwnedResources {
  cookbook: string;
  otherCookbook: string;
  trash: string;
  item: string;
  draft: string;
  session: string;
  picture: string;
  /** An item of the shopping list. */
  wanted: string;
  /** Drafts of recipes: one to edit, and one that waits for its review. */
  recipeDraft: string;
  submittedDraft: string;
  /** A recipe that was just moved from `cookbook` to `otherCookbook`. */
  moved: string;
  /** A comment that can be edited. */
  comment: string;
  /** A comment of another user, which the user likes. */
  likedComment: string;
  /** An invoice of Plus. */
  invoice: string;
}

/** Roles of users who try to reach resources of another user. */
export const actors = ["reader", "editor", "admin"] as const;
export type Actors = Record<(typeof actors)[number], TestUser & { own: OwnedResources }>;

/** Creates a public recipe with a picture, which all users may save, like and rate. */
export async function createPublicRecipe(): Promise<string> {
  const pictureId = await createPictureRow();
  const texts = { de: recipeTexts(randomUUID(), "Spätzle") };
  return createTestRecipe((await createMember()).id, { pictureId, texts });
}

/** Creates a user per role, with resources of their own. */
export async function createActors(recipeId: string): Promise<Actors> {
  const createActor = async (newType?: TestUser["newType"]) => {
    const user = await createUser(newType);
    return { ...user, own: await createResources(user, recipeId) };
  };
  return { reader: await createActor(), editor: await createActor("editor"), admin: await createActor("admin") };
}

export async function createUser(newType: TestUser["newType"] = "community"): Promise<TestUser> {
  const { id } = await createMember({ newType });
  return { id, newType, token: await createApiSession(id, "app"), sessionId: await createWebSession(id, "browser") };
}

async function createPictureRow(): Promise<string> {
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
  return picture.id;
}

export async function createResources({ id: userId }: TestUser, recipeId: string): Promise<OwnedResources> {
  const cookbookRow = (changes: object = {}) => ({ userId, slug: randomUUID(), titles: { de: "Suppen" }, ...changes });
  const [cookbook, otherCookbook, trash] = await db
    .insert(cookbooks)
    .values([cookbookRow(), cookbookRow(), cookbookRow({ deletedAt: new Date() })])
    .returning({ id: cookbooks.id });
  if (!cookbook || !otherCookbook || !trash) throw new Error("no cookbooks");
  await db.insert(cookbookItems).values({ cookbookId: cookbook.id, itemId: recipeId, position: 0, note: "mehr Salz" });
  const moved = await createTestRecipe(userId, { texts: { de: recipeTexts(randomUUID(), "Knödel") } });
  const movedEntry = { itemId: moved, position: 1, createdAt: new Date() };
  await db.insert(cookbookItems).values([
    { ...movedEntry, cookbookId: cookbook.id, removedAt: new Date() },
    { ...movedEntry, cookbookId: otherCookbook.id },
  ]);
  const slug = randomUUID();
  const draft = await createTestRecipe(userId, {
    state: "draft",
    publishedAt: undefined,
    texts: { de: recipeTexts(slug, "Entwurf") },
  });
  const picture = await createPictureRow();
  await db.insert(uploads).values({ pictureId: picture, userId });
  await db.insert(connectedAccounts).values({ provider: "google", subject: randomUUID(), userId });
  await db.insert(likes).values({ userId, itemId: recipeId });
  await db.insert(ratings).values({ userId, itemId: recipeId, stars: 4 });
  await db.insert(recipeNotes).values({ userId, itemId: recipeId, text: "Weniger Salz." });
  const tries = [{ date: "2026-05-03", rating: 4, note: "Gut." }];
  await db.insert(adaptations).values({ userId, itemId: recipeId, content: { ...emptyAdaptation, tries } });
  const wanted = randomUUID();
  await db.insert(shoppingListItems).values({ userId, id: wanted, text: "Spülmittel" });
  const [recipeDraft, submittedDraft] = await db
    .insert(recipeDrafts)
    .values([
      { authorId: userId, content: completeContent(picture) },
      { authorId: userId, content: createDraftContent("de"), state: "submitted", submittedAt: new Date() },
    ])
    .returning({ id: recipeDrafts.id });
  if (!recipeDraft || !submittedDraft) throw new Error("no drafts of recipes");
  const { comment, likedComment } = await createComments(userId, recipeId);
  const invoice = await createInvoice(userId);
  return {
    invoice,
    recipeDraft: recipeDraft.id,
    submittedDraft: submittedDraft.id,
    cookbook: cookbook.id,
    otherCookbook: otherCookbook.id,
    trash: trash.id,
    item: recipeId,
    draft,
    session: await createWebSession(userId, "another browser"),
    picture,
    wanted,
    moved,
    comment,
    likedComment,
  };
}

async function createInvoice(userId: string): Promise<string> {
  const now = new Date();
  const [invoice] = await db
    .insert(plusInvoices)
    .values({
      number: randomUUID(),
      userId,
      paymentId: randomUUID(),
      seller: { name: "Verlag", street: null, city: null, vat: null, email: "post@example.org" },
      recipientName: "Anna",
      recipientEmail: "anna@example.org",
      plan: "monthly",
      periodStartsAt: now,
      periodEndsAt: now,
      grossCents: 599,
      vatCents: 96,
      vatPercent: 19,
      locale: "de",
      issuedAt: now,
    })
    .returning({ id: plusInvoices.id });
  if (!invoice) throw new Error("no invoice");
  return invoice.id;
}

/** Content of a draft that can be submitted. */
function completeContent(pictureId: string) {
  return draftContentSchema.parse({
    title: { de: "Knödel" },
    servings: { amount: 4 },
    duration: { preparation: 30 },
    pictureId,
    groups: [{ ingredients: [{ id: "bread", name: "Brötchen" }] }],
    steps: [{ id: "soak", text: { de: "Einweichen." } }],
  });
}

async function createComments(authorId: string, itemId: string) {
  const row = { itemId, kind: "comment", text: "Lecker.", locale: "de" } as const;
  const [own, other] = await db
    .insert(comments)
    .values([{ ...row, authorId }, row])
    .returning({ id: comments.id });
  if (!own || !other) throw new Error("no comments");
  await db.insert(commentLikes).values({ userId: authorId, commentId: other.id });
  return { comment: own.id, likedComment: other.id };
}

/** Random ids in place of the resources; public ones stay. */
export function missingIds(recipeId: string): OwnedResources {
  const id = randomUUID;
  return {
    cookbook: id(),
    otherCookbook: id(),
    trash: id(),
    item: recipeId,
    draft: id(),
    recipeDraft: id(),
    submittedDraft: id(),
    session: id(),
    picture: id(),
    wanted: id(),
    moved: id(),
    comment: id(),
    likedComment: id(),
    invoice: id(),
  };
}

/** Rows of a user that other users must not change, as JSON. */
export async function stateOf({ id }: TestUser): Promise<string> {
  const rows = [];
  const reactions = [likes, ratings, recipeNotes, adaptations, commentLikes];
  for (const table of [cookbooks, sessions, shoppingListItems, uploads, connectedAccounts, ...reactions, users]) {
    rows.push((await db.select().from(table)).filter((row) => ("userId" in row ? row.userId : row.id) === id));
  }
  rows.push(await db.select().from(comments).where(eq(comments.authorId, id)));
  const entries = db.select(getTableColumns(cookbookItems)).from(cookbookItems);
  rows.push(
    await entries.innerJoin(cookbooks, eq(cookbooks.id, cookbookItems.cookbookId)).where(eq(cookbooks.userId, id)),
  );
  rows.push(await db.select().from(recipeDrafts).where(eq(recipeDrafts.authorId, id)));
  // A database may return rows in any order.
  return JSON.stringify(rows.map((some) => some.map((row) => JSON.stringify(row)).sort()));
}
