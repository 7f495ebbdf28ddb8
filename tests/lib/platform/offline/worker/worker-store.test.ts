import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCacheStorage } from "#tests/lib/platform/offline/cache-storage.ts";

const recipe = (number: number) => `http://localhost/de/rezepte/suppe-${number}`;
const picture = (number: number) => `/images/key/640x0/${number}`;
const currentFile = "/_next/static/chunks/current.js";
const formerFile = "/_next/static/chunks/former.js";

function createPage(html: string): Response {
  const response = new Response(html, { headers: { "content-type": "text/html" } });
  // Responses of a site's own origin.
  return Object.defineProperty(response, "type", { value: "basic" });
}

async function loadWorker() {
  vi.resetModules();
  const [pageStore, { answerRequest }, { cleanUp }, { installStaticFiles }] = await Promise.all([
    import("#lib/platform/offline/worker/page-store.ts"),
    import("#lib/platform/offline/worker/answer-request.ts"),
    import("#lib/platform/offline/worker/clean-up.ts"),
    import("#lib/platform/offline/worker/static-files.ts"),
  ]);
  return { ...pageStore, answerRequest, cleanUp, installStaticFiles };
}

async function listAddresses(name: string): Promise<string[]> {
  return (await (await caches.open(name)).keys()).map(({ url }) => url.replace("http://localhost", ""));
}

let online: (url: string) => Response | null;

