import { beforeAll, expect, test, vi } from "vitest";
import { GET } from "#app/api/audit-log/route.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { insertLine } from "#tests/lib/platform/audit-log/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();

beforeAll(async () => {
  await insertLine({ subjectName: "Herbst" });
  await insertLine({ subjectName: "Ben", subjectType: "account", action: "ban" });
});

async function download(role: UserType | null, query = ""): Promise<Response> {
  currentSession.id = role && (await createWebSession(await createReader({ newType: role }), "Firefox"));
  return GET(new Request(`http://localhost:3000/api/audit-log/?locale=en${query}`), undefined);
}

test("admins download the lines of the filter", async () => {
  const response = await download("admin", "&subject=account");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const text = await response.text();
  expect(text).toContain("banned accounts: Ben");
  expect(text).not.toContain("Herbst");
});

test.each([null, "community", "contributor", "partner", "editor"] as const)(
  "%s gets what an unknown address gets",
  async (role) => {
    const response = await download(role);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("Herbst");
  },
);
