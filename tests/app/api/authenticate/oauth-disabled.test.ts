import { describe, expect, test, vi } from "vitest";
import { newClientId } from "#tests/support/accounts.ts";
import { openIdClients, startOpenIdProvider } from "#tests/support/openid-provider.ts";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
// The tests replace the session cookie, which has its own test.
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));

// Apple is configured but unreachable; the others are not configured.
const silent = await startOpenIdProvider(0, "http://localhost:3000");
await silent.stop();
Object.assign(process.env, {
  AUTH_APPLE_ID: openIdClients.apple.id,
  AUTH_APPLE_SECRET: openIdClients.apple.secret,
  AUTH_APPLE_ISSUER: silent.issuer,
});

describe("authenticate", () => {
  test.each([
    ["google", 404, "missing"],
    ["facebook", 404, "missing"],
    ["appleid", 503, "unavailable"],
  ])("%s responds %i", async (name, status, code) => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const route = await import(`#app/api/authenticate/${name}/route.ts`);
    const headers = { "content-type": "application/json", "x-forwarded-for": newClientId() };
    const body = JSON.stringify({ token: "a.b.c" });
    const response = await route.POST(new Request("http://localhost:3000/api/", { method: "POST", headers, body }), {});
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
    complaint.mockRestore();
  });
});
