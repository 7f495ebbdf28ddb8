import "server-only";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, type DeskTarget, requireCurrent } from "#lib/platform/desk-resources/desk-change.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { lockQuestion } from "./desk-queries.ts";
import type { Topic } from "./schema.ts";

interface Answer extends DeskTarget {
  topic: Topic;
  /** Texts per language; a language without an answer stays empty. */
  question: Localized;
  answer: Localized;
}

/**
 * Publishes a question with its answer, or changes what is published. The first answer also goes to
 * the address that the reader has left, which is deleted then.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function answerQuestion({ topic, question, answer, ...target }: Answer): Promise<DeskChange> {
  const texts = { question: withoutEmpty(question), answer: withoutEmpty(answer) };
  return changeAsEditor(target.editorId, async (tx) => {
    const current = requireCurrent(await lockQuestion(tx, target.id), target.version);
    await tx
      .update(hotlineQuestions)
      .set({
        topic,
        ...texts,
        version: current.version + 1,
        answeredAt: current.answeredAt ?? currentTime(),
        rejectedAt: null,
        email: null,
      })
      .where(eq(hotlineQuestions.id, target.id));
    await record(tx, target, current.answeredAt ? "update" : "publish", texts.question);
    if (current.email) await sendAnswer(tx, { to: current.email, locale: current.locale, ...texts });
    return { id: target.id, tags: [cacheTags.questions] };
  });
}

/**
 * Rejects a question, or takes an answered one off the page; the address of the reader is deleted.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function rejectQuestion(target: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(target.editorId, async (tx) => {
    const { version } = requireCurrent(await lockQuestion(tx, target.id), target.version);
    await tx
      .update(hotlineQuestions)
      .set({ version: version + 1, answeredAt: null, rejectedAt: currentTime(), email: null })
      .where(eq(hotlineQuestions.id, target.id));
    // The text of a rejected question is deleted after a year, earlier than the line.
    await record(tx, target, "reject", {});
    return { id: target.id, tags: [cacheTags.questions] };
  });
}

/** Deletes questions that have been open or rejected for a year. */
export async function deleteOldQuestions(): Promise<void> {
  const limit = sql`now() - interval '1 year'`;
  await db
    .delete(hotlineQuestions)
    .where(
      or(
        lt(hotlineQuestions.rejectedAt, limit),
        and(
          isNull(hotlineQuestions.answeredAt),
          isNull(hotlineQuestions.rejectedAt),
          lt(hotlineQuestions.createdAt, limit),
        ),
      ),
    );
}

const maxNameLength = 80;

async function record(
  tx: Transaction,
  { editorId: actorId, id: subjectId }: DeskTarget,
  action: "publish" | "update" | "reject",
  question: Partial<Localized>,
): Promise<void> {
  const text = question.de ?? question.en ?? "";
  const subjectName = text.length > maxNameLength ? `${text.slice(0, maxNameLength - 1).trimEnd()}…` : text;
  await recordChange(tx, { actorId, action, subjectType: "question", subjectId, subjectName });
}

interface AnswerEmail {
  to: string;
  locale: Locale;
  question: Partial<Localized>;
  answer: Partial<Localized>;
}

/** Sends the answer in the language of the reader, else in the one there is. */
async function sendAnswer(tx: Transaction, { to, locale: wanted, question, answer }: AnswerEmail): Promise<void> {
  const locale = toActiveLocale(wanted);
  const language = answer[locale] ? locale : locales.find((other) => answer[other]);
  if (!language) return;
  const texts = { question: question[language] ?? "", answer: answer[language] ?? "" };
  const link = address(language, "/l/cookinghotline");
  await queueEmail(tx, { to, locale, email: { kind: "questionAnswered", ...texts, link } });
}

function withoutEmpty(texts: Localized): Partial<Localized> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}
