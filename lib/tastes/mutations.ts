import "server-only";
import { eq, isNull, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { tastes } from "#lib/db/tables/tastes.ts";
import type { Taste } from "./choices.ts";

const now = sql`now()`;

/** Keeps what a user has answered, in place of what was kept. */
export async function keepTaste(userId: string, taste: Taste): Promise<void> {
  const set = { ...taste, answeredAt: now, isDue: false };
  await db
    .insert(tastes)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: tastes.userId, set });
}

/** Takes over what was answered on a device, unless the account has answers of its own: those win. */
export async function adoptTaste(userId: string, taste: Taste): Promise<void> {
  const set = { ...taste, answeredAt: now, isDue: false };
  await db
    .insert(tastes)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: tastes.userId, set, setWhere: isNull(tastes.answeredAt) });
}

/** Remembers that the quiz was offered, so that it is not offered again; answers stay as they are. */
export async function putOffQuiz(userId: string): Promise<void> {
  await db.update(tastes).set({ isDue: false }).where(eq(tastes.userId, userId));
}

/** Forgets the answers. The quiz is not offered again for that. */
export async function forgetTaste(userId: string): Promise<void> {
  const set = { goals: [], diet: null, cuisines: [], intolerances: [], answeredAt: null, isDue: false };
  await db.update(tastes).set(set).where(eq(tastes.userId, userId));
}
