import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { deleteDeskTag, updateDeskTag } from "#lib/content/tags/desk-mutations.ts";
import { addRedirectAction, removeRedirectAction } from "#lib/desk/redirects/actions.ts";
import { addRedirect, removeRedirect } from "#lib/desk/redirects/desk-mutations.ts";
import { listRedirects } from "#lib/desk/redirects/desk-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { redirects } from "#lib/platform/db/tables/routing.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { findRedirect } from "#lib/platform/routing/find-redirect.ts";
import { findSlug, invalidateSlugs } from "#lib/platform/routing/slugs.ts";
import { createTag, tagContent } from "#tests/lib/content/tags/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let editorId: string;
beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
});
beforeEach(() => {
  session.user = { id: editorId };
});

const lookups = { findSlug, countPages: async () => null, isFiltered: () => false };
const find = (path: string) => findRedirect(path, lookups);

describe("a redirect", () => {
  beforeAll(async () => {
    await addRedirect(editorId, "/de/vorhanden", "/de/rezepte");
  });

  test("leads a path without a page to a page until it is removed", async () => {
    const { id } = await addRedirect(editorId, "/de/kürbis-aktion", "/de/rezepte");
    expect(await find("/de/kürbis-aktion")).toBe("/de/rezepte");
    expect(await find("/de/kürbis-aktion/")).toBe("/de/rezepte");
    expect(await find("/de/andere-aktion")).toBeNull();
    await removeRedirect(editorId, id);
    expect(await find("/de/kürbis-aktion")).toBeNull();
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(log).toMatchObject([
      { action: "create", subjectName: "/de/kürbis-aktion", details: { target: "/de/rezepte" } },
      { action: "delete" },
    ]);
    await expect(removeRedirect(editorId, id)).rejects.toMatchObject({ code: "missing" });
  });

  test("follows a page that is renamed, in one step, and ends with the page", async () => {
    const id = await createTag(editorId, "Blumig");
    await addRedirect(editorId, "/de/blumen", "/de/tags/blumig");
    await updateDeskTag({ editorId, id, version: 1 }, tagContent("Blütig"));
    invalidateSlugs("/tags/[slug]", ["blumig", "bluetig"]);
    expect(await find("/de/blumen")).toBe("/de/tags/bluetig");
    await deleteDeskTag({ editorId, id, version: 2 });
    invalidateSlugs("/tags/[slug]", ["blumig", "bluetig"]);
    expect(await find("/de/blumen")).toBeNull();
  });

  test("of a former address leads to the current one", async () => {
    const id = await createTag(editorId, "Grün");
    await updateDeskTag({ editorId, id, version: 1 }, tagContent("Grasig"));
    await addRedirect(editorId, "/de/gras", "/de/tags/gruen");
    expect(await db.select().from(redirects).where(eq(redirects.path, "/de/gras"))).toMatchObject([
      { target: "/de/tags/grasig" },
    ]);
  });

  test.each([
    ["over a page", "/de/rezepte", "/de/stories", "livingPage", "path"],
    ["over a former address", "/de/tags/alt", "/de/stories", "livingPage", "path"],
    ["to no page", "/de/alt-1", "/de/gibt-es-nicht", "badPath", "target"],
    ["to itself", "/de/alt-2", "/de/alt-2", "loop", "target"],
    ["to a redirect", "/de/alt-3", "/de/vorhanden", "loop", "target"],
    ["twice", "/de/vorhanden", "/de/stories", "taken", "path"],
  ])("is not added %s", async (_, path, target, code, field) => {
    if (path.startsWith("/de/tags/")) {
      const id = await createTag(editorId, "Alt");
      await updateDeskTag({ editorId, id, version: 1 }, tagContent("Neu"));
    }
    await expect(addRedirect(editorId, path, target)).rejects.toMatchObject({ code, field });
  });
});

test("the list has former slugs and added redirects, and finds both by a part of either address", async () => {
  const id = await createTag(editorId, "Ahorn");
  await updateDeskTag({ editorId, id, version: 1 }, tagContent("Birke"));
  await addRedirect(editorId, "/de/ahorn-woche", "/de/rezepte");
  const { data, meta } = await listRedirects("ahorn", 1);
  expect(data.map(({ id: added, path, target }) => [added !== null, path, target])).toEqual([
    [true, "/de/ahorn-woche", "/de/rezepte"],
    [false, "/de/tags/ahorn", "/de/tags/birke"],
    [false, "/en/tags/ahorn-en", "/en/tags/birke-en"],
  ]);
  expect(meta.pagination).toEqual({ page: 1, pages: 1, count: 3 });
  expect((await listRedirects("birke-en", 1)).data.map(({ path }) => path)).toEqual(["/en/tags/ahorn-en"]);
});

function createForm(fields: Record<string, string>): FormData {
  return toForm({ id: "", version: "0", locale: "de", ...fields });
}
const add = (path: string, target = "/de/rezepte") =>
  addRedirectAction({ status: "open" }, createForm({ path, target }));

test("signs that have a meaning in addresses are kept in paths and encoded in targets", async () => {
  await addRedirect(editorId, "/de/100% küche?", "/de/rezepte");
  const [listed] = (await listRedirects("100%", 1)).data;
  expect(listed).toMatchObject({ path: "/de/100% küche?", target: "/de/rezepte" });
  expect(await find("/de/100% küche?")).toBe("/de/rezepte");
});

test("the form reads addresses as they are pasted; no page shows a redirect", async () => {
  await expect(add("https://tischlein.example/de/k%C3%BCche/?utm=1#oben")).rejects.toThrow("/de/desk/weiterleitungen");
  const [row] = await db.select().from(redirects).where(eq(redirects.path, "/de/küche"));
  const form = toForm({ id: row?.id ?? "", locale: "de" });
  await expect(removeRedirectAction({ status: "open" }, form)).rejects.toThrow("/de/desk/weiterleitungen");
  expect(await find("/de/küche")).toBeNull();
  expect(takeExpired()).toEqual([]);
});

test.each(["", "alt", "/api/recipes", "//böse.example", "/de/../en", "/de/%", "https://x.example/"])(
  "the form refuses %s",
  async (path) => {
    expect(await add(path)).toMatchObject({ status: "invalid", values: { path, target: "/de/rezepte" } });
  },
);

test.each<UserType>(["community", "contributor", "partner"])("users of type %s change nothing", async (newType) => {
  const { id } = await addRedirect(editorId, `/de/art-${newType}`, "/de/rezepte");
  session.user = { id: await createReader({ newType }) };
  expect(await add("/de/fremd")).toMatchObject({ status: "failed" });
  const form = toForm({ id, locale: "de" });
  expect(await removeRedirectAction({ status: "open" }, form)).toMatchObject({ status: "failed" });
  expect(await find(`/de/art-${newType}`)).toBe("/de/rezepte");
});
