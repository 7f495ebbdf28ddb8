import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function listRoutes(): Promise<string[]> {
  const { listStaticRoutes } = await import("#lib/content/sitemaps/static-pages.ts");
  return listStaticRoutes();
}

test("lists the pages of Plus only where it is sold", async () => {
  expect(await listRoutes()).not.toEqual(expect.arrayContaining(["/plus"]));
  vi.resetModules();
  vi.stubEnv("PAYMENT_PROVIDER", "test");
  const routes = await listRoutes();
  expect(routes).toEqual(expect.arrayContaining(["/plus", "/cancel-contract"]));
  expect(routes).not.toContain("/checkout");
});
