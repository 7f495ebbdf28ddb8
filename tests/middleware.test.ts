import { NextRequest } from "next/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";

vi.mock("#lib/content/cards/list-queries.ts", () => ({ countPages: async () => null }));
vi.mock("#lib/platform/routing/slugs.ts", () => ({ findSlug: async () => null }));

afterEach(() => {
  setSiteSettings({});
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function send(path: string, headers = {}, init = {}) {
  const { default: middleware } = await import("../middleware.ts");
  return middleware(new NextRequest(`http://localhost:3000${path}`, { headers, ...init }));
}

async function request(path: string) {
  const response = await send(path);
  return { status: response.status, page: response.headers.get("x-middleware-rewrite") };
}

const pages = ["/de/plus", "/en/cancel-contract", "/de/checkout?plan=yearly"];

test("the pages of Plus are not found where it is not sold", async () => {
  for (const path of pages) {
    expect(await request(path)).toEqual({ status: 404, page: `http://localhost:3000${path.slice(0, 3)}/not-found` });
  }
  expect((await request("/de/profile/plus")).status).toBe(200);
});

test("the pages of Plus are there where it is sold", async () => {
  vi.stubEnv("PAYMENT_PROVIDER", "test");
  for (const path of pages) expect((await request(path)).status, path).toBe(200);
});

test("the root leads to a language that is on, whatever the reader prefers", async () => {
  const headers = { "accept-language": "en", cookie: "locale=en" };
  expect((await send("/", headers)).headers.get("location")).toBe("http://localhost:3000/en");
  setSiteSettings({ locales: ["de"] });
  expect((await send("/", headers)).headers.get("location")).toBe("http://localhost:3000/de");
});

test("pages of a language that is off redirect, but not for good", async () => {
  setSiteSettings({ locales: ["de"] });
  const response = await send("/en/imprint?a=1");
  expect([response.status, response.headers.get("location")]).toEqual([307, "http://localhost:3000/de/impressum?a=1"]);
  expect((await request("/en/desk/setup")).status).toBe(200);
});

describe("the policy of scripts", () => {
  const policyOf = async (path: string, init = {}) => {
    const { headers } = await send(path, {}, init);
    const name = "content-security-policy";
    // Next.js takes the nonce from the header of the request.
    expect(headers.get(`x-middleware-request-${name}`)).toBe(headers.get(name));
    return headers.get(name);
  };

  test("is that of the request where a page is made for it", async () => {
    for (const path of ["/de/suche?search=Linsen", "/de/profile", "/de/desk/stories", "/en/recipes?diet=vegan"]) {
      expect(await policyOf(path), path).toMatch(/script-src 'self' 'nonce-[\w+/]{22}==' 'sha256-/);
    }
    expect(await policyOf("/de/profile")).not.toBe(await policyOf("/de/profile"));
    expect(await policyOf("/de/impressum", { method: "POST" })).toContain("'nonce-");
  });

  test("is left to the edge where a page is stored", async () => {
    for (const path of ["/de", "/de/impressum?a=1", "/en/recipes", "/de/plus"]) {
      expect(await policyOf(path), path).toBeNull();
    }
  });

  test("lets the desk show the preview of a feed in a frame, and nothing else", async () => {
    expect(await policyOf("/de/seitenvorschau?url=a")).toContain("frame-ancestors 'self'");
    expect(await policyOf("/de/profile?next=/de/seitenvorschau")).toContain("frame-ancestors 'none'");
  });
});
