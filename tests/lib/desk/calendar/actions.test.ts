import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findOrCreateIssue } from "#lib/business/newsletters/issues/mutations.ts";
import { planIssue } from "#lib/business/newsletters/issues/plan-mutations.ts";
import { moveEntryAction } from "#lib/desk/calendar/actions.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { type ItemType, items } from "#lib/platform/db/tables/items.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createLiveStory } from "#tests/lib/content/story-drafts/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
const setCookie = vi.hoisted(() => vi.fn());
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ set: setCookie }),
}));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

// A century ahead, so that these days are in the future.
const published = "2099-03-10T07:30:00.000Z";
const expires = "2099-04-20T16:00:00.000Z";
let editor: string;

beforeEach(async () => {
  editor = await createReader({ newType: "editor" });
  await signInAs(editor);
  setCookie.mockClear();
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

async function createScheduled(type: ItemType = "recipe"): Promise<string> {
  const slug = randomUUID();
  const texts = { de: recipeTexts(slug, "Stollen"), en: recipeTexts(`${slug}-en`, "Stollen") };
  const author = await createReader();
  const id = type === "recipe" ? await createTestRecipe(author, { texts }) : await createLiveStory(author);
  const dates = { publishedAt: new Date(published), expiresAt: new Date(expires) };
  await db.update(items).set(dates).where(eq(items.id, id));
  return id;
}

/** The state of the form after the move, or the address it leads to. */
async function move(id: string, changes: Record<string, string> = {}): Promise<unknown> {
  const fields = { id, kind: "publication", from: published, date: "2099-04-02", locale: "de", ...changes };
  return moveEntryAction({ status: "open" }, toForm(fields)).catch((error: Error) => error.message);
}

const calendar = "/de/desk/kalender";
const lists = ["cards", "categories", "feeds", "tags", "users"];
const datesOf = async (id: string) => {
  const dates = { publishedAt: items.publishedAt, expiresAt: items.expiresAt };
  const [row] = await db.select(dates).from(items).where(eq(items.id, id));
  return { publishedAt: row?.publishedAt?.toISOString(), expiresAt: row?.expiresAt?.toISOString() };
};
const untouched = { publishedAt: published, expiresAt: expires };

describe("a move", () => {
  test.each(["recipe", "article"] as const)(
    "of an item (%s) expires its pages, its author and all lists",
    async (type) => {
      const id = await createScheduled(type);
      const [author] = await db
        .select({ slug: users.slug })
        .from(items)
        .innerJoin(users, eq(users.id, items.authorId))
        .where(eq(items.id, id));
      const ownLists = type === "recipe" ? ["ingredients"] : [];
      const pages = [...lists, ...ownLists, ...(await itemTags(id)), `user:${author?.slug}`].toSorted();
      expect(pages).toHaveLength(lists.length + ownLists.length + 3);
      expect(await move(id)).toBe(`redirected to ${calendar}?month=2099-04`);
      expect(takeExpired()).toEqual(pages);
      expect(await move(id, { kind: "expiry", from: expires, date: "2099-05-01" })).toMatch("?month=2099-05");
      expect(takeExpired()).toEqual(pages);
      expect(await datesOf(id)).toEqual({
        publishedAt: "2099-04-02T06:30:00.000Z",
        expiresAt: "2099-05-01T16:00:00.000Z",
      });
    },
  );

  test.each(["recipe", "article"] as const)("of an item (%s) has its address looked up again", async (type) => {
    const id = await createScheduled(type);
    const slug = (await itemTags(id))[0]?.slice("item:".length) ?? "";
    const find = () => findSlug(type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", "de", slug);
    await db
      .update(items)
      .set({ publishedAt: new Date("2026-01-01") })
      .where(eq(items.id, id));
    expect(await find()).toBe(slug);
    await db
      .update(items)
      .set({ publishedAt: new Date(published) })
      .where(eq(items.id, id));
    // It is known for five minutes.
    expect(await find()).toBe(slug);
    await move(id);
    expect(await find()).toBeNull();
  });

  test("of an issue of the newsletter expires nothing: no page shows it before it is sent", async () => {
    const itemId = await createTestRecipe(await createReader(), {
      texts: { de: recipeTexts(randomUUID(), "Suppe"), en: recipeTexts(randomUUID(), "Soup") },
    });
    const texts = { subject: "Advent", preheader: "", intro: "" };
    const id = await findOrCreateIssue({ texts: { de: texts, en: texts }, itemIds: [itemId] });
    await planIssue({ id, editorId: editor, version: 1 }, new Date(published));
    takeExpired();
    expect(await move(id, { kind: "newsletter" })).toBe(`redirected to ${calendar}?month=2099-04`);
    expect(takeExpired()).toEqual([]);
    const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
    expect(issue?.plannedAt).toEqual(new Date("2099-04-02T06:30:00Z"));
  });

  test("is said on the calendar of the month it leads to, in the language of the page", async () => {
    const id = await createScheduled();
    expect(await move(id, { locale: "en" })).toBe("redirected to /en/desk/calendar?month=2099-04");
    expect(setCookie.mock.calls).toMatchObject([["flash", "entryMoved", { path: "/en/desk/calendar" }]]);
  });
});

describe("nothing moves and no page expires", () => {
  async function expectUntouched(id: string): Promise<void> {
    expect(await datesOf(id)).toEqual(untouched);
    expect(takeExpired()).toEqual([]);
    expect(setCookie).not.toHaveBeenCalled();
    expect(await db.$count(auditLog, eq(auditLog.subjectId, id))).toBe(0);
  }

  test("without a session: the reader signs in and returns to the calendar", async () => {
    const id = await createScheduled();
    await signInAs(null);
    expect(await move(id)).toBe("redirected to /de/login?next=%2Fde%2Fdesk%2Fkalender");
    await expectUntouched(id);
  });

  test.each([
    { newType: "community" },
    { newType: "contributor" },
    { newType: "partner" },
    { newType: "editor", bannedAt: new Date("2026-01-01") },
  ] as const)("for a user who is no editor: %o", async (user) => {
    const id = await createScheduled();
    await signInAs(await createReader(user));
    expect(await move(id)).not.toBe(`redirected to ${calendar}?month=2099-04`);
    await expectUntouched(id);
  });

  test("beyond the rate limit, which other editors do not share", async () => {
    const id = await createScheduled();
    // Limiters of one name count together.
    const count = createRateLimiter({ name: "calendar", maxCount: 240, windowMs: 600_000 });
    for (let moves = 1; moves < 240; moves += 1) await count(editor);
    expect(await move(randomUUID())).toMatchObject({ status: "failed" });
    expect(await move(id)).toMatchObject({ status: "limited" });
    await expectUntouched(id);
    await signInAs(await createReader({ newType: "admin" }));
    expect(await move(id)).toBe(`redirected to ${calendar}?month=2099-04`);
  });

  test.each([
    ["a day that has passed", { date: "2020-01-01" }, "past"],
    ["a day after the expiry", { date: "2099-05-01" }, "order"],
    ["a time that another editor has changed", { from: "2099-03-11T07:30:00.000Z" }, "conflict"],
    ["no day", { date: "" }, "required"],
    ["a day that no calendar has", { date: "2099-02-30" }, "required"],
  ])("with %s, which the form says of the day", async (_, changes, error) => {
    const id = await createScheduled();
    const values = { date: "date" in changes ? changes.date : "2099-04-02" };
    expect(await move(id, changes)).toEqual({ status: "invalid", errors: { date: error }, values });
    await expectUntouched(id);
  });

  test.each<[string, Record<string, string>]>([
    ["a kind that stays where it is", { kind: "moduleStart" }],
    ["a time that is none", { from: "yesterday" }],
    ["an unknown language", { locale: "fr" }],
    ["a field it does not have", { editorId: randomUUID() }],
  ])("with a form that has %s", async (_, changes) => {
    const id = await createScheduled();
    expect(await move(id, changes)).toMatchObject({ status: "failed" });
    await expectUntouched(id);
  });

  test("for an item or issue that there is not", async () => {
    expect(await move(randomUUID())).toMatchObject({ status: "failed" });
    expect(await move("1 or 1=1")).toMatchObject({ status: "failed" });
    expect(await move(randomUUID(), { kind: "newsletter" })).toMatchObject({ status: "failed" });
    expect(takeExpired()).toEqual([]);
  });
});
