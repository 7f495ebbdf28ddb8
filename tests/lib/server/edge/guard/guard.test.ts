import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createGuard, type GuardedRequest } from "#lib/server/edge/guard/guard.ts";

const guard = createGuard({ siteUrl: "https://tischlein.example", port: 3000, allowedHosts: ["app:3000"] });

const statusOf = (request: Partial<GuardedRequest>) =>
  guard({ method: "GET", url: "/de", headers: { host: "tischlein.example" }, ...request })?.status ?? null;

describe("methods", () => {
  test.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s passes", (method) => {
    expect(statusOf({ method })).toBeNull();
  });

  test.each(["TRACE", "CONNECT", "PROPFIND", "get", ""])("%j is refused", (method) => {
    expect(statusOf({ method })).toBe(405);
  });
});

describe("bodies and cookies", () => {
  const host = "tischlein.example";
  test.each([
    [{ "content-length": "5" }, 400],
    [{ "transfer-encoding": "chunked" }, 400],
    [{ "content-length": "0" }, null],
  ])("a GET and a HEAD with %j answer %s", (headers, status) => {
    for (const method of ["GET", "HEAD"]) expect(statusOf({ method, headers: { host, ...headers } })).toBe(status);
  });

  test.each([
    [180, null],
    [201, 431],
    [20_000, 431],
  ])("%i cookies: %s", (count, status) => {
    const cookie = Array.from({ length: count }, (_, index) => `c${index}=1`).join("; ");
    for (const method of ["GET", "POST"]) expect(statusOf({ method, headers: { host, cookie } })).toBe(status);
  });
});

