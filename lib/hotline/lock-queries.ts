import "server-only";
import { eq } from "drizzle-orm";
import { hotlineQuestions } from "#lib/db/tables/hotline.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { HotlineQuestion } from "./desk-queries.ts";

/** Locks a question, so that of two editors who decide at once the second one waits. */
export async function lockQuestion(tx: Transaction, id: string): Promise<HotlineQuestion | null> {
  const [question] = await tx.select().from(hotlineQuestions).where(eq(hotlineQuestions.id, id)).for("update");
  return question ?? null;
}
