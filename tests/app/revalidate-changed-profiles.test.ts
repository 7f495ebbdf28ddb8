import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { banUser } from "#lib/people/users/role-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { createDish, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
const { POST } = await import("#app/api/users/profile-changes/route.ts");
const { revalidateChangedProfiles } = await import("#app/revalidate-changed-profiles.ts");

setUpDatabase();
const takeExpired = recordExpiry();

test("a ban by another process expires what names the user, by a request to the site itself", async () => {
  const { id, email, slug } = await createMember();
  const dish = await createDish();
  await write(id, dish);
  const request = vi.fn((url: string, init: RequestInit) => POST(new Request(url, init), {}));
  vi.stubGlobal("fetch", request);
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(revalidateChangedProfiles());
  const listeners = sql`select from pg_stat_activity
    where datname = current_database() and state = 'idle' and query like 'listen%'`;
  await vi.waitFor(async () => expect((await db.execute(listeners)).rows).toHaveLength(1), 10_000);
  await banUser(email);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1), 10_000);
  expect(new URL(request.mock.lastCall?.[0] ?? "").pathname).toBe("/api/users/profile-changes/");
  expect((await request.mock.results[0]?.value)?.status).toBe(204);
  const lists = ["cards", "cookbooks", "menus", "users"];
  expect(takeExpired()).toEqual([...lists, ...(await itemTags(dish)), `user:${slug}`].toSorted());
});
