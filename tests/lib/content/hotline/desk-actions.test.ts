import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerQuestionAction, rejectQuestionAction } from "#lib/content/hotline/desk-actions.ts";
import { deleteOldQuestions } from "#lib/content/hotline/desk-mutations.ts";
import { countOpenQuestions, listQuestions } from "#lib/content/hotline/desk-queries.ts";
import { createQuestion } from "#lib/content/hotline/mutations.ts";
import { listAnsweredQuestions } from "#lib/content/hotline/queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/headers", () => ({ cookies: async () => ({ set() {} }), headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let editor: string;
beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
});
beforeEach(async () => {
  await db.delete(hotlineQuestions);
  await db.delete(outbox);
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

async function ask(changes: Partial<Parameters<typeof createQuestion>[0]> = {}): Promise<string> {
  const question = {
    locale: "de",
    topic: "baking",
    question: "Warum fällt er zusammen?",
    email: "",
    ...changes,
  } as const;
  await createQuestion(question);
  const [row] = await db.select().from(hotlineQuestions).orderBy(sql`created_at desc`).limit(1);
  return row?.id ?? "";
}

const rowOf = async (id: string) => (await db.select().from(hotlineQuestions).where(eq(hotlineQuestions.id, id)))[0];

type Action = typeof answerQuestionAction | typeof rejectQuestionAction;

/** What an action returns, or where it leads to. */
async function run(action: Action, id: string, changes: Record<string, string> = {}): Promise<unknown> {
  const texts = {
    topic: "basics",
    questionDe: "Warum fällt er zusammen?",
    answerDe: "Zu früh heraus.",
    questionEn: "",
    answerEn: "",
  };
  const fields = { id, version: "1", locale: "de", ...(action === answerQuestionAction ? texts : {}), ...changes };
  return action({ status: "open" }, toForm(fields) as never).catch((error: Error) => error.message);
}

const done = "redirected to /de/desk/fragen";

test("only signed-in editors answer and reject", async () => {
  const id = await ask();
  for (const action of [answerQuestionAction, rejectQuestionAction]) {
    await signInAs(null);
    expect(await run(action, id)).toBe(`redirected to /de/login?next=%2Fde%2Fdesk%2Ffragen%2F${id}`);
    const others = [{}, { newType: "contributor" }, { newType: "editor", bannedAt: new Date() }] as const;
    for (const other of others) {
      await signInAs(await createReader(other));
      expect(await run(action, id)).not.toBe(done);
    }
    expect(await rowOf(id)).toMatchObject({ answeredAt: null, rejectedAt: null, version: 1 });
  }
  expect(takeExpired()).toEqual([]);
  await signInAs(await createReader({ newType: "admin" }));
  expect(await run(answerQuestionAction, id)).toBe(done);
});

test("an answer is public in its languages, goes to the reader once, and deletes the address", async () => {
  await signInAs(editor);
  const id = await ask({ email: "Anna@example.org" });
  expect(await run(answerQuestionAction, id)).toBe(done);
  expect(takeExpired()).toEqual(["questions"]);
  expect(await rowOf(id)).toMatchObject({ email: null, topic: "basics", version: 2, rejectedAt: null });
  const expected = { id, topic: "basics", question: "Warum fällt er zusammen?", answer: "Zu früh heraus." };
  expect(await listAnsweredQuestions("de")).toEqual([expected]);
  expect(await listAnsweredQuestions("en")).toEqual([]);
  const mails = await db.select().from(outbox);
  expect(mails.map(({ recipient }) => recipient)).toEqual(["Anna@example.org"]);
  expect(mails[0]?.text).toMatch(/Warum fällt er zusammen\?[\s\S]*Zu früh heraus\.[\s\S]*\/de\/l\/kochhotline/);

  const answeredAt = (await rowOf(id))?.answeredAt;
  const english = { version: "2", questionEn: "Why does it collapse?", answerEn: "Out too early." };
  expect(await run(answerQuestionAction, id, english)).toBe(done);
  expect(await listAnsweredQuestions("en")).toMatchObject([{ question: "Why does it collapse?" }]);
  expect((await rowOf(id))?.answeredAt).toEqual(answeredAt);
  expect(await db.$count(outbox)).toBe(1);
});

test("an answer in the other language goes to the reader in that one", async () => {
  await signInAs(editor);
  const id = await ask({ email: "anna@example.org" });
  await run(answerQuestionAction, id, { answerDe: "", questionEn: "Why?", answerEn: "Out too early." });
  const [mail] = await db.select().from(outbox);
  expect(mail?.text).toMatch(/Antwort auf deine Frage|Hier ist die Antwort/);
  expect(mail?.text).toMatch(/Out too early\.[\s\S]*\/en\/l\/cookinghotline/);
});

test("names the fields that an answer lacks, and keeps the others", async () => {
  await signInAs(editor);
  const id = await ask();
  expect(await run(answerQuestionAction, id, { topic: "", answerDe: " " })).toMatchObject({
    status: "invalid",
    errors: { topic: "noTopic", answerDe: "noAnswer" },
    values: { questionDe: "Warum fällt er zusammen?" },
  });
  expect(await run(answerQuestionAction, id, { answerEn: "Out too early." })).toMatchObject({
    errors: { questionEn: "noQuestion" },
    values: { answerEn: "Out too early." },
  });
  expect(await run(answerQuestionAction, id, { answerDe: "x".repeat(5001) })).toMatchObject({
    errors: { answerDe: "longAnswer" },
  });
});

test("of two editors the second one sees that the question has changed", async () => {
  await signInAs(editor);
  const id = await ask({ email: "anna@example.org" });
  const results = await Promise.all([run(answerQuestionAction, id), run(answerQuestionAction, id)]);
  expect(results).toContain(done);
  expect(results).toContainEqual(expect.objectContaining({ errors: { answerDe: "conflict" } }));
  expect(await run(rejectQuestionAction, id)).toMatchObject({ status: "failed" });
  expect(await db.$count(outbox)).toBe(1);
});

test("a rejected question is not public, and its address is deleted without a mail", async () => {
  await signInAs(editor);
  const id = await ask({ email: "anna@example.org" });
  expect(await run(rejectQuestionAction, id)).toBe(done);
  expect(takeExpired()).toEqual(["questions"]);
  expect(await rowOf(id)).toMatchObject({ email: null, answeredAt: null });
  expect(await db.$count(outbox)).toBe(0);
  const idsOf = async (state: "open" | "answered" | "rejected") =>
    (await listQuestions(state, 1)).data.map((question) => question.id);
  expect(await idsOf("open")).toEqual([]);
  expect(await idsOf("rejected")).toEqual([id]);
  await run(answerQuestionAction, id, { version: "2" });
  expect(await idsOf("answered")).toEqual([id]);
  await run(rejectQuestionAction, id, { version: "3" });
  expect(await listAnsweredQuestions("de")).toEqual([]);
});

test("lists open questions by page in the order in which they came", async () => {
  for (let n = 0; n < 25; n += 1) {
    await db.insert(hotlineQuestions).values({
      locale: "de",
      topic: "baking",
      question: { de: `Frage ${n}` },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
    });
  }
  expect(await countOpenQuestions()).toBe(25);
  const last = await listQuestions("open", 9);
  expect(last.meta.pagination).toEqual({ page: 2, pages: 2, count: 25 });
  expect(last.data.map(({ question }) => question.de)).toEqual(["Frage 24"]);
});

test("deletes questions that were open or rejected for a year, and no answers", async () => {
  await signInAs(editor);
  const [open, rejected, answered] = [await ask(), await ask(), await ask()];
  await run(rejectQuestionAction, rejected);
  await run(answerQuestionAction, answered);
  const fresh = await ask();
  const age = sql`now() - interval '366 days'`;
  const old = { createdAt: age, rejectedAt: sql`rejected_at - interval '366 days'` };
  for (const id of [open, rejected, answered]) {
    await db.update(hotlineQuestions).set(old).where(eq(hotlineQuestions.id, id));
  }
  await deleteOldQuestions();
  const left = (await db.select().from(hotlineQuestions)).map(({ id }) => id);
  expect(left.toSorted()).toEqual([answered, fresh].toSorted());
});
