import "server-only";
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";

export type HotlineQuestion = typeof hotlineQuestions.$inferSelect;

/** What editors can list; each question is in one of these states. */
export const questionStates = ["open", "answered", "rejected"] as const;
export type QuestionState = (typeof questionStates)[number];

const pageSize = 24;

const { answeredAt, rejectedAt, createdAt, id: questionId } = hotlineQuestions;

const conditions: Record<QuestionState, SQL | undefined> = {
  open: and(isNull(answeredAt), isNull(rejectedAt)),
  answered: isNotNull(answeredAt),
  rejected: isNotNull(rejectedAt),
};

/** Open questions wait in the order in which they came. */
const orders: Record<QuestionState, SQL[]> = {
  open: [asc(createdAt), asc(questionId)],
  answered: [desc(answeredAt), desc(questionId)],
  rejected: [desc(rejectedAt), desc(questionId)],
};

/** The state of a question. */
export function stateOf({ answeredAt, rejectedAt }: Pick<HotlineQuestion, "answeredAt" | "rejectedAt">): QuestionState {
  if (answeredAt) return "answered";
  return rejectedAt ? "rejected" : "open";
}

/** Counts the questions that wait for an editor. */
export function countOpenQuestions(): Promise<number> {
  return db.$count(hotlineQuestions, conditions.open);
}

/** Lists one page of the questions in a state. A page beyond the last one is the last one. */
export async function listQuestions(state: QuestionState, requestedPage: number): Promise<Page<HotlineQuestion>> {
  const count = await db.$count(hotlineQuestions, conditions[state]);
  return readPage({ count, pageSize, requestedPage }, ({ limit, offset }) =>
    db
      .select()
      .from(hotlineQuestions)
      .where(conditions[state])
      .orderBy(...orders[state])
      .limit(limit)
      .offset(offset),
  );
}

/** Finds a question in any state; null if there is none. */
export async function findQuestion(id: string): Promise<HotlineQuestion | null> {
  const [question] = await db.select().from(hotlineQuestions).where(eq(hotlineQuestions.id, id));
  return question ?? null;
}

/** Locks a question, so that of two editors who decide at once the second one waits. */
export async function lockQuestion(tx: Transaction, id: string): Promise<HotlineQuestion | null> {
  const [question] = await tx.select().from(hotlineQuestions).where(eq(hotlineQuestions.id, id)).for("update");
  return question ?? null;
}
