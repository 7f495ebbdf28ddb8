import { readFile } from "node:fs/promises";
import { pathnames, type Route, readsQuery } from "#lib/platform/routing/routing.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { visit } from "./support/visit.ts";

const recipe = "/de/rezepte/ofenkuerbissuppe-mit-kernoel";

const expectedHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": expect.stringMatching(/^(?:same|cross)-origin$/),
  "content-security-policy": expect.stringContaining("object-src 'none'"),
};

test.describe("every answer has the security headers", () => {
  for (const [name, path, status, init] of [
    ["a stored page", "/de", 200, {}],
    ["a page of one request", "/de/suche?search=Linsen", 200, {}],
    ["an unknown page", "/de/gibt-es-nicht", 404, {}],
    ["a redirect", "/de/recipes", 308, {}],
    ["a redirect by language", "/", 307, {}],
    ["a file", "/icons/icon-192.png", 200, {}],
    ["a feed", "/feeds/de/recipes.xml", 200, {}],
    ["the API", "/api/health", 200, {}],
    ["an unknown route of the API", "/api/nothing", 404, {}],
    ["a malformed address", "/%", 400, {}],
    ["an unknown method", "/de", 405, { method: "PROPFIND" }],
    ["a change by another site", "/api/likes/", 403, { method: "POST", headers: { origin: "https://other.example" } }],
  ] as const) {
    test(name, async () => {
      const answer = await sendRequest(path, init);
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(answer.headers)).toMatchObject(expectedHeaders);
      expect(answer.headers.get("x-powered-by")).toBeNull();
    });
  }
});

test("every page is known to be stored or made per request", async () => {
  const [prerendered, pages] = await Promise.all(
    ["prerender-manifest.json", "app-path-routes-manifest.json"].map(async (name) =>
      JSON.parse(await readFile(`.next/${name}`, "utf8")),
    ),
  );
  const stored = new Set([
    ...Object.keys(prerendered.dynamicRoutes),
    ...Object.values<{ srcRoute: string | null }>(prerendered.routes).map(({ srcRoute }) => srcRoute),
  ]);
  const made = Object.entries<string>(pages)
    .filter(([file, route]) => file.endsWith("/page") && !stored.has(route))
    .map(([, route]) => route.replace("/[locale]", ""));
  const known = (Object.keys(pathnames) as Route[]).filter(readsQuery);
  expect(made.filter((route) => !route.endsWith("/page/filtered")).sort()).toEqual(known.sort());
});

// Other violations of the policy are errors in the console, which fail a journey.
test("a stored page allows only its own inline scripts", async ({ page }) => {
  const policy = (await sendRequest(recipe)).headers.get("content-security-policy");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  await visit(page, recipe);
  const isRun = await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("document.documentElement.dataset.injected = '1'");
    // It would run at once.
    document.body.append(script);
    return document.documentElement.dataset.injected === "1";
  });
  expect(isRun).toBe(false);
});

test("text becomes no elements and no scripts of other sites", async ({ page }) => {
  for (const path of [recipe, "/de/suche?search=Linsen"]) {
    await visit(page, path);
    const allowed = await page.evaluate(() => {
      const attempts = {
        elements: () => Object.assign(document.createElement("p"), { innerHTML: "<img>" }),
        text: () => Object.assign(document.createElement("p"), { innerHTML: "a > b" }),
        "own script": () => Object.assign(document.createElement("script"), { src: "/own.js" }),
        "foreign script": () => Object.assign(document.createElement("script"), { src: "https://other.example/a.js" }),
        "inline script": () => Object.assign(document.createElement("script"), { text: "self.a = 1" }),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [name];
        } catch {
          return [];
        }
      });
    });
    expect(allowed, path).toEqual(["text", "own script"]);
  }
});

test("the flag of a session that has ended is removed with SameSite", async () => {
  const answer = await sendRequest("/api/users/me/");
  expect(answer.status).toBe(401);
  expect(answer.headers.get("set-cookie")).toMatch(/^signed-in=;.*Max-Age=0.*SameSite=lax/i);
});
