import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createCookbook } from "#lib/cookbooks/mutations.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

vi.mock("#lib/auth/viewer.ts", async () => {
  const { findByUserToken } = await import("#lib/auth/sessions.ts");
  return { identify: async (request: Request) => findByUserToken(request.headers.get("x-user-token") ?? "") };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { openApiSession } = await import("#lib/auth/sessions.ts");
const { POST } = await import("#app/api/users/me/cookbooks/[id]/cover/route.ts");

ownDatabase();

function post(token: string, id: string, body: string) {
  const headers = { "x-user-token": token, "content-type": "application/x-www-form-urlencoded" };
  const request = new Request(`http://localhost:3000/api/users/me/cookbooks/${id}/cover/`, {
    method: "POST",
    headers,
    body,
  });
  return POST(request, { params: Promise.resolve({ id }) });
}

test("a form leads back to the page it names, if that is one of ours, and has an end", async () => {
  const { id: userId } = await newMember();
  const token = await openApiSession(userId, "test");
  const { id } = {
    id: await createCookbook({
      userId,
      slug: randomUUID(),
      titles: { de: "Brot" },
      summaries: {},
      visibility: "private",
      itemIds: [],
    }),
  };
  const back = await post(token, id, "next=%2Fde%2Fprofile%2Fkochbuecher");
  expect([back.status, back.headers.get("location")]).toEqual([303, "/de/profile/kochbuecher"]);
  expect((await post(token, id, "next=%2F%2Fevil.example")).headers.get("location")).toBe("/");
  expect((await post(token, id, `next=%2Fde&x=${"x".repeat(1_000_001)}`)).status).toBe(413);
  expect((await post(token, randomUUID(), "next=%2Fde")).status).toBe(404);
});
