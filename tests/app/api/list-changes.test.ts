import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { callRoute, findDocumentedSchemas } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createSampleSite, insertSample } from "#tests/support/sample-site.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getRequestUser: async () => null,
  clearSignedInCookie: async () => {},
}));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

beforeAll(async () => {
  await createSampleSite(undefined, true);
  await insertSample("feeds", "menus");
}, 120_000);

interface Entry {
  id: string;
  deleted?: true;
  title?: string;
}
interface Changes {
  data: Entry[];
  meta: { changes: { until: string } };
  links: { self: string; next: string | null };
}

const synchronized = allOperations.filter(({ changed }) => changed);

/** Follows the links of all pages until everything that was written before is among them. */
async function synchronize(path: string, since = "1970-01-01T00:00:00Z", size = 100) {
  const start = Date.now() + 1;
  const entries: Entry[] = [];
  let query = `?${new URLSearchParams({ updated_since: since, size: String(size) })}`;
  for (;;) {
    const response = await callRoute(path, { query });
    const body: Changes = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    entries.push(...body.data);
    const { until } = body.meta.changes;
    if (body.links.next) query = new URL(body.links.next).search;
    else if (Date.parse(until) >= start) return { entries, until };
    else query = `?${new URLSearchParams({ updated_since: until, size: String(size) })}`;
  }
}

test("recipes, articles, categories, tags, ingredients and collections have changes", () => {
  expect(synchronized.map(({ path }) => path).sort()).toEqual(
    ["/articles", "/categories", "/content-collections", "/ingredients", "/recipes", "/tags"].sort(),
  );
});

test.each(synchronized.map((operation) => [operation.id, operation] as const))(
  "%s with updated_since has what the list has, as documented",
  async (_, operation) => {
    const { path } = operation;
    const { entries, until } = await synchronize(path, undefined, 7);
    const listed: string[] = [];
    const types = path === "/articles" ? ["article", "news", "shopping_tip"] : [""];
    for (const type of types)
      for (let next: string | null = `?size=100${type && `&story_type=${type}`}`; next; ) {
        const { data, links }: Pick<Changes, "data" | "links"> = await (await callRoute(path, { query: next })).json();
        listed.push(...data.map(({ id }) => id));
        next = links.next && new URL(links.next).search;
      }
    const shown = new Set(entries.filter(({ deleted }) => !deleted).map(({ id }) => id));
    expect(listed.length).toBeGreaterThan(0);
    expect([...shown].sort()).toEqual(expect.arrayContaining(listed.sort()));
    if (path !== "/tags") expect(shown.size).toBe(listed.length);
    const body = await (await callRoute(path, { query: `?updated_since=1970-01-01T00:00:00Z&size=3` })).json();
    expect(findDocumentedSchemas(operation).answer?.safeParse(body).error).toBeUndefined();
    expect((await synchronize(path, until)).entries).toEqual([]);
  },
);

test("what is unpublished, expired or deleted is a tombstone, what is renamed comes with its new name", async () => {
  const { entries, until } = await synchronize("/recipes");
  const [renamed, unpublished, expired, deleted] = entries.filter(({ deleted: isGone }) => !isGone).map(({ id }) => id);
  await db
    .update(itemTexts)
    .set({ title: "Neuer Name" })
    .where(eq(itemTexts.itemId, renamed ?? ""));
  await db
    .update(items)
    .set({ state: "draft" })
    .where(eq(items.id, unpublished ?? ""));
  await db
    .update(items)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(items.id, expired ?? ""));
  await db.delete(items).where(eq(items.id, deleted ?? ""));
  const after = await synchronize("/recipes", until);
  const tombstone = (id = "") => ({ id, deleted: true, updated: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(after.entries).toEqual([
    expect.objectContaining({ id: renamed, title: "Neuer Name" }),
    tombstone(unpublished),
    tombstone(expired),
    tombstone(deleted),
  ]);
  const [card] = after.entries as unknown as { publishing: { updated: string } }[];
  expect(Date.parse(card?.publishing.updated ?? "")).toBeGreaterThanOrEqual(Date.parse(until));
});

test("static pages are no articles, and hidden tags no tags", async () => {
  const [page] = await db.select().from(stories).where(eq(stories.storyType, "static_page")).limit(1);
  const { entries } = await synchronize("/articles");
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(({ id }) => id)).not.toContain(page?.itemId ?? "");
  const hidden = await db.select().from(tags).where(eq(tags.isHidden, true));
  await db.update(tagTexts).set({ summary: "Neu" });
  const listed = (await synchronize("/tags")).entries.map(({ id }) => id);
  expect(listed.filter((id) => hidden.some((tag) => tag.id === id))).toEqual([]);
});

test.each([
  ["?updated_since=yesterday", "updated_since"],
  ["?updated_since=2026-02-30T00:00:00Z", "updated_since"],
  ["?updated_since=2026-01-01", "updated_since"],
  ["?updated_since=2026-01-01T00:00:00Z&after=x", "after"],
  ["?after=00000000-0000-4000-8000-000000000000", "after"],
  ["?updated_since=2026-01-01T00:00:00Z&page=2", "page"],
  ["?updated_since=2026-01-01T00:00:00Z&diet=vegan&sort=title", "diet"],
  ["?updated_since=2026-01-01T00:00:00Z&size=101", "size"],
])("refuses %s and names the parameter", async (query, field) => {
  const response = await callRoute("/recipes", { query });
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toContainEqual(expect.objectContaining({ field }));
});

test("takes times of every year and zone", async () => {
  for (const time of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2026-11-25T10:00:00%2B02:00"])
    expect((await callRoute("/recipes", { query: `?updated_since=${time}` })).status, time).toBe(200);
});
