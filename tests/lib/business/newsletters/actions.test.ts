import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { confirmSubscriptionAction, unsubscribeAction } from "#lib/business/newsletters/actions.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => null }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string, type = "push") => {
    throw new Error(`${type} ${href}`);
  },
}));

setUpDatabase();

test("what a mail links to does not stay in the history", async () => {
  const fields = { locale: "en", token: "A".repeat(43), id: randomUUID(), key: "A".repeat(43) };
  await expect(confirmSubscriptionAction(toForm(fields))).rejects.toThrow("replace /en/newsletter/confirm?state=dead");
  await expect(unsubscribeAction(toForm(fields))).rejects.toThrow("replace /en/newsletter/unsubscribe?state=dead");
});
