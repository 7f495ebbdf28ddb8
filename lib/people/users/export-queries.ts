import "server-only";
import { and, asc, eq, getTableColumns, or, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import {
  connectedAccounts,
  credentials,
  mailTokens,
  sessions,
  signUps,
  uploads,
} from "#lib/platform/db/tables/accounts.ts";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { feedbackMessages } from "#lib/platform/db/tables/feedback.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import { ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { likes } from "#lib/platform/db/tables/likes.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { userPreferences } from "#lib/platform/db/tables/preferences.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { recipeNotes } from "#lib/platform/db/tables/recipes.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import { shoppingListItems, shoppingListRemovals } from "#lib/platform/db/tables/shopping-lists.ts";
import { partners, type UserType, users } from "#lib/platform/db/tables/users.ts";

export interface ExportUser {
  id: string;
  /** Lower case; null for an account without one. */
  email: string | null;
  newType: UserType;
}

/**
 * Parts of the export: each becomes a JSON file of this name. Hashes of passwords and tokens are
 * excluded.
 */
export const exportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
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
  notes: ({ id }) =>
    db
      .select({ ...getTableColumns(recipeNotes), title: titleOf("recipe_notes") })
      .from(recipeNotes)
      .where(eq(recipeNotes.userId, id))
      .orderBy(asc(recipeNotes.createdAt)),
  adaptations: ({ id }) =>
    db
      .select({ ...getTableColumns(adaptations), title: titleOf("adaptations") })
      .from(adaptations)
      .where(eq(adaptations.userId, id))
      .orderBy(asc(adaptations.createdAt)),
  ratings: ({ id }) =>
    db
      .select({ ...getTableColumns(ratings), title: titleOf("ratings") })
      .from(ratings)
      .where(eq(ratings.userId, id))
      .orderBy(asc(ratings.createdAt)),
  taste: async ({ id }) => {
    const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, id));
    if (!row) return null;
    // The export keeps the key it has always had.
    const { shouldOfferQuiz: isDue, createdAt, ...answers } = row;
    return { ...answers, isDue, createdAt };
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
      .select({ ...getTableColumns(shoppingListItems), name: ingredientTexts.singular })
      .from(shoppingListItems)
      .leftJoin(
        ingredientTexts,
        and(eq(ingredientTexts.ingredientId, shoppingListItems.ingredientId), eq(ingredientTexts.locale, "de")),
      )
      .where(eq(shoppingListItems.userId, id))
      .orderBy(asc(shoppingListItems.createdAt)),
  "shopping-list-removals": ({ id }) =>
    db
      .select()
      .from(shoppingListRemovals)
      .where(eq(shoppingListRemovals.userId, id))
      .orderBy(asc(shoppingListRemovals.removedAt)),
  pictures: ({ id }) =>
    db
      .select({ ...getTableColumns(pictures), sentAt: uploads.createdAt })
      .from(uploads)
      .innerJoin(pictures, eq(pictures.id, uploads.pictureId))
      .where(eq(uploads.userId, id)),
  mails: async ({ id, email }) => {
    // The text is excluded: it may contain a link that signs in.
    const queuedMails = db
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
    return { underWay: await queuedMails, links: await links, signUps: await signUp };
  },
  feedback: ({ email }) =>
    db
      .select()
      .from(feedbackMessages)
      .where(eq(sql`lower(${feedbackMessages.email})`, email ?? "")),
  questions: ({ email }) =>
    db
      .select()
      .from(hotlineQuestions)
      .where(eq(sql`lower(${hotlineQuestions.email})`, email ?? "")),
};

/** Lists the pictures a user has uploaded, with their keys in the storage. */
export function listUploadedPictures(userId: string): Promise<{ id: string; key: string }[]> {
  return db
    .select({ id: pictures.id, key: pictures.storageKey })
    .from(uploads)
    .innerJoin(pictures, eq(pictures.id, uploads.pictureId))
    .where(eq(uploads.userId, userId));
}

/** The title of the item in one of its languages. */
function titleOf(table: "likes" | "ratings" | "recipe_notes" | "adaptations" | "cookbook_items") {
  return sql<string | null>`(select title from item_texts where item_texts.item_id = ${sql.identifier(table)}.item_id
    order by locale limit 1)`;
}
