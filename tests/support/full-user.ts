import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { openApiSession, openWebSession } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, mailTokens, signUps } from "#lib/db/tables/accounts.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { likes } from "#lib/db/tables/likes.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
import { ratings } from "#lib/db/tables/ratings.ts";
import { shoppingItems } from "#lib/db/tables/shopping.ts";
import { tastes } from "#lib/db/tables/tastes.ts";
import { slugHistory } from "#lib/db/tables/taxonomy.ts";
import { partners } from "#lib/db/tables/users.ts";
import { sendFeedback } from "#lib/feedbacks/mutations.ts";
import { queueMail } from "#lib/mail/queue.ts";
import { replaceOwnPicture, uploadPicture } from "#lib/users/pictures.ts";
import { newMember } from "#tests/support/accounts.ts";
import { kaesespaetzle, words } from "#tests/support/kitchen.ts";

/** A photograph of nothing. */
export const photo = (width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#25439b" } })
    .jpeg()
    .toBuffer();

/** Somebody who has left something in every table that knows users, and in the storage; `dish` is somebody else's, liked and rated. */
export async function fullUser(dish: string) {
  const member = await newMember({ bio: { de: "Kocht gern sauer." }, website: "https://sauer.example" });
  const { id: userId, email } = member;
  await replaceOwnPicture(userId, await photo(), "centre");
  const cover = await uploadPicture(userId, await photo(600, 450));
  const slug = randomUUID();
  const draft = await kaesespaetzle(userId, {
    state: "draft",
    publishedAt: undefined,
    pictureId: (await uploadPicture(userId, await photo(500, 400))).id,
    texts: { de: words(slug, "Saure Spätzle") },
  });
  await db.insert(likes).values({ userId, itemId: dish });
  await db.insert(ratings).values({ userId, itemId: dish, stars: 4 });
  await db.insert(tastes).values({
    userId,
    goals: ["budget"],
    diet: "vegetarian",
    cuisines: ["eastern-european"],
    intolerances: ["gluten"],
    answeredAt: new Date(),
  });
  await db.insert(shoppingItems).values({ userId, id: randomUUID(), text: "sauren Apfel", recipeId: dish });
  const book = { userId, slug: randomUUID(), titles: { de: "Für saure Tage" }, coverId: cover.id };
  const [cookbook] = await db.insert(cookbooks).values(book).returning({ id: cookbooks.id });
  if (!cookbook) throw new Error("no cookbook");
  await db.insert(cookbookItems).values({ cookbookId: cookbook.id, itemId: dish, position: 0, note: "mehr Zitrone" });
  await db.insert(connectedAccounts).values({ provider: "google", subject: randomUUID(), userId, email });
  await db.insert(partners).values({ userId, position: 0, logo: "<svg/>", trade: { de: "Essig", en: "Vinegar" } });
  await openApiSession(userId, "Kochkiste 3");
  await openWebSession(userId, "Firefox 150");
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
  await sendFeedback({ message: "Der Knopf klemmt.", email, path: "/de", locale: "de" });
  await db.transaction((tx) =>
    queueMail(tx, { to: email, locale: "de", letter: { kind: "passwordChanged", resetLink: "/de/reset-password" } }),
  );
  // Somebody else shows the picture of something of theirs, and the share images of their works are drawn.
  const fan = await newMember();
  const [borrowed] = await db
    .execute<{ id: string }>(sql`select picture_id as id from items where id = ${draft}`)
    .then(({ rows }) => rows);
  await db
    .insert(cookbooks)
    .values({ userId: fan.id, slug: randomUUID(), titles: { de: "Geliehenes" }, coverId: borrowed?.id });
  for (const id of [cookbook.id, draft]) {
    const folder = join(process.env.DATA_DIR ?? "", "share", id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "drawn.jpg"), "drawn");
  }
  return { ...member, works: [cookbook.id, draft] };
}
