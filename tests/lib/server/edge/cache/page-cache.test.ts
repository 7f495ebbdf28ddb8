import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createPageStore } from "#lib/server/edge/cache/page-cache.ts";
import { createStoredPage } from "#lib/server/edge/cache/stored-page.ts";
import { compress } from "#lib/server/edge/content-encoding.ts";

const text = Array.from({ length: 500 }, (_, index) => `<p>${index * 7919}</p>`).join("");

async function createPage(content = text, status = 200) {
  const bytes = Buffer.from(content);
  const answer = { statusCode: status, headers: { "content-type": "text/html", etag: `"${content.length}"` } };
  return createStoredPage("/de", answer, bytes, await compress(bytes, "quick"), 0);
}

test("holds no more bytes than allowed", async () => {
  const page = await createPage();
  const bytes = page.bodies.br.length + page.bodies.gzip.length;
  const store = createPageStore(bytes * 5);
  for (let number = 0; number < 50; number++) store.set(`/de/${number}`, { ...page });
  expect(store.listKeys().length).toBeGreaterThan(1);
  expect(store.listKeys().length).toBeLessThanOrEqual(5);
});

test("unknown addresses displace no page", async () => {
  const store = createPageStore(100_000);
  store.set("/de", await createPage());
  const notFound = await createPage(text, 404);
  for (let number = 0; number < 20_000; number++) store.set(`/de/${number}`, { ...notFound });
  expect(store.peek("/de")).toBeDefined();
  expect(store.peek("/de/0")).toBeUndefined();
});

test("counts changes of pages, not of answers that are none", async () => {
  const store = createPageStore(1_000_000);
  const [page, notFound] = [await createPage(), await createPage(text, 404)];
  const counts = [
    () => store.set("/de", page),
    () => store.set("/de/nirgends", notFound),
    () => store.delete("/de/nirgends"),
    () => store.set("/de", notFound),
    () => store.set("/de", page),
    () => store.delete("/de"),
    () => store.delete("/de"),
  ].map((change) => {
    change();
    return store.countChanges();
  });
  expect(counts).toEqual([1, 1, 1, 2, 3, 4, 4]);
});

test("a page that is read often is compressed better", async () => {
  const store = createPageStore(1_000_000);
  const page = await createPage();
  const size = page.bodies.br.length;
  store.set("/de", page);
  for (let read = 0; read < 10; read++) store.get("/de");
  await vi.waitFor(() => expect(page.bodies.br.length).toBeLessThan(size));
  expect(String(brotliDecompressSync(page.bodies.br))).toBe(text);
});
