import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { loadAdaptedRecipeAction } from "#app/[locale]/recipes/[slug]/actions.tsx";
import * as user from "#app/api/users/[id]/route.ts";
import * as logos from "#app/logos/[file]/route.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { adaptationRateLimits } from "#lib/kitchen/adaptations/rate-limits.ts";
import { getPartnerLogo, getUser, listUsersById } from "#lib/people/users/queries.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { db } from "#lib/platform/db/client.ts";
import { partners } from "#lib/platform/db/tables/users.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/people/users/queries.ts", { spy: true });
vi.mock("#lib/content/recipes/queries.ts", { spy: true });
vi.mock("#lib/platform/routing/slugs.ts", { spy: true });
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: vi.fn() }));
setUpDatabase();
afterEach(() => {
  vi.clearAllMocks();
});

// What a cached query finds is stored on the disk for each of its arguments, "nothing" as well.

const askUser = (id: string) =>
  user.GET(new Request(`http://localhost/api/users/${id}/`), { params: Promise.resolve({ id }) });
const askLogo = (slug: string) =>
  logos.GET(new Request(`http://localhost/logos/${slug}.svg`), { params: Promise.resolve({ file: `${slug}.svg` }) });

test("an unknown user reaches no cached query, and a known one is found by id and slug", async () => {
  for (const name of [randomUUID(), "no-such-user"]) expect((await askUser(name)).status).toBe(404);
  expect(getUser).not.toHaveBeenCalled();
  expect(listUsersById).not.toHaveBeenCalled();
  const id = await createReader({ name: "Anna", slug: "anna" });
  for (const name of [id, "anna"]) expect((await (await askUser(name)).json()).data).toMatchObject({ id });
});

test("an unknown logo reaches no cached query, and that of a partner is found", async () => {
  expect((await askLogo("no-such-partner")).status).toBe(404);
  expect(getPartnerLogo).not.toHaveBeenCalled();
  const userId = await createReader({ name: "Mühle", slug: "muehle", newType: "partner" });
  await db.insert(partners).values({ userId, logo: "<svg/>", trade: { de: "", en: "" }, position: 0 });
  expect(await (await askLogo("muehle")).text()).toBe("<svg/>");
});

test("a reader's version of an unknown recipe reaches no cached query", async () => {
  vi.mocked(getSessionUser).mockResolvedValue({ id: randomUUID() } as Awaited<ReturnType<typeof getSessionUser>>);
  expect(await loadAdaptedRecipeAction("de", "no-such-recipe")).toEqual({ ok: true, data: null });
  expect(getRecipe).not.toHaveBeenCalled();
});

test("a reader's version is rendered for each reader a limited number of times, before anything is read", async () => {
  const readerId = randomUUID();
  vi.mocked(getSessionUser).mockResolvedValue({ id: readerId } as Awaited<ReturnType<typeof getSessionUser>>);
  let views = 0;
  while (await adaptationRateLimits().perUserView(readerId)) views += 1;
  expect(views).toBeLessThan(200);
  expect(await loadAdaptedRecipeAction("de", "no-such-recipe")).toMatchObject({ ok: false, code: "tooMany" });
  expect(findSlug).not.toHaveBeenCalled();
});
