import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { limits } from "#lib/kitchen/cookbooks/limits.ts";
import { getOwnCookbook, listOwnEntries } from "#lib/kitchen/cookbooks/queries-own.ts";
import { countCookbookCreation } from "#lib/kitchen/cookbooks/rate-limits.ts";
import { db } from "#lib/platform/db/client.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import de from "#messages/de.json";
import { createHousePicture } from "#tests/lib/content/pictures/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createCookbook, createRecipe, fillCookbook } from "./fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
const refresh = vi.hoisted(() => vi.fn());
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirect ${href}`);
  },
}));

const {
  createCookbookAction,
  deleteCookbookAction,
  renameCookbookAction,
  restoreCookbookAction,
  setCoverAction,
  setVisibilityAction,
  shareInHouseholdAction,
} = await import("#lib/kitchen/cookbooks/actions.ts");
const { addItemAction, moveItemAction, removeItemAction, reorderItemsAction, setNoteAction, undoMoveItemAction } =
  await import("#lib/kitchen/cookbooks/item-actions.ts");
const { createCookbookWithItemAction, loadSaveModalAction, saveFormAction } = await import(
  "#lib/kitchen/cookbooks/save-actions.ts"
);

setUpDatabase();
const takeExpired = recordExpiry();

const locale = "de";
const done = { ok: true, data: undefined };
let userId: string;
let id: string;
let item: string;

beforeEach(async () => {
  userId = (await createMember()).id;
  session.user = { id: userId };
  refresh.mockReset();
  id = (await createCookbook(userId)).id;
  item = await createRecipe(userId, "Brot");
});

const itemIds = async () => (await listOwnEntries(userId, id)).map(({ itemId }) => itemId);

const toActionForm = (fields: Record<string, string>) => toForm({ ...fields, $ACTION_ID_x: "" });

describe("called with an object", () => {
  test("answers a result and does not redirect", async () => {
    expect(await addItemAction({ id, item, locale })).toEqual(done);
    expect(await itemIds()).toEqual([item]);
    expect(await removeItemAction({ id, item, locale })).toEqual(done);
    expect(await itemIds()).toEqual([]);
  });

  test("changes nothing that another user of the device has saved", async () => {
    const entry = { id, item, locale, user: randomUUID() } as const;
    const unauthorized = { ok: false, code: "unauthorized", errors: {} };
    const count = await db.$count(cookbooks);
    expect(await addItemAction(entry)).toEqual(unauthorized);
    expect(await createCookbookWithItemAction({ ...entry, id: randomUUID(), title: "Brote" })).toEqual(unauthorized);
    expect(await itemIds()).toEqual([]);
    expect(await db.$count(cookbooks)).toBe(count);
    expect(await addItemAction({ ...entry, user: userId })).toEqual(done);
    expect(await removeItemAction(entry)).toEqual(unauthorized);
    expect(await itemIds()).toEqual([item]);
  });

  test("answers the error codes of the REST API", async () => {
    expect(await addItemAction({ id, item: randomUUID(), locale })).toMatchObject({ ok: false, code: "missing" });
    expect(await addItemAction({ id: "x", item, locale })).toMatchObject({
      ok: false,
      code: "invalid",
      errors: { id: "missing" },
    });
    await fillCookbook(id, userId, limits.items);
    const limit = { ok: false, code: "limit", errors: { items: "1000" } };
    expect(await addItemAction({ id, item, locale })).toEqual(limit);
    session.user = null;
    expect(await addItemAction({ id, item, locale })).toMatchObject({ ok: false, code: "unauthorized" });
  });

  test("refreshes the page for changes that only the user's own pages make", async () => {
    await addItemAction({ id, item, locale });
    expect(refresh).not.toHaveBeenCalled();
    await setVisibilityAction({ id, locale, visibility: "public" });
    await reorderItemsAction({ id, ids: [item] });
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

describe("what a change expires", () => {
  test.each([
    ["public", ["cookbooks"]],
    ["unlisted", ["cookbooks"]],
    ["private", []],
  ] as const)("of a cookbook that is %s: %j", async (visibility, expected) => {
    const { id: book } = await createCookbook(userId, "Sonntags", { visibility });
    const key = { id: book, locale } as const;
    const shown = await createRecipe(userId, "Kuchen", { pictureId: await createHousePicture() });
    const entry = { ...key, item: shown };
    const open = { status: "open" } as const;
    const changes: (() => Promise<unknown>)[] = [
      () => renameCookbookAction(open, toForm({ ...key, title: "Montags", summary: "" })),
      () => addItemAction(entry),
      () => setNoteAction(open, toForm({ ...entry, note: "Mit Kruste" })),
      () => reorderItemsAction({ id: book, ids: [shown] }),
      () => setCoverAction(entry),
      () => moveItemAction({ ...entry, cookbook: id }),
      () => undoMoveItemAction({ ...entry, from: id }),
      () => removeItemAction(entry),
      () => saveFormAction(null, toActionForm({ item, locale, here: "/de/rezepte/brot", cookbook: book })),
      () => deleteCookbookAction(key),
      () => restoreCookbookAction(key),
      () => deleteCookbookAction(toActionForm(key)).catch((error: Error) => expect(error.message).toMatch("redirect")),
    ];
    for (const change of changes) {
      expect(await change(), String(change)).not.toMatchObject({ ok: false });
      expect(takeExpired(), String(change)).toEqual(expected);
    }
  });

  test("hiding or showing a cookbook does, sharing it in the household does not", async () => {
    for (const visibility of ["public", "private"] as const) {
      await setVisibilityAction({ id, locale, visibility });
      expect(takeExpired()).toEqual(["cookbooks"]);
    }
    await shareInHouseholdAction({ id, locale, shared: "true" } as never);
    expect(takeExpired()).toEqual([]);
  });

  test("nothing when it is refused", async () => {
    const { id: others } = await createCookbook((await createMember()).id, "Fremd", { visibility: "public" });
    expect(await addItemAction({ id: others, item, locale })).toMatchObject({ ok: false });
    expect(await deleteCookbookAction({ id: others, locale })).toMatchObject({ ok: false });
    expect(takeExpired()).toEqual([]);
  });
});

describe("posted by a form without script", () => {
  test("redirects to the page that offers to undo the change", async () => {
    await addItemAction({ id, item, locale });
    await expect(removeItemAction(toActionForm({ id, item, locale }))).rejects.toThrow(
      `redirect /de/profile/kochbuecher/${id}?removed=${item}`,
    );
    await expect(deleteCookbookAction(toActionForm({ id, locale }))).rejects.toThrow(
      `redirect /de/profile/kochbuecher?deleted=${id}`,
    );
    expect(await getOwnCookbook(userId, id, locale)).toBeNull();
  });

  test("redirects to the list with the error, or to the sign-in page", async () => {
    await expect(deleteCookbookAction(toActionForm({ id: randomUUID(), locale }))).rejects.toThrow(
      "redirect /de/profile/kochbuecher?problem=missing",
    );
    session.user = null;
    await expect(deleteCookbookAction(toActionForm({ id, locale }))).rejects.toThrow("redirect /de/login");
  });
});

describe("saving by a form without script", () => {
  const fields = () => ({ item, locale, here: "/de/rezepte/brot" });

  test("shows the cookbooks, and saves in the chosen one or a new one", async () => {
    const asked = await saveFormAction(null, toActionForm(fields()));
    expect(asked).toMatchObject({ ok: true, data: { cookbooks: [{ id, hasItem: false }] } });
    const saved = await saveFormAction(null, toActionForm({ ...fields(), cookbook: id }));
    expect(saved).toMatchObject({ ok: true, data: { cookbooks: [{ id, hasItem: true }] } });
    expect(await itemIds()).toEqual([item]);
    const created = await saveFormAction(null, toActionForm({ ...fields(), title: " Gäste " }));
    const newest = { title: "Gäste", hasItem: true };
    expect(created).toMatchObject({
      ok: true,
      data: { cookbooks: expect.arrayContaining([expect.objectContaining(newest)]) },
    });
  });

  test("refuses an empty title, and leads signed-out users to sign up and back", async () => {
    const untitled = await saveFormAction(null, toActionForm({ ...fields(), title: " " }));
    expect(untitled).toMatchObject({ ok: false, code: "invalid", errors: { title: "titleMissing" } });
    session.user = null;
    const to = encodeURIComponent(fields().here);
    await expect(saveFormAction(null, toActionForm(fields()))).rejects.toThrow(`redirect /de/signup?next=${to}`);
    const elsewhere = toActionForm({ ...fields(), here: "https://example.org" });
    await expect(saveFormAction(null, elsewhere)).rejects.toThrow(/redirect \/de\/signup$/);
  });
});

describe("moving an item into a new cookbook", () => {
  const newId = randomUUID();
  const fields = { cookbook: "new", newTitle: " Gäste ", locale } as const;

  test("creates it, and undoing deletes it", async () => {
    await addItemAction({ id, item, locale });
    expect(await moveItemAction({ ...fields, id, item, newId })).toEqual(done);
    expect(await getOwnCookbook(userId, newId, locale)).toMatchObject({ title: "Gäste", count: 1 });
    expect(await undoMoveItemAction({ id, item, locale, from: newId, isNew: true })).toEqual(done);
    expect(await getOwnCookbook(userId, newId, locale)).toBeNull();
    expect(await itemIds()).toEqual([item]);
  });

  test("needs a title, and asks for it where there is no script", async () => {
    await addItemAction({ id, item, locale });
    const untitled = { ...fields, id, item, newTitle: " " };
    const invalid = { ok: false, code: "invalid", errors: { title: "titleMissing" } };
    expect(await moveItemAction(untitled)).toEqual(invalid);
    await expect(moveItemAction(toActionForm(untitled))).rejects.toThrow(
      `redirect /de/profile/kochbuecher/${id}?item=${item}&problem=titleMissing`,
    );
    await expect(moveItemAction(toActionForm({ ...untitled, newTitle: "Gäste" }))).rejects.toThrow(
      `redirect /de/profile/kochbuecher/${id}`,
    );
    expect(await itemIds()).toEqual([]);
  });

  test("moves to an existing cookbook whatever the empty title says", async () => {
    await addItemAction({ id, item, locale });
    const other = (await createCookbook(userId, "Sonntag")).id;
    const form = toActionForm({ ...fields, id, item, cookbook: other, newTitle: "" });
    await expect(moveItemAction(form)).rejects.toThrow(`redirect /de/profile/kochbuecher/${id}`);
    expect(await getOwnCookbook(userId, other, locale)).toMatchObject({ count: 1 });
  });
});

describe("the save dialog", () => {
  test("loads its messages and the user's cookbooks", async () => {
    await addItemAction({ id, item, locale });
    expect(await loadSaveModalAction({ item, locale })).toEqual({
      ok: true,
      data: {
        messages: de.cookbooks.saveModal,
        itemTitle: "Brot",
        cookbooks: [{ id, title: "Unter der Woche", count: 1, hasItem: true }],
      },
    });
    session.user = null;
    expect(await loadSaveModalAction({ item, locale })).toMatchObject({ ok: false, code: "unauthorized" });
  });

  test("creates a cookbook with the item, and names what is wrong with the title", async () => {
    const newId = randomUUID();
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect(await createCookbookWithItemAction({ id: newId, title: " Gäste ", item, locale })).toMatchObject({
        ok: true,
        data: { id: newId, title: "Gäste", count: 1, hasItem: true },
      });
    }
    const invalid = { ok: false, code: "invalid", errors: { title: "titleMissing" } };
    expect(await createCookbookWithItemAction({ id: randomUUID(), title: " ", item, locale })).toMatchObject(invalid);
    const others = Array.from({ length: limits.cookbooks - 2 }, () => randomUUID());
    await db.insert(cookbooks).values(others.map((other) => ({ id: other, slug: other, userId, titles: {} })));
    const limit = { ok: false, code: "limit", errors: { cookbooks: "200" } };
    expect(await createCookbookWithItemAction({ id: randomUUID(), title: "Zu viel", item, locale })).toEqual(limit);
  });
});

test("creating cookbooks has a limit for each user, in every way that creates one", async () => {
  for (let count = 0; count < 250; count++) await countCookbookCreation(userId);
  const tooMany = { ok: false, code: "tooMany" };
  const form = toForm({ locale, title: "Suppen", summary: "Warm" });
  const values = { title: "Suppen", summary: "Warm" };
  expect(await createCookbookAction(null, form)).toMatchObject({ status: "limited", values });
  expect(await createCookbookWithItemAction({ locale, title: "Suppen", item })).toMatchObject(tooMany);
  expect(await saveFormAction(null, toActionForm({ item, locale, title: "Suppen" }))).toMatchObject(tooMany);
  const move = { locale, id, item, cookbook: "new", newTitle: "Suppen" } as const;
  expect(await moveItemAction(move)).toMatchObject(tooMany);
  await expect(moveItemAction(toActionForm(move))).rejects.toThrow("redirect /de/profile/kochbuecher?problem=limited");
  expect(await db.$count(cookbooks, eq(cookbooks.userId, userId))).toBe(1);
  session.user = await createMember();
  await expect(createCookbookAction(null, form)).rejects.toThrow("redirect /de/profile/kochbuecher/");
});
