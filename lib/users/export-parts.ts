import "server-only";
import { and, asc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, credentials, mailTokens, sessions, signUps, uploads } from "#lib/db/tables/accounts.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { likes } from "#lib/db/tables/likes.ts";
import { newsletterSubscriptions, outbox } from "#lib/db/tables/mail.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { ratings } from "#lib/db/tables/ratings.ts";
import { recipeIngredients, recipes, recipeTexts } from "#lib/db/tables/recipes.ts";
import { shoppingItems } from "#lib/db/tables/shopping.ts";
import { stories, storyTexts } from "#lib/db/tables/stories.ts";
import { tastes } from "#lib/db/tables/tastes.ts";
import { ingredientTexts, slugHistory } from "#lib/db/tables/taxonomy.ts";
import { partners, users } from "#lib/db/tables/users.ts";
import { feedbacks } from "#lib/db/tables/voices.ts";

export interface Exported {
  id: string;
  /** Lower case; null for an account without one. */
  email: string | null;
}

/** A part of the export is a file of JSON with this name. What proves something (hashes of passwords and tokens) is in none of them. */
export const exportParts: Record<string, (user: Exported) => Promise<unknown>> = {
  account: async ({ id }) => {
    const [account] = await db.select().from(users).where(eq(users.id, id));
    const formerAddresses = await db
      .select({ slug: slugHistory.slug })
      .from(slugHistory)
      .where(and(eq(slugHistory.kind, "user"), eq(slugHistory.targetId, id)));
    const [partner] = await db.select().from(partners).where(eq(partners.userId, id));
    const [password] = await db
      .select({ changedAt: credentials.changedAt })
      .from(credentials)
      .where(eq(credentials.userId, id));
    return { ...account, formerAddresses, partner: partner ?? null, passwordChangedAt: password?.changedAt ?? null };
  },
  "connected-accounts": ({ id }) => db.select().from(connectedAccounts).where(eq(connectedAccounts.userId, id)),
  sessions: ({ id }) => {
    const { tokenHash: _, ...open } = getTableColumns(sessions);
    return db.select(open).from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt));
  },
  likes: ({ id }) =>
    db
      .select({ ...getTableColumns(likes), title: titleOf("likes") })
      .from(likes)
      .where(eq(likes.userId, id))
      .orderBy(asc(likes.createdAt)),
  ratings: ({ id }) =>
    db
      .select({ ...getTableColumns(ratings), title: titleOf("ratings") })
      .from(ratings)
      .where(eq(ratings.userId, id))
      .orderBy(asc(ratings.createdAt)),
  taste: async ({ id }) => {
    const [taste] = await db.select().from(tastes).where(eq(tastes.userId, id));
    return taste ?? null;
  },
  cookbooks: async ({ id }) => {
    const books = await db.select().from(cookbooks).where(eq(cookbooks.userId, id)).orderBy(asc(cookbooks.createdAt));
    const entries = await db
      .select({ ...getTableColumns(cookbookItems), title: titleOf("cookbook_items") })
      .from(cookbookItems)
      .innerJoin(cookbooks, eq(cookbooks.id, cookbookItems.cookbookId))
      .where(eq(cookbooks.userId, id))
      .orderBy(asc(cookbookItems.position));
    return books.map((book) => ({ ...book, items: entries.filter(({ cookbookId }) => cookbookId === book.id) }));
  },
  "shopping-list": ({ id }) =>
    db
      .select({ ...getTableColumns(shoppingItems), name: ingredientTexts.one })
      .from(shoppingItems)
      .leftJoin(
        ingredientTexts,
        and(eq(ingredientTexts.ingredientId, shoppingItems.ingredientId), eq(ingredientTexts.locale, "de")),
      )
      .where(eq(shoppingItems.userId, id))
      .orderBy(asc(shoppingItems.createdAt)),
  recipes: ({ id }) => works(id, "recipe"),
  stories: ({ id }) => works(id, "article"),
  pictures: ({ id }) =>
    db
      .select({ ...getTableColumns(pictures), sentAt: uploads.createdAt })
      .from(uploads)
      .innerJoin(pictures, eq(pictures.id, uploads.pictureId))
      .where(eq(uploads.userId, id)),
  mails: async ({ id, email }) => {
    // Their text may hold a link that opens the account.
    const underWay = db
      .select({
        recipient: outbox.recipient,
        subject: outbox.subject,
        createdAt: outbox.createdAt,
        failedAt: outbox.failedAt,
      })
      .from(outbox)
      .where(eq(sql`lower(${outbox.recipient})`, email ?? ""));
    const links = db
      .select({
        purpose: mailTokens.purpose,
        email: mailTokens.email,
        createdAt: mailTokens.createdAt,
        expiresAt: mailTokens.expiresAt,
      })
      .from(mailTokens)
      .where(or(eq(mailTokens.userId, id), eq(mailTokens.email, email ?? "")));
    const signUp = db
      .select({ email: signUps.email, name: signUps.name, createdAt: signUps.createdAt })
      .from(signUps)
      .where(eq(signUps.email, email ?? ""));
    return { underWay: await underWay, links: await links, signUps: await signUp };
  },
  newsletter: ({ email }) =>
    db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email ?? "")),
  feedback: ({ email }) =>
    db
      .select()
      .from(feedbacks)
      .where(eq(sql`lower(${feedbacks.email})`, email ?? "")),
};

/** A title in one of its languages, so that an id says something. */
function titleOf(table: "likes" | "ratings" | "cookbook_items") {
  return sql<string | null>`(select title from item_texts where item_texts.item_id = ${sql.identifier(table)}.item_id
    order by locale limit 1)`;
}

/** Everything somebody has written, in all states, as it is stored. */
async function works(authorId: string, type: "recipe" | "article") {
  const own = await db
    .select()
    .from(items)
    .where(and(eq(items.authorId, authorId), eq(items.type, type)))
    .orderBy(asc(items.createdAt));
  const ids = own.map(({ id }) => id);
  const { words: _, ...text } = getTableColumns(itemTexts);
  const texts = await db.select(text).from(itemTexts).where(inArray(itemTexts.itemId, ids));
  const rows = {
    recipe: await db.select().from(recipes).where(inArray(recipes.itemId, ids)),
    recipeTexts: await db.select().from(recipeTexts).where(inArray(recipeTexts.itemId, ids)),
    ingredients: await db.select().from(recipeIngredients).where(inArray(recipeIngredients.itemId, ids)),
    story: await db.select().from(stories).where(inArray(stories.itemId, ids)),
    storyTexts: await db.select().from(storyTexts).where(inArray(storyTexts.itemId, ids)),
  };
  return own.map((item) => ({
    ...item,
    texts: texts.filter(({ itemId }) => itemId === item.id),
    ...Object.fromEntries(
      Object.entries(rows).map(([name, all]) => [name, all.filter(({ itemId }) => itemId === item.id)]),
    ),
  }));
}
