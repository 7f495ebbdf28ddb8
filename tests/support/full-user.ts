import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { createApiSession, createWebSession } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, mailTokens, signUps } from "#lib/db/tables/accounts.ts";
import { recipeDrafts, recipeReviews } from "#lib/db/tables/community/recipe-drafts.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { likes } from "#lib/db/tables/likes.ts";
import { newsletterSubscriptions } from "#lib/db/tables/newsletters.ts";
import { userPreferences } from "#lib/db/tables/preferences.ts";
import { ratings } from "#lib/db/tables/ratings.ts";
import { recipeNotes } from "#lib/db/tables/recipes.ts";
import { slugHistory } from "#lib/db/tables/routing.ts";
import { shoppingListItems, shoppingListRemovals } from "#lib/db/tables/shopping-lists.ts";
import { followDigests, follows, partners } from "#lib/db/tables/users.ts";
import { createFeedback } from "#lib/feedback/mutations.ts";
import { queueEmail } from "#lib/mail/queue.ts";
import { createDraftContent } from "#lib/recipe-drafts/draft.ts";
import { replaceOwnPicture, uploadPicture } from "#lib/users/picture-mutations.ts";
import { createUserComments } from "#tests/lib/comments/user-comments.ts";
import { createMember } from "#tests/support/accounts.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

/** Creates a JPEG of one colour. */
export const createPhoto = (width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#25439b" } })
    .jpeg()
    .toBuffer();

/**
 * Creates a user with rows in every table that refers to users, and with stored files. Likes and
 * rates `dish`, a recipe of another user.
 */
export async function createFullUser(dish: string) {
  const member = await createMember({ bio: { de: "Kocht gern sauer." }, website: "https://sauer.example" });
  const { id: userId, email } = member;
  await replaceOwnPicture(userId, await createPhoto(), "centre");
  const cover = await uploadPicture(userId, await createPhoto(600, 450));
  const slug = randomUUID();
  const draft = await createTestRecipe(userId, {
    state: "draft",
    publishedAt: undefined,
    pictureId: (await uploadPicture(userId, await createPhoto(500, 400))).id,
    texts: { de: recipeTexts(slug, "Saure Spätzle") },
  });
  await db.insert(likes).values({ userId, itemId: dish });
  await db.insert(ratings).values({ userId, itemId: dish, stars: 4 });
  await db.execute(
    sql`insert into follows (user_id, author_id) select ${userId}, author_id from items where id = ${dish}`,
  );
  await db.insert(followDigests).values({ userId, locale: "de", consent: "v1" });
  await db.insert(recipeNotes).values({ userId, itemId: dish, text: "Mehr Zwiebeln." });
  const content = { ...createDraftContent("de"), title: { de: "Saure Spätzle, zweiter Versuch", en: "" } };
  const [written] = await db
    .insert(recipeDrafts)
    .values({ authorId: userId, content })
    .returning({ id: recipeDrafts.id });
  await db.insert(recipeReviews).values([
    { draftId: written?.id, userId, action: "submit" },
    { draftId: written?.id, action: "reject", reason: "Zu sauer.", notes: { "title.de": "Bitte kürzer." } },
    { recipeId: dish, userId, action: "expire", effectiveAt: new Date() },
  ]);
  await db.insert(userPreferences).values({
    userId,
    goals: ["budget"],
    diet: "vegetarian",
    cuisines: ["eastern-european"],
    intolerances: ["gluten"],
    answeredAt: new Date(),
  });
  await db.insert(shoppingListItems).values({ userId, id: randomUUID(), text: "sauren Apfel", recipeId: dish });
  await db.insert(shoppingListRemovals).values({ userId, id: randomUUID(), removedAt: new Date() });
  const book = { userId, slug: randomUUID(), titles: { de: "Für saure Tage" }, coverId: cover.id };
  const [cookbook] = await db.insert(cookbooks).values(book).returning({ id: cookbooks.id });
  if (!cookbook) throw new Error("no cookbook");
  await db.insert(cookbookItems).values({ cookbookId: cookbook.id, itemId: dish, position: 0, note: "mehr Zitrone" });
  await db.insert(connectedAccounts).values({ provider: "google", subject: randomUUID(), userId, email });
  await db.insert(partners).values({ userId, position: 0, logo: "<svg/>", trade: { de: "Essig", en: "Vinegar" } });
  await createApiSession(userId, "Kochkiste 3");
  await createWebSession(userId, "Firefox 150");
  const tomorrow = new Date(Date.now() + 86_400_000);
  await db.insert(mailTokens).values({ tokenHash: randomUUID(), purpose: "reset", userId, email, expiresAt: tomorrow });
  const signUp = {
    name: "Noch eine Küche",
    passwordHash: "hash",
    provider: null,
    subject: null,
    locale: "de",
  } as const;
  await db.insert(signUps).values({ email, ...signUp });
  await db.insert(newsletterSubscriptions).values({ email, locale: "de", consent: "v1", location: "footer" });
  await db.insert(slugHistory).values([
    { kind: "user", locale: "de", slug: `frueher-${slug}`, targetId: userId },
    { kind: "item", locale: "de", slug: `alt-${slug}`, targetId: draft },
  ]);
  await createFeedback({ message: "Der Knopf klemmt.", email, path: "/de", locale: "de" });
  await db.transaction((tx) =>
    queueEmail(tx, { to: email, locale: "de", email: { kind: "passwordChanged", resetLink: "/de/reset-password" } }),
  );
  await createUserComments(userId, dish);
  // Another user follows them and uses a picture of theirs, and share images of their works exist.
  const otherUser = await createMember();
  await db.insert(follows).values({ userId: otherUser.id, authorId: userId });
  const [borrowedPicture] = await db
    .execute<{ id: string }>(sql`select picture_id as id from items where id = ${draft}`)
    .then(({ rows }) => rows);
  await db
    .insert(cookbooks)
    .values({ userId: otherUser.id, slug: randomUUID(), titles: { de: "Geliehenes" }, coverId: borrowedPicture?.id });
  for (const id of [cookbook.id, draft]) {
    const folder = join(process.env.DATA_DIR ?? "", "share", id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "drawn.jpg"), "drawn");
  }
  return { ...member, works: [cookbook.id, draft] };
}
