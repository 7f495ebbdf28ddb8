import { expect, test, vi } from "vitest";
import { seal } from "#lib/auth/sealed.ts";
import { db } from "#lib/db/client.ts";
import { cookbooks } from "#lib/db/tables/cookbooks.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

const expired = vi.hoisted(() => vi.fn());
vi.mock("#lib/users/expiry.ts", () => ({ expireDeparture: expired }));
vi.mock("#lib/auth/viewer.ts", () => ({ identify: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
const { POST } = await import("#app/api/users/standing/route.ts");

ownDatabase();

const ask = (word?: string) =>
  POST(new Request("http://localhost/", { method: "POST", headers: word ? { "x-standing": word } : {} }), {});

test("what the site has sealed itself takes a profile and its public cookbooks out of what is kept", async () => {
  const { id, slug } = await newMember();
  await db.insert(cookbooks).values([
    { userId: id, slug: "offen", titles: { de: "Offen" }, visibility: "public" },
    { userId: id, slug: "geheim", titles: { de: "Geheim" } },
  ]);
  expect((await ask(seal("x-standing", slug, 1000))).status).toBe(204);
  expect(expired).toHaveBeenCalledExactlyOnceWith({ slugs: [slug], cookbookSlugs: ["offen"] });
});

test("for everybody else there is no such door", async () => {
  expired.mockClear();
  const late = seal("x-standing", "anna", -1);
  const other = seal("something else", "anna", 1000);
  for (const word of [undefined, "anna", late, other, `${seal("x-standing", "anna", 1000)}x`]) {
    expect((await ask(word)).status).toBe(404);
  }
  expect(expired).not.toHaveBeenCalled();
});
