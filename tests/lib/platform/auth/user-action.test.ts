import { expect, test, vi } from "vitest";

const session = vi.hoisted(() => ({ user: null as object | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));

const { runUserAction } = await import("#lib/platform/auth/user-action.ts");

test("a user has a common limit for all actions, which no other user meets", async () => {
  const signIn = (id: string) => {
    session.user = { id, sessionId: "s" };
  };
  const act = () => runUserAction(async ({ id }) => id);
  signIn("one");
  for (let calls = 0; calls < 600; calls++) expect(await act()).toEqual({ ok: true, data: "one" });
  expect(await act()).toEqual({ ok: false, code: "tooMany", errors: {} });
  signIn("two");
  expect(await act()).toEqual({ ok: true, data: "two" });
});
