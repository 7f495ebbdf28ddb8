import { expect, test, vi } from "vitest";
import { requireSessionUser } from "#lib/platform/auth/require-session-user.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));

test("rejects a request without a user as unauthorized", async () => {
  const request = new Request("http://localhost:3000/api/users/me/");
  await expect(requireSessionUser(request)).rejects.toMatchObject({ code: "unauthorized" });
});
