import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  arrangeFeedAction,
  fixRecipeAction,
  restoreFeedAction,
  saveModuleAction,
  searchReferencesAction,
} from "#lib/content/feeds/desk/actions.ts";
import { findDeskFeed } from "#lib/content/feeds/desk/desk-queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe } from "#tests/support/fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/headers", () => ({ cookies: async () => ({ set() {} }), headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let editorId: string;
let recipeId: string;

beforeAll(async () => {
  editorId = (await createMember({ newType: "editor" })).id;
  recipeId = await createTestRecipe(await createAnna());
});
beforeEach(async () => {
  await signInAs(editorId);
  const modules = [
    { data: { type: "recipe", overline: { de: "Heute", en: "Today" }, itemIds: [recipeId] } },
    { data: { type: "newsletter" } },
    { data: { type: "onboarding" } },
  ];
  await importEntry("feeds", { key: "home", modules });
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

// biome-ignore lint/suspicious/noExplicitAny: the actions have states of different types
type Action = (previous: any, form: FormData) => Promise<unknown>;

async function run(action: Action, fields: Record<string, string>, version?: number): Promise<unknown> {
  const current = (await findDeskFeed("home")).version;
  const target = { locale: "de", feed: "home", version: String(version ?? current) };
  return action({ status: "open" }, toForm({ ...target, ...fields })).catch((error: Error) => error.message);
}

const list = "redirected to /de/desk/startseite";
const readTypes = async () => (await findDeskFeed("home")).modules.map(({ data }) => data.type).join(" ");
const readIds = async () => (await findDeskFeed("home")).modules.map(({ id }) => id);

describe("an editor", () => {
  test("saves an order, and undoes it", async () => {
    const ids = await readIds();
    expect(await run(arrangeFeedAction, { change: "arrange", order: ids.toReversed().join(",") })).toBe(list);
    expect(await readTypes()).toBe("onboarding newsletter recipe");
    expect(takeExpired()).toEqual(["feeds"]);
    const { version } = await findDeskFeed("home");
    expect(await run(restoreFeedAction, { to: String(version) })).toBe(list);
    expect(await readTypes()).toBe("recipe newsletter onboarding");
    expect(takeExpired()).toEqual(["feeds"]);
  });

  test("moves, duplicates and removes a module without script", async () => {
    const [first = "", second = ""] = await readIds();
    await run(arrangeFeedAction, { change: `up:${second}`, order: "" });
    expect(await readTypes()).toBe("newsletter recipe onboarding");
    await run(arrangeFeedAction, { change: `duplicate:${first}` });
    expect(await readTypes()).toBe("newsletter recipe recipe onboarding");
    await run(arrangeFeedAction, { change: `delete:${second}` });
    expect(await readTypes()).toBe("recipe recipe onboarding");
  });

  test("is told when another editor was faster, and keeps the order", async () => {
    const { version } = await findDeskFeed("home");
    const order = (await readIds()).toReversed().join(",");
    await run(arrangeFeedAction, { change: "arrange", order });
    takeExpired();
    const state = await run(arrangeFeedAction, { change: "arrange", order }, version);
    expect(takeExpired()).toEqual([]);
    expect(state).toEqual({ status: "invalid", errors: { order: "conflict" }, values: { order } });
  });

  test("adds a module, and gets back what was typed when something is missing", async () => {
    const fields = {
      id: "",
      type: "partners",
      "heading.de": "Unsere Partner",
      language: "de",
      startsAt: "",
      endsAt: "",
    };
    expect(await run(saveModuleAction, fields)).toMatchObject({
      status: "invalid",
      errors: { "heading.en": "required" },
      values: { "heading.de": "Unsere Partner" },
    });
    expect(takeExpired()).toEqual([]);
    expect(await run(saveModuleAction, { ...fields, "heading.en": "Our partners" })).toBe(list);
    expect(takeExpired()).toEqual(["feeds"]);
    const added = (await findDeskFeed("home")).modules.at(-1);
    expect(added).toMatchObject({ locale: "de", data: { type: "partners", heading: { en: "Our partners" } } });
  });

  test("fixes the recipe of a day and leaves it to the rotation again", async () => {
    const [id = ""] = await readIds();
    const { date } = toLocalTime(new Date());
    expect(await run(fixRecipeAction, { id, date, itemId: recipeId })).toContain(id);
    expect(takeExpired()).toEqual(["feeds"]);
    expect((await findDeskFeed("home")).modules[0]?.data).toMatchObject({ fixed: [{ date, itemId: recipeId }] });
    await run(fixRecipeAction, { id, date, itemId: "" });
    expect((await findDeskFeed("home")).modules[0]?.data).not.toHaveProperty("fixed");
    expect(await run(fixRecipeAction, { id, date: "2020-01-01", itemId: recipeId })).toMatchObject({
      status: "invalid",
    });
  });

  test("finds recipes by words of their titles in both languages", async () => {
    const search = (words: string, kind = "recipe") => searchReferencesAction({ kind, words, locale: "de" } as never);
    expect(await search("cheese")).toMatchObject({ ok: true, data: [{ id: recipeId, title: "Käsespätzle" }] });
    expect(await search("käse 100%")).toMatchObject({ ok: true, data: [] });
    expect(await search("anna", "user")).toMatchObject({ ok: true, data: [{ title: "Anna" }] });
    expect(await search("käse", "tip")).toMatchObject({ ok: true, data: [] });
    for (const kind of ["item", "category", "ingredient", "video", "picture"]) {
      expect(await search("x", kind)).toMatchObject({ ok: true });
    }
  });
});

test("nothing changes for others", async () => {
  const [id = ""] = await readIds();
  const { date } = toLocalTime(new Date());
  const before = await findDeskFeed("home");
  for (const user of [null, (await createMember({ newType: "contributor" })).id]) {
    await signInAs(user);
    await run(arrangeFeedAction, { change: `delete:${id}` });
    await run(restoreFeedAction, { to: "1" });
    await run(saveModuleAction, { id: "", type: "newsletter" });
    await run(fixRecipeAction, { id, date, itemId: recipeId });
    expect(await searchReferencesAction({ kind: "item", words: "Käse", locale: "de" })).toMatchObject({ ok: false });
  }
  expect(await findDeskFeed("home")).toEqual(before);
  expect(takeExpired()).toEqual([]);
});