beforeEach(() => {
  online = () => null;
  vi.stubGlobal("caches", createCacheStorage());
  vi.stubGlobal("self", { location: { origin: "http://localhost" } });
  vi.stubGlobal("SITE_BUILD", { id: "one", files: [currentFile] });
  vi.stubGlobal("navigator", { storage: { estimate: async () => ({ quota: 1e12, usage: 0 }) } });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const response = online(String(input));
    if (!response) throw new TypeError("Failed to fetch");
    return response;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("seen pages", () => {
  test("are found without their query, with their title", async () => {
    const { storeSeenPage, findKeptPage } = await loadWorker();
    await storeSeenPage(new URL(recipe(1)), createPage("<title>Suppe &amp; Brot | Tischlein</title>"));
    const found = await findKeptPage(new URL(`${recipe(1)}?utm_source=mail`));
    expect(decodeURIComponent(found?.headers.get("x-kept-title") ?? "")).toBe("Suppe &amp; Brot | Tischlein");
  });

  test("are at most 50 recipes, the oldest gives way", async () => {
    vi.useFakeTimers();
    const { storeSeenPage, findKeptPage } = await loadWorker();
    for (let number = 1; number <= 50; number += 1) {
      vi.advanceTimersByTime(1000);
      await storeSeenPage(new URL(recipe(number)), createPage("a"));
    }
    vi.advanceTimersByTime(1000);
    await storeSeenPage(new URL(recipe(1)), createPage("seen again"));
    vi.advanceTimersByTime(1000);
    await storeSeenPage(new URL(recipe(51)), createPage("a"));
    expect(await listAddresses("offline-seen@device")).toHaveLength(50);
    expect(await findKeptPage(new URL(recipe(2)))).toBeUndefined();
    expect(await (await findKeptPage(new URL(recipe(1))))?.text()).toBe("seen again");
  });

  test("of no kept kind are not stored", async () => {
    const { storeSeenPage } = await loadWorker();
    await storeSeenPage(new URL("http://localhost/de/profile/likes"), createPage("a"));
    expect(await caches.keys()).toEqual([]);
  });

  test("of an error or another type are not keepable", async () => {
    const { isKeepable } = await loadWorker();
    expect(isKeepable(createPage("a"))).toBe(true);
    const json = new Response("{}", { headers: { "content-type": "application/json" } });
    expect(isKeepable(Object.defineProperty(json, "type", { value: "basic" }))).toBe(false);
    const missing = new Response("a", { status: 404, headers: { "content-type": "text/html" } });
    expect(isKeepable(Object.defineProperty(missing, "type", { value: "basic" }))).toBe(false);
  });
});

describe("another user", () => {
  test("deletes what the former one has kept, but not what was seen while signed out", async () => {
    const { answerRequest, storeSeenPage } = await loadWorker();
    await storeSeenPage(new URL(recipe(1)), createPage("a"));
    await answerRequest({ type: "owner", userId: "anna" });
    await storeSeenPage(new URL(recipe(2)), createPage("a"));
    expect(await listAddresses("offline-seen@anna")).toEqual(["/de/rezepte/suppe-2"]);
    await answerRequest({ type: "owner", userId: "jonas" });
    expect((await caches.keys()).filter((name) => name.includes("anna"))).toEqual([]);
    expect(await listAddresses("offline-seen@device")).toEqual(["/de/rezepte/suppe-1"]);
  });

  test("is remembered by the next worker, and none is after signing out", async () => {
    const first = await loadWorker();
    await first.answerRequest({ type: "owner", userId: "anna" });
    const second = await loadWorker();
    await second.storeSeenPage(new URL(recipe(1)), createPage("a"));
    expect(await listAddresses("offline-seen@anna")).toHaveLength(1);
    await second.answerRequest({ type: "owner", userId: null });
    expect(await caches.has("offline-seen@anna")).toBe(false);
  });
});

describe("saved recipes", () => {
  test("are requested once, and again when they are of another build", async () => {
    const { answerRequest } = await loadWorker();
    await answerRequest({ type: "owner", userId: "anna" });
    const requests: string[] = [];
    let html = `<script src="${formerFile}">`;
    online = (url) => {
      requests.push(url);
      return createPage(html);
    };
    const save = () => answerRequest({ type: "save", address: "/de/rezepte/suppe-1", userId: "anna" });
    expect(await save()).toEqual({ isStored: true, isFull: false });
    html = `<script src="${currentFile}">`;
    await save();
    await save();
    expect(requests).toHaveLength(2);
  });

  test("stay when the server cannot be reached", async () => {
    const { answerRequest } = await loadWorker();
    await answerRequest({ type: "owner", userId: "anna" });
    online = () => createPage(formerFile);
    await answerRequest({ type: "save", address: "/de/rezepte/suppe-1", userId: "anna" });
    online = () => null;
    expect(await answerRequest({ type: "save", address: "/de/rezepte/suppe-1", userId: "anna" })).toMatchObject({
      isStored: true,
    });
  });

  test("are not stored for a user who signs out meanwhile", async () => {
    const { answerRequest } = await loadWorker();
    await answerRequest({ type: "owner", userId: "anna" });
    let signOut: Promise<unknown> | undefined;
    online = () => {
      signOut = answerRequest({ type: "owner", userId: null });
      return createPage("a");
    };
    await answerRequest({ type: "save", address: "/de/rezepte/suppe-1", userId: "anna" });
    await signOut;
    await answerRequest({ type: "save", address: "/de/rezepte/suppe-2", userId: "anna" });
    expect((await caches.keys()).filter((name) => name.startsWith("offline-saved"))).toEqual([]);
  });

  test("are not stored when the space is used up", async () => {
    vi.stubGlobal("navigator", { storage: { estimate: async () => ({ quota: 0, usage: 0 }) } });
    const { answerRequest } = await loadWorker();
    await answerRequest({ type: "owner", userId: "anna" });
    online = () => createPage("a");
    expect(await answerRequest({ type: "save", address: "/de/rezepte/suppe-1", userId: "anna" })).toEqual({
      isStored: false,
      isFull: true,
    });
  });

  test("that are no longer saved go, with the pictures no other page has", async () => {
    const { answerRequest } = await loadWorker();
    await answerRequest({ type: "owner", userId: "anna" });
    online = (url) =>
      url.startsWith("/images/")
        ? Object.defineProperty(new Response("picture"), "type", { value: "basic" })
        : createPage(`<img srcset="${picture(url.endsWith("1") ? 1 : 2)} 640w, ${picture(3)} 900w">`);
    await answerRequest({ type: "save", address: "/de/rezepte/suppe-1", userId: "anna" });
    await answerRequest({ type: "save", address: "/de/rezepte/suppe-2", userId: "anna" });
    await answerRequest({ type: "pictures", addresses: [1, 2, 3].map(picture) });
    expect(await listAddresses("offline-pictures@anna")).toHaveLength(3);
    await answerRequest({ type: "retain", addresses: ["/de/rezepte/suppe-2"], userId: "anna" });
    expect(await listAddresses("offline-saved@anna")).toEqual(["/de/rezepte/suppe-2"]);
    expect(await listAddresses("offline-pictures@anna")).toEqual([picture(2), picture(3)]);
  });
});

test("clearing deletes pages and pictures", async () => {
  const { answerRequest, storeSeenPage } = await loadWorker();
  await storeSeenPage(new URL(recipe(1)), createPage("a"));
  await answerRequest({ type: "clear" });
  expect(await caches.has("offline-seen@device")).toBe(false);
});

test("files of earlier builds stay as long as a kept page names them", async () => {
  const { cleanUp, storeSeenPage } = await loadWorker();
  await storeSeenPage(new URL(recipe(1)), createPage(`<script src="${formerFile}"></script>`));
  const files = await caches.open("offline-static");
  for (const file of [currentFile, formerFile, "/_next/static/chunks/unused.js"]) await files.put(file, new Response());
  await cleanUp();
  expect(await listAddresses("offline-static")).toEqual([currentFile, formerFile]);
  await (await caches.open("offline-seen@device")).delete(recipe(1));
  await cleanUp();
  expect(await listAddresses("offline-static")).toEqual([currentFile]);
});
