import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createSeedCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/platform/auth/sessions.ts");
  return { getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? "") };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { createApiSession } = await import("#lib/platform/auth/sessions.ts");
const { POST } = await import("#app/api/users/me/cookbooks/[id]/cover/route.ts");

setUpDatabase();

function post(token: string, id: string, next: string) {
  const body = new FormData();
  body.set("picture", new File(["no picture"], "cover.jpg", { type: "image/jpeg" }));
  body.set("next", next);
  const request = new Request(`http://localhost:3000/api/users/me/cookbooks/${id}/cover/`, {
    method: "POST",
    headers: { "x-user-token": token },
    body,
  });
  return POST(request, { params: Promise.resolve({ id }) });
}

test("redirects a form without script to its page, but never to another site", async () => {
  const { id: userId } = await createMember();
  const token = await createApiSession(userId, "test");
  const id = await createSeedCookbook({
    userId,
    slug: randomUUID(),
    titles: { de: "Brot" },
    summaries: {},
    visibility: "private",
    itemIds: [],
  });
  const response = await post(token, id, "/de/profile/kochbuecher");
  expect([response.status, response.headers.get("location")]).toEqual([303, "/de/profile/kochbuecher?problem=cover"]);
  expect((await post(token, id, "//evil.example")).headers.get("location")).toBe("/?problem=cover");
  expect((await post(token, randomUUID(), "/de")).status).toBe(404);
});