describe("targets", () => {
  test.each([
    "/",
    "/de/rezepte",
    "/de/f%C3%BCr",
    "/de?search=100%",
    "/de?a=%00",
    "/sitemap.xml",
    "/a.b/..c",
    "/de//rezepte",
  ])("%s passes", (url) => expect(statusOf({ url })).toBeNull());

  test.each([
    "*",
    "http://other.example/de",
    "other.example:443",
    "",
    "de",
    "//other.example",
    "/\\other.example",
    "/.//other.example",
    "/../de",
    "/a/../b",
    "/a/..//other.example",
    "/a/.",
    "/..",
    "/./\\other.example",
    "/%",
    "/de/%E0%A4%A",
    "/de/%00",
    "/de/%0A",
    "/de/%E2%80%A8",
    "/api/%7F",
    "/de/%ff",
  ])("%j is refused", (url) => expect(statusOf({ url })).toBe(400));

  test("have a path of at most 2,000 characters", () => {
    for (const text of ["a", "%C3%BC"]) {
      const path = `/de/suche/${text.repeat(1000)}`.padEnd(3000, "a");
      expect(statusOf({ url: path.slice(0, 1996) })).toBeNull();
      expect(statusOf({ url: path.slice(0, 2002) })).toBe(400);
    }
    expect(statusOf({ url: `/de/suche?search=${"a".repeat(5000)}` })).toBeNull();
  });

  test("have at most 500 parameters", () => {
    const target = (count: number) => `/api/recipes?${Array(count).fill("tags=a").join("&")}`;
    expect(statusOf({ url: target(500) })).toBeNull();
    expect(statusOf({ url: target(501) })).toBe(400);
    expect(statusOf({ url: `/de?${"&".repeat(500)}` })).toBe(400);
  });

  test("never fail and decode when they pass", () => {
    const unit = fc.constantFrom("/", "\\", ".", "%", "0", "2", "f", "a", "?", "#", "@", ":", "ü", "\n");
    const target = fc.oneof(
      fc.string({ unit, maxLength: 12 }),
      fc.string({ unit, maxLength: 12 }).map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(target, (url) => {
        if (statusOf({ url }) !== null) return;
        expect(url.startsWith("/")).toBe(true);
        expect(decodeURIComponent(url.split("?")[0] ?? "")).not.toMatch(/[\0\n]/);
        expect(new URL(url, "https://tischlein.example").host).toBe("tischlein.example");
        expect(new URL(url, "https://tischlein.example").pathname).not.toMatch(/^\/\//);
      }),
    );
  });
});

test("headers are as long as those of browsers, but for cookies", () => {
  const statusWith = (name: string, length: number) =>
    statusOf({ headers: { host: "tischlein.example", [name]: "a".repeat(length) } });
  for (const name of ["user-agent", "accept", "referer", "x-made-up"]) {
    expect(statusWith(name, 4096)).toBeNull();
    expect(statusWith(name, 4097)).toBe(431);
  }
  expect(statusWith("cookie", 20_000)).toBeNull();
});

test("a Connection header that is too long to be read is refused", () => {
  const statusWith = (connection: string) => statusOf({ headers: { host: "tischlein.example", connection } });
  expect(statusWith(`close, ${"a".repeat(493)}`)).toBeNull();
  expect(statusWith(`close, ${"a".repeat(494)}`)).toBe(431);
});

describe("hosts", () => {
  test.each(["tischlein.example", "TISCHLEIN.example", "localhost:3000", "127.0.0.1:3000", "[::1]:3000", "app:3000"])(
    "%s passes",
    (host) => expect(statusOf({ headers: { host } })).toBeNull(),
  );

  test.each(["other.example", "tischlein.example.other.example", "10.0.0.7:3000", "localhost", "localhost:80", ""])(
    "%j is refused",
    (host) => expect(statusOf({ headers: { host } })).toBe(421),
  );

  test("may be private addresses while the site has no public one", () => {
    const local = createGuard({ siteUrl: "http://localhost:3000", port: 3000, allowedHosts: [] });
    const statusAt = (host: string) => local({ method: "GET", url: "/de", headers: { host } })?.status ?? null;
    for (const host of ["192.168.1.7:3000", "10.0.0.7:3000", "[fd00::7]:3000"]) expect(statusAt(host)).toBeNull();
    for (const host of ["203.0.113.7:3000", "192.168.1.7", "192.168.1.7:80", "192.168.1.7.other.example:3000"])
      expect(statusAt(host)).toBe(421);
  });

  test("do not matter for health checks", () => {
    expect(statusOf({ url: "/api/health", headers: { host: "10.0.0.7:3000" } })).toBeNull();
    expect(statusOf({ url: "/api/health/more", headers: { host: "10.0.0.7:3000" } })).toBe(421);
  });
});

describe("origins of unsafe requests", () => {
  const post = (origin: string | undefined, url = "/de") =>
    statusOf({ method: "POST", url, headers: { host: "tischlein.example", origin } });

  test("are the site's, or absent", () => {
    expect(post("https://tischlein.example")).toBeNull();
    expect(post(undefined)).toBeNull();
    for (const origin of ["https://other.example", "http://tischlein.example", "null", ""])
      expect(post(origin)).toBe(403);
  });

  test("are those of the page's own host, when it is known", () => {
    const local = createGuard({ siteUrl: "http://localhost:3000", port: 3000, allowedHosts: [] });
    const postAt = (host: string, origin: string) =>
      local({ method: "POST", url: "/de", headers: { host, origin } })?.status ?? null;
    expect(postAt("127.0.0.1:3000", "http://127.0.0.1:3000")).toBeNull();
    expect(postAt("localhost:3000", "http://127.0.0.1:3000")).toBe(403);
    expect(postAt("127.0.0.1:3000", "https://127.0.0.1:3000")).toBe(403);
    expect(postAt("other.example:3000", "http://other.example:3000")).toBe(421);
  });

  test("may be foreign where the route checks otherwise", () => {
    expect(post("https://appleid.apple.com", "/api/auth/callback/apple")).toBeNull();
    expect(post("https://mail.example", "/api/email-newsletter/unsubscribe?key=1")).toBeNull();
    expect(post("https://mail.example", "/api/follows/digest/unsubscribe?key=1")).toBeNull();
    expect(post("https://other.example", "/api/auth/signout")).toBe(403);
  });

  test("are foreign without Origin where the browser names another site", () => {
    const from = (site: string, url = "/de", method = "POST") =>
      statusOf({ method, url, headers: { host: "tischlein.example", "sec-fetch-site": site } });
    expect(from("cross-site")).toBe(403);
    for (const site of ["same-origin", "same-site", "none"]) expect(from(site)).toBeNull();
    expect(from("cross-site", "/api/follows/digest/unsubscribe?key=1")).toBeNull();
    expect(from("cross-site", "/de", "GET")).toBeNull();
  });

  test("may be foreign for reads", () => {
    expect(statusOf({ headers: { host: "tischlein.example", origin: "https://other.example" } })).toBeNull();
  });
});

test("the data of a page is read and never written", () => {
  const ask = (method: string, url: string) => statusOf({ method, url, headers: { host: "tischlein.example" } });
  for (const url of ["/de.rsc", "/en/recipes/a.rsc?x=1", "/de/a.segments/b.segment.rsc"]) {
    expect(ask("POST", url)).toBe(404);
    expect(ask("GET", url)).toBeNull();
  }
  for (const url of ["/de?next=a.rsc", "/de/a.rsc/b", "/api/recipes.rsc"]) expect(ask("POST", url)).toBeNull();
});

test("announced bodies have a limit, higher for pictures", () => {
  const put = (length: number, url = "/api/users/me") =>
    statusOf({ method: "PUT", url, headers: { host: "tischlein.example", "content-length": String(length) } });
  expect(put(1_000_000)).toBeNull();
  expect(put(1_300_000)).toBe(413);
  expect(put(10_400_000, "/api/users/me/cookbooks/7/cover/")).toBeNull();
  expect(put(10_400_000, "/api/users/me/recipe-drafts/7/picture/")).toBeNull();
  expect(put(12_000_000, "/api/users/me/picture")).toBe(413);
});
