import "server-only";
import { eq, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { userPreferences } from "#lib/platform/db/tables/preferences.ts";
import type { Preferences } from "./preferences.ts";

const now = sql`now()`;

/** Saves the quiz answers of a user in place of earlier ones. */
export async function savePreferences(userId: string, answers: Preferences): Promise<void> {
  const set = { ...answers, answeredAt: now, shouldOfferQuiz: false };
  await db
    .insert(userPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: userPreferences.userId, set });
}

/** Saves answers given on a device, unless the account has answers already. */
export async function importPreferences(userId: string, answers: Preferences): Promise<void> {
  const set = { ...answers, answeredAt: now, shouldOfferQuiz: false };
  await db
    .insert(userPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: userPreferences.userId, set, setWhere: isNull(userPreferences.answeredAt) });
}

/** Records that the quiz was offered; answers stay as they are. */
export async function dismissQuiz(userId: string): Promise<void> {
  await db.update(userPreferences).set({ shouldOfferQuiz: false }).where(eq(userPreferences.userId, userId));
}

/** Deletes the answers. The quiz is not offered again. */
export async function deletePreferences(userId: string): Promise<void> {
  const set = { goals: [], diet: null, cuisines: [], intolerances: [], answeredAt: null, shouldOfferQuiz: false };
  await db.update(userPreferences).set(set).where(eq(userPreferences.userId, userId));
}
