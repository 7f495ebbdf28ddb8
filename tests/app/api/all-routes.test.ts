import { globSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import { callRoute } from "#tests/support/api/document.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

/** Path constants of the specification, section 7. */
const constants = [
  "users/me/",
  "users/me/rating/",
  "users/me/likes/",
  "users/me/likes/feed-items/",
  "users/me/likes/comments/",
  "users/me/cookbooks/",
  "users/me/recipes/",
  "users/me/images",
  "users/comments/",
  "users/comments/images/",
  "authenticate/credentials/",
  "authenticate/facebook/",
  "authenticate/google/",
  "authenticate/appleid/",
  "register/",
  "password/forgot/",
  "password/reset/",
  "report/abuse/",
  "email-newsletter",
  "users/{id}",
  "recipes/",
  "articles/",
  "categories/",
  "tags/",
  "ingredients/",
  "shopping-tips/",
  "content-collections/",
  "personalization/",
  "personalization/options/",
  "personalization/preferences/",
  "feed/",
  "feed-reduced/",
  "likes",
  "profile-likes",
];

/** Routes that are no operations, and why. */
const otherRoutes: Record<string, string> = {
  "/[...rest]": "addresses that do not exist",
  "/auth/[...nextauth]": "steps of the sign-in in a browser",
  "/docs": "the document for people",
  "/docs/files/{name}": "what the page of the document loads",
  "/openapi.json": "the document",
  "/audit-log": "admins download a part of the audit log at the desk",
  "/accounts/texts": "texts of a page, by its build",
  "/comments/texts": "texts of a page, by its build",
  "/feedback/texts": "texts of a page, by its build",
  "/report/texts": "texts of a page, by its build",
  "/house-ads/counts": "pages count views of advertisements",
  "/statistics": "pages report what the desk counts",
  "/plus/webhook": "Stripe calls it, with its signature",
  "/email-newsletter/bounces": "the email provider calls it, with its token",
  "/health": "load balancers ask it, without limits and envelope",
  "/language": "redirects of pages",
  "/what-to-cook-today/surprise": "redirects of pages",
  "/email-newsletter/unsubscribe": "mail programs call the signed address of a mail",
  "/follows/digest/unsubscribe": "mail programs call the signed address of a mail",
  "/users/me/recipe-drafts/{id}/picture": "a form of a page without script",
  "/users/profile-changes": "the site calls itself",
  "/recipes/timed-changes": "the site calls itself",
};

const documented = new Set(allOperations.map(({ path }) => path));

test("every route is in the document", () => {
  const routes = globSync("app/api/**/route.ts").map((file) =>
    file.replace(/^app\/api|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, "{$1}"),
  );
  expect(routes.length).toBeGreaterThan(70);
  expect(routes.filter((path) => !documented.has(path)).sort()).toEqual(Object.keys(otherRoutes).sort());
  expect([...documented].filter((path) => !routes.includes(path))).toEqual([]);
});

test("every path constant of the specification is in the document", () => {
  expect(constants.map((path) => `/${path.replace(/\/$/, "")}`).filter((path) => !documented.has(path))).toEqual([]);
});

test("an address that does not exist answers 404 to every method", async () => {
  for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await callRoute("/{...rest}", { method, headers: { "accept-language": "en" } });
    const { status, headers } = response;
    expect([status, headers.get("content-type"), headers.get("content-language")]).toEqual([
      404,
      "application/problem+json",
      "en",
    ]);
    if (method === "HEAD") expect(await response.text()).toBe("");
    else expect(await response.json()).toMatchObject({ status: 404, code: "missing" });
  }
});

test.each([
  ["/docs", {}, "text/html; charset=utf-8"],
  ["/docs/files/{name}", { name: "swagger-ui-bundle.js" }, "text/javascript; charset=utf-8"],
  ["/docs/files/{name}", { name: "swagger-ui.css" }, "text/css; charset=utf-8"],
  ["/docs/files/{name}", { name: "initializer.js" }, "text/javascript; charset=utf-8"],
  ["/openapi.json", {}, "application/json"],
])("%s %o answers GET, HEAD and OPTIONS, and 405 to other methods", async (path, params, type) => {
  const [get, head] = [await callRoute(path, { params }), await callRoute(path, { params, method: "HEAD" })];
  expect([get.status, get.headers.get("content-type")]).toEqual([200, type]);
  expect([...head.headers]).toEqual([...get.headers]);
  for (const [method, status] of [
    ["OPTIONS", 204],
    ["POST", 405],
  ] as const) {
    const { status: answered, headers } = await callRoute(path, { params, method });
    expect([answered, headers.get("allow")]).toEqual([status, "GET, HEAD, OPTIONS"]);
  }
});

test("no other file of the package of the page can be read", async () => {
  for (const name of ["package.json", "../package.json", "swagger-ui.js"]) {
    expect((await callRoute("/docs/files/{name}", { params: { name } })).status).toBe(404);
  }
});
