import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { searchItems } from "#lib/content/search/queries.ts";
import { addSearchRuleAction, removeSearchRuleAction } from "#lib/content/search/rules/actions.ts";
import { listRemovedRules, listRules } from "#lib/content/search/rules/list-queries.ts";
import { findRedirect } from "#lib/content/search/rules/queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {}, revalidateTag() {} }));
vi.mock("next/navigation", () => ({ redirect() {}, unstable_rethrow() {} }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

setUpDatabase();
const takeExpired = recordExpiry();

const keys = new SampleKeys();
let editor: string;
/** The German title of the recipe for tiramisu. */
let tiramisu: string;

beforeAll(async () => {
  await createSampleSite(keys, true);
  editor = await createReader({ newType: "editor", name: "Erna" });
  const { rows } = await db.execute<{ title: string }>(sql`
    select title from item_texts where locale = 'de' and item_id = ${keys.id("recipe", "tiramisu")}`);
  tiramisu = rows[0]?.title ?? "";
}, 120_000);
beforeEach(async () => {
  await db.execute(sql`truncate search_synonyms, search_redirects`);
  await signInAs(editor);
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

function add(fields: Record<string, string>) {
  return addSearchRuleAction({ status: "open" }, toForm({ language: "de", kind: "synonym", locale: "de", ...fields }));
}
function remove(id: string, kind: string) {
  return removeSearchRuleAction(null, toForm({ id, kind }));
}
const errorsOf = (state: Awaited<ReturnType<typeof add>>) => ("errors" in state ? state.errors : state.status);
const count = async (search: string, locale: "de" | "en" = "de") =>
  (await searchItems({ locale, search }))?.pagination.count;

test("a synonym gives a search its results, in its language only, until it is removed", async () => {
  expect(await count("Stangerlbrot")).toBe(0);
  expect(await add({ phrase: "Stangerlbrot", target: "Focaccia" })).toEqual({ status: "sent" });
  expect(takeExpired()).toEqual(["search-rules"]);
  expect(await count("stangerlbrot")).toBe(await count("Focaccia"));
  expect((await searchItems({ locale: "de", search: "Stangerlbrot" }))?.corrections).toEqual([
    { typed: "Stangerlbrot", meant: "Focaccia" },
  ]);
  expect(await count("Stangerlbrot", "en")).toBe(0);
  const [rule] = await listRules();
  expect(rule).toMatchObject({ kind: "synonym", typed: "Stangerlbrot", createdBy: "Erna", judgedCount: 0, reason: "" });
  expect(await remove(rule?.id ?? "", "synonym")).toMatchObject({ ok: true });
  expect(takeExpired()).toEqual(["search-rules"]);
  expect(await count("Stangerlbrot")).toBe(0);
  expect(await listRules()).toEqual([]);
  expect(await listRemovedRules()).toMatchObject([{ typed: "Stangerlbrot", removedBy: "Erna" }]);
});

test("a synonym that makes judged queries worse needs a reason", async () => {
  const harmful = { phrase: "Hummus", target: "Tiramisu" };
  const refused = await add(harmful);
  expect(errorsOf(refused)).toEqual({ reason: "relevance" });
  expect(refused.check?.before).toBeGreaterThan(0.9);
  expect(refused.check?.after).toBeLessThan(0.5);
  expect(refused.check?.queries.map(({ search }) => search)).toContain("Hummus");
  expect("values" in refused && refused.values.target).toBe("Tiramisu");
  expect(await listRules()).toEqual([]);
  expect(takeExpired()).toEqual([]);
  expect(await add({ ...harmful, reason: "Aktion der Woche" })).toEqual({ status: "sent" });
  expect(await listRules()).toMatchObject([{ reason: "Aktion der Woche", judgedCount: refused.check?.queries.length }]);
});

test("a synonym that changes nothing for the worse is added at once", async () => {
  expect(await add({ phrase: "Linsensuppe", target: "Rote Linsensuppe" })).toEqual({ status: "sent" });
  expect((await listRules()).find(({ typed }) => typed === "Linsensuppe")?.judgedCount).toBeGreaterThan(0);
});

test("a redirect leads to a recipe, category or search", async () => {
  const { rows } = await db.execute<{ slug: string; title: string }>(sql`
    select slug, title from item_texts where locale = 'de' and item_id = ${keys.id("recipe", "tiramisu")}`);
  const { slug = "", title = "" } = rows[0] ?? {};
  expect(await add({ phrase: "Nachspeise Hit", kind: "page", target: `/de/rezepte/${slug}?x=1` })).toEqual({
    status: "sent",
  });
  expect(await findRedirect("de", "nachspeise  HIT")).toBe(`/de/rezepte/${slug}`);
  expect(await findRedirect("en", "Nachspeise Hit")).toBeNull();
  expect(await findRedirect("de", "Nachspeise Hit Italien")).toBeNull();
  expect(await add({ phrase: "Zweiter Hit", kind: "page", target: title.toUpperCase() })).toEqual({ status: "sent" });
  expect(await add({ phrase: "Abendbrot Ideen", kind: "page", target: "/de/kategorien/abendessen" })).toEqual({
    status: "sent",
  });
  expect(await findRedirect("de", "Abendbrot Ideen")).toBe("/de/kategorien/abendessen");
  expect(await add({ phrase: "Stangerl", kind: "search", target: "Focaccia" })).toEqual({ status: "sent" });
  expect(await findRedirect("de", "Stangerl")).toBe("/de/suche?search=Focaccia");
  expect(await listRules()).toMatchObject([
    { typed: "Stangerl", target: "Focaccia", isPage: false },
    { typed: "Abendbrot Ideen", isPage: true },
    { typed: "Zweiter Hit", target: title, isPage: true },
    { typed: "Nachspeise Hit", target: title, isPage: true },
  ]);
});

/** The English address of a recipe, which leads to the same recipe in German. */
async function findEnglishAddress(key: string): Promise<string> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from item_texts where locale = 'en' and item_id = ${keys.id("recipe", key)}`);
  return `http://localhost:3000/en/recipes/${rows[0]?.slug}`;
}

test("a page that is no longer public is no target", async () => {
  const id = keys.id("recipe", "tiramisu");
  await add({ phrase: "Hit", kind: "page", target: tiramisu });
  expect(await findRedirect("de", "Hit")).not.toBeNull();
  await db.execute(sql`update items set expires_at = now() where id = ${id}`);
  expect(await findRedirect("de", "Hit")).toBeNull();
  expect(errorsOf(await add({ phrase: "Neuer Hit", kind: "page", target: tiramisu }))).toEqual({
    target: "notFound",
  });
  await db.execute(sql`update items set expires_at = null where id = ${id}`);
});

test("a redirect of a judged query is checked like a synonym", async () => {
  const wrong = await add({ phrase: "Hummus", kind: "page", target: tiramisu });
  expect(errorsOf(wrong)).toEqual({ reason: "relevance" });
  expect(wrong.check).toMatchObject({ before: 1, after: 0 });
  const right = await findEnglishAddress("hummus");
  expect(await add({ phrase: "Hummus", kind: "page", target: right })).toEqual({ status: "sent" });
  expect(await listRules()).toMatchObject([{ judgedCount: 1, ndcgBefore: 1, ndcgAfter: 1 }]);
});

test.each([
  ["nothing", { phrase: "", target: "" }, { phrase: "required", target: "required" }],
  ["signs only", { phrase: "😀", target: "Suppe" }, { phrase: "required" }],
  ["itself", { phrase: "Kürbissuppe", target: "kuerbissuppe" }, { target: "same" }],
  ["words that find nothing", { phrase: "Stangerl", target: "Qwxzyq" }, { target: "nothingFound" }],
  [
    "another site",
    { phrase: "Stangerl", kind: "page", target: "https://evil.example/de/rezepte/hummus" },
    { target: "notFound" },
  ],
  ["no page", { phrase: "Stangerl", kind: "page", target: "//evil.example" }, { target: "notFound" }],
  ["a list", { phrase: "Stangerl", kind: "page", target: "/de/rezepte" }, { target: "notFound" }],
  ["a broken address", { phrase: "Stangerl", kind: "page", target: "/de/rezepte/%ff" }, { target: "notFound" }],
  ["a long phrase", { phrase: "a".repeat(61), target: "Suppe" }, { phrase: "tooLong" }],
])("%s is no target", async (_, fields, errors) => {
  expect(errorsOf(await add(fields as unknown as Record<string, string>))).toEqual(errors);
});

test("a phrase has one rule, and redirects lead in no circle", async () => {
  await add({ phrase: "Stangerl", kind: "search", target: "Focaccia" });
  expect(errorsOf(await add({ phrase: "STANGERL", target: "Suppe" }))).toEqual({ phrase: "exists" });
  const back = await add({ phrase: "Focaccia", kind: "search", target: "Stangerl", reason: "Kreis" });
  expect(errorsOf(back)).toMatchObject({ target: "nothingFound" });
  const circle = await add({ phrase: "Focaccia", kind: "search", target: "Suppe", reason: "Kreis" });
  expect(errorsOf(circle)).toEqual({ phrase: "loop" });
  expect(await listRules()).toHaveLength(1);
});

test("of two editors who add the same at once, one is told", async () => {
  const states = await Promise.all(["Focaccia", "Suppe", "Pizza"].map((target) => add({ phrase: "Stangerl", target })));
  expect(states.filter(({ status }) => status === "sent")).toHaveLength(1);
  expect(states.filter((state) => JSON.stringify(errorsOf(state)) === '{"phrase":"exists"}')).toHaveLength(2);
});

test("only editors add and remove rules", async () => {
  await add({ phrase: "Stangerl", target: "Focaccia" });
  const [rule] = await listRules();
  takeExpired();
  for (const user of [null, await createReader(), await createReader({ newType: "partner" })]) {
    await signInAs(user);
    // Where the session has ended, the form leads to signing in.
    expect((await add({ phrase: "Anderes", target: "Focaccia" })).status).toBe(user ? "failed" : "done");
    expect(await remove(rule?.id ?? "", "synonym")).toMatchObject({ ok: false });
  }
  expect((await listRules()).map(({ typed }) => typed)).toEqual(["Stangerl"]);
  expect(takeExpired()).toEqual([]);
});
