import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { listDeskGroups } from "#app/[locale]/desk/desk-sections.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import type { Route } from "#lib/platform/routing/routing.ts";
import { createLiveStory, createPictureRow } from "#tests/lib/content/story-drafts/fixtures.ts";
import { createDish, createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/server", async (original) => ({ ...(await original<object>()), after: (end: () => void) => end() }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: () => undefined, set() {} }),
  headers: async () => new Headers(),
}));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  useRouter() {},
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
  notFound: () => {
    throw new Error("not found");
  },
}));
vi.mock("next-intl/server", () => {
  const translate = Object.assign((name: string) => name, { rich: (name: string) => name, raw: () => [] });
  return { getLocale: async () => "de", getTranslations: async () => translate };
});

setUpDatabase();

const pages = globSync("app/[[]locale]/desk/**/page.tsx")
  .map((file) => file.replace(/^app\/\[locale\]\/desk\/?/, "").replace(/\/?page\.tsx$/, ""))
  .toSorted();

/** All that partners see; pages with an id only for what is theirs. */
const partnerPages = ["", "pictures", "pictures/[id]", "statistics", "statistics/[id]", "stories", "stories/[id]"];

let partner: string;
let other: string;
beforeAll(async () => {
  vi.stubEnv("IMAGE_KEYS", "0123456789abcdef");
  partner = await createReader({ newType: "partner" });
  other = await createReader({ newType: "partner" });
});

/** What a page says to a user: "shown", "not found", or where it leads. */
async function open(page: string, userId: string | null, id: string = randomUUID()): Promise<string> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
  const { default: Page } = await import(/* @vite-ignore */ `#app/[locale]/desk/${page ? `${page}/` : ""}page.tsx`);
  const props = { params: Promise.resolve({ locale: "de", id }), searchParams: Promise.resolve({}) };
  return Promise.resolve(Page(props)).then(
    () => "shown",
    (error: Error) => error.message,
  );
}

/** Something that the user owns, for a page with an id. */
async function createOwn(page: string, userId: string): Promise<string> {
  if (page !== "pictures/[id]") return createLiveStory(userId);
  const pictureId = await createPictureRow();
  await db.insert(uploads).values({ pictureId, userId });
  return pictureId;
}

test.each(pages)("readers do not find /desk/%s; without a session they sign in and return there", async (page) => {
  const id = page.includes("[id]") ? await createOwn(page, other) : randomUUID();
  for (const newType of ["community", "contributor"] as const) {
    expect(await open(page, await createReader({ newType }), id), newType).toBe("not found");
  }
  // What a bulk action changes was chosen in the list.
  const returnsTo = page === "published-recipes/bulk" ? "published-recipes" : page;
  const path = routeAddress("de", `/desk${returnsTo && `/${returnsTo}`}` as Route, { id });
  expect(await open(page, null, id)).toBe(`redirected to /de/login?next=${encodeURIComponent(path)}`);
});

test.each(pages.filter((page) => !partnerPages.includes(page)))("partners do not find /desk/%s", async (page) => {
  expect(await open(page, partner, await createDish())).toBe("not found");
  expect(await open(page, partner, await createLiveStory(partner))).toBe("not found");
});

/** Pages that only admins see; the rest of the desk is for editors as well. */
const adminPages = ["accounts", "accounts/[id]", "content", "invitations", "setup"];

test.each(pages.filter((page) => !partnerPages.includes(page)))(
  "readers do not find /desk/%s, and sign in first",
  async (page) => {
    const id = await createDish();
    for (const newType of ["community", "contributor"] as const) {
      expect(await open(page, await createReader({ newType }), id), newType).toBe("not found");
    }
    expect(await open(page, null, id)).toMatch(/^redirected to \/de\/login\?next=%2Fde%2Fdesk/);
  },
);

test.each(adminPages)("editors do not find /desk/%s", async (page) => {
  expect(pages).toContain(page);
  expect(await open(page, await createReader({ newType: "editor" }), partner)).toBe("not found");
});

test.each(partnerPages)("partners find /desk/%s with what is theirs only", async (page) => {
  expect(pages).toContain(page);
  const isOfOne = page.includes("[id]");
  expect(await open(page, partner, isOfOne ? await createOwn(page, partner) : undefined)).toBe("shown");
  if (!isOfOne) return;
  expect(await open(page, partner, await createOwn(page, other)), "of another partner").toBe("not found");
  expect(await open(page, partner), "of none").toBe("not found");
});

test.each(pages.filter((page) => page.includes("[id]")))("admins do not find /desk/%s of none", async (page) => {
  const admin = await createReader({ newType: "admin" });
  expect(await open(page, admin)).toBe("not found");
  expect(await open(page, admin, "no-id")).toBe("not found");
});

test("the navigation of partners has exactly these sections", () => {
  const routes = listDeskGroups("partner").flatMap(({ sections }) => sections.map(({ route }) => route));
  const folders = partnerPages.filter((page) => !page.includes("[id]"));
  expect(routes.toSorted()).toEqual(folders.map((page) => (page ? `/desk/${page}` : "/desk")).toSorted());
});

test("the navigation of editors lacks what only admins find", () => {
  const routesOf = (newType: "editor" | "admin") =>
    listDeskGroups(newType).flatMap(({ sections }) => sections.map(({ route }) => route as string));
  expect(routesOf("editor").length).toBeGreaterThan(15);
  const sections = adminPages.filter((page) => !page.includes("[id]")).map((page) => `/desk/${page}`);
  expect(routesOf("admin")).toEqual(expect.arrayContaining(sections));
  expect(routesOf("editor").filter((route) => sections.includes(route))).toEqual([]);
});
