import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { RecipeImportError } from "#lib/content/recipe-import/errors.ts";
import { importRecipe } from "#lib/content/recipe-import/import-recipe.ts";
import { pageLimits } from "#lib/content/recipe-import/limits.ts";
import { fetchRecipePage } from "#lib/content/recipe-import/page/fetch-recipe-page.ts";
import { redirect, sendHtml, startRecipeServer } from "./recipe-server.ts";

/** The code of the error that a page fails with. */
const codeOf = (...args: Parameters<typeof fetchRecipePage>) =>
  fetchRecipePage(...args).then(
    () => "fetched",
    (error) => (error instanceof RecipeImportError ? error.code : error),
  );

describe("a page", () => {
  test("is fetched without cookies, referrer or a reused connection", async () => {
    const { url, options, requests } = await startRecipeServer({
      "/a?b=c": sendHtml("<p>Grüße</p>", { "set-cookie": "a=b" }),
    });
    expect(await fetchRecipePage(`${url}/a?b=c#d`, options)).toEqual({ url: `${url}/a?b=c`, html: "<p>Grüße</p>" });
    expect(requests.map((request) => request.url)).toEqual(["/robots.txt", "/a?b=c"]);
    for (const { headers } of requests) {
      expect(headers["user-agent"]).toMatch(/^TischleinBot\/1\.0 \(\+http/);
      expect(headers).not.toHaveProperty("cookie");
      expect(headers).not.toHaveProperty("referer");
      expect(headers.connection).toBe("close");
    }
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("is decompressed from %s", async (encoding, compress) => {
    const { url, options } = await startRecipeServer({
      "/": sendHtml(compress("<p>a</p>"), { "content-encoding": encoding }),
    });
    expect((await fetchRecipePage(url, options)).html).toBe("<p>a</p>");
  });

  test.each([
    ["the header", "text/html; charset=ISO-8859-1", Buffer.from("<p>S\xfc\xdf</p>", "latin1")],
    ["its meta element", "text/html", Buffer.from('<meta charset="windows-1252"><p>S\xfc\xdf</p>', "latin1")],
    ["its byte order mark", "text/html; charset=latin1", Buffer.from("\ufeff<p>Süß</p>")],
    ["its bytes", "application/xhtml+xml", Buffer.from("<p>Süß</p>")],
    ["no declaration", "text/html", Buffer.from("<p>S\xfc\xdf</p>", "latin1")],
    ["UTF-8 instead of an unsafe encoding", "text/html; charset=iso-2022-kr", Buffer.from("<p>Süß</p>")],
  ])("is decoded by %s", async (_, type, bytes) => {
    const { url, options } = await startRecipeServer({ "/": sendHtml(bytes, { "content-type": type }) });
    expect((await fetchRecipePage(url, options)).html).toContain("<p>Süß</p>");
  });

  test("is read as a recipe, or has none", async () => {
    const json = { "@type": "Recipe", name: "Suppe", recipeIngredient: ["1 l Wasser"], recipeInstructions: "Kochen." };
    const { url, options } = await startRecipeServer({
      "/suppe": sendHtml(`<script type="application/ld+json">${JSON.stringify(json)}</script>`),
      "/leer": sendHtml("<p>Suppe</p>"),
    });
    expect(await importRecipe(`${url}/suppe`, options)).toMatchObject({
      title: "Suppe",
      // Neither the page nor the data says so.
      language: "de",
      source: { url: `${url}/suppe` },
    });
    await expect(importRecipe(`${url}/leer`, options)).rejects.toMatchObject({ code: "noRecipe", field: "address" });
  });
});

describe("private addresses", () => {
  test.each(["127.0.0.1", "169.254.169.254", "10.0.0.1", "::1", "::ffff:127.0.0.1", "fe80::1"])(
    "are refused when a name resolves to %s",
    async (ip) => {
      expect(await codeOf("http://rezepte.example", { resolve: async () => [ip] })).toBe("privateAddress");
      const mixed = async () => ["93.184.215.14", ip];
      expect(await codeOf("http://rezepte.example", { resolve: mixed })).toBe("privateAddress");
    },
  );

  test("are refused without asking a name server when they are typed", async () => {
    const resolve = () => Promise.reject(new Error("was asked"));
    expect(await codeOf("http://127.0.0.1/", { resolve })).toBe("privateAddress");
    expect(await codeOf("http://[::1]/", { resolve })).toBe("privateAddress");
  });

  test.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://2852039166/",
    "http://0x7f.2/",
    "http://[::1]/",
    "//10.0.0.1/",
    "http://intern.example/",
  ])("are refused when a page redirects to %s", async (location) => {
    const { url, options } = await startRecipeServer({ "/": redirect(location) });
    const policy = { isAllowedIp: (ip: string) => ip === "127.0.0.1", isAllowedPort: () => true };
    const resolve = async (name: string) => [name === "intern.example" ? "127.0.0.2" : "127.0.0.1"];
    expect(await codeOf(url, { ...options, policy, resolve })).toBe("privateAddress");
  });

  test("are refused when robots.txt redirects to them", async () => {
    const { url, options, requests } = await startRecipeServer({
      "/robots.txt": redirect("http://169.254.169.254/"),
      "/": sendHtml("a"),
    });
    const policy = { isAllowedIp: (ip: string) => ip === "127.0.0.1", isAllowedPort: () => true };
    expect(await codeOf(url, { ...options, policy })).toBe("privateAddress");
    expect(requests).toHaveLength(1);
  });

  test("are not reached by an answer of the name server that changes after the check", async () => {
    const { url, options, port } = await startRecipeServer({ "/": sendHtml("public") });
    const intern = await startRecipeServer({ "/": sendHtml("private") }, "127.0.0.2", port);
    const answers = ["127.0.0.1", "127.0.0.1", "127.0.0.2", "127.0.0.2"];
    const resolve = async () => [answers.shift() ?? ""];
    // One look-up for robots.txt and one for the page; both connect to what was checked.
    expect((await fetchRecipePage(url, { ...options, resolve })).html).toBe("public");
    expect(answers).toHaveLength(2);
    expect(await codeOf(url, { ...options, resolve })).toBe("privateAddress");
    expect(intern.requests).toEqual([]);
  });
});

describe("redirects", () => {
  test("are followed three times, to relative addresses, too", async () => {
    const { url, options } = await startRecipeServer({
      "/1": redirect("/2", 301),
      "/2": redirect("3", 303),
      "/3": redirect("?4#a", 308),
      "/3?4": sendHtml("a"),
      "/0": redirect("/1", 307),
    });
    expect((await fetchRecipePage(`${url}/1`, options)).url).toBe(`${url}/3?4`);
    expect(await codeOf(`${url}/0`, options)).toBe("unreachable");
  });

  test.each(["ftp://kueche.example/", "http://a@kueche.example/", "http://kueche.example:1/", "javascript:alert(1)"])(
    "to %s are refused",
    async (location) => {
      const { url, options } = await startRecipeServer({ "/": redirect(location) });
      expect(await codeOf(url, options)).toBe("invalidAddress");
    },
  );

  test("to a host are allowed by its own robots.txt", async () => {
    const target = await startRecipeServer({
      "/robots.txt": (_, response) => void response.end("User-agent: *\nDisallow: /b"),
    });
    const { url, options } = await startRecipeServer({ "/": redirect(`http://andere.example:${target.port}/b`) });
    const policy = { isAllowedIp: () => true, isAllowedPort: () => true };
    expect(await codeOf(url, { ...options, policy })).toBe("disallowedByRobots");
    expect(target.requests.map((request) => request.url)).toEqual(["/robots.txt"]);
  });
});

describe("a page that is no page", () => {
  test.each([
    [404, "notFound"],
    [410, "notFound"],
    [403, "unreachable"],
    [500, "unreachable"],
    [206, "unreachable"],
    [302, "unreachable"],
  ])("with status %i is %s", async (status, code) => {
    const { url, options } = await startRecipeServer({
      "/": (_, response) => void response.writeHead(status).end("a"),
    });
    expect(await codeOf(url, options)).toBe(code);
  });

  test.each(["image/png", "application/json", "text/plain", "text/html-x", "nonsense", ""])(
    "of type %j is not HTML",
    async (type) => {
      const { url, options } = await startRecipeServer({ "/": sendHtml("<p>a</p>", { "content-type": type }) });
      expect(await codeOf(url, options)).toBe("notHtml");
    },
  );

  test("compressed in an unknown way is not HTML", async () => {
    const { url, options } = await startRecipeServer({ "/": sendHtml("a", { "content-encoding": "gzip, gzip" }) });
    expect(await codeOf(url, options)).toBe("notHtml");
  });

  test("is unreachable without a server, a name, or HTTP", async () => {
    const { url, options } = await startRecipeServer({});
    const policy = { isAllowedIp: () => true, isAllowedPort: () => true };
    expect(await codeOf("http://kueche.example:1/", { ...options, policy })).toBe("unreachable");
    expect(await codeOf(url, { ...options, resolve: async () => [] })).toBe("unreachable");
    expect(await codeOf(url, { ...options, resolve: () => Promise.reject(new Error("unknown")) })).toBe("unreachable");
  });

  test.each([
    ["other protocols", "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: a\r\n\r\n"],
    ["nonsense", "nonsense\r\n\r\n"],
    ["endless headers", `HTTP/1.1 200 OK\r\nA: ${"a".repeat(100_000)}\r\n\r\n`],
    ["nothing", ""],
  ])("is unreachable when the server speaks %s", async (_, answer) => {
    const { options } = await startRecipeServer({});
    const server = createServer((socket) => void socket.on("error", () => {}).once("data", () => socket.end(answer)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const policy = { isAllowedIp: () => true, isAllowedPort: () => true };
    expect(await codeOf(`http://kueche.example:${port}/`, { ...options, policy })).toBe("unreachable");
  });

  test.each([
    ["a broken compression", "gzip", gzipSync("a".repeat(1000)).subarray(0, 20)],
    ["no compression at all", "gzip", Buffer.from("<p>a</p>")],
    ["a broken compression", "br", brotliCompressSync("abc".repeat(1000)).subarray(0, 8)],
  ])("is unreachable with %s (%s)", async (_, encoding, body) => {
    const { url, options } = await startRecipeServer({ "/": sendHtml(body, { "content-encoding": encoding }) });
    expect(await codeOf(url, options)).toBe("unreachable");
  });

  test("is unreachable when its body ends early", async () => {
    const { url, options } = await startRecipeServer({
      "/": (_, response) => {
        response.writeHead(200, { "content-type": "text/html", "content-length": "100" });
        response.write("a", () => response.destroy());
      },
    });
    expect(await codeOf(url, options)).toBe("unreachable");
  });
});

describe("a page that is too large", () => {
  test("by one byte is refused", async () => {
    const { url, options } = await startRecipeServer({
      "/fits": sendHtml(Buffer.alloc(pageLimits.bytes, "a")),
      "/large": sendHtml(Buffer.alloc(pageLimits.bytes + 1, "a")),
    });
    expect((await fetchRecipePage(`${url}/fits`, options)).html).toHaveLength(pageLimits.bytes);
    expect(await codeOf(`${url}/large`, options)).toBe("tooLarge");
  });

  test.each([
    ["gzip", gzipSync(Buffer.alloc(50_000_000))],
    ["br", brotliCompressSync(Buffer.alloc(50_000_000))],
  ])("after decompression is refused (%s)", async (encoding, body) => {
    expect(body.length).toBeLessThan(pageLimits.bytes);
    const { url, options } = await startRecipeServer({ "/": sendHtml(body, { "content-encoding": encoding }) });
    expect(await codeOf(url, options)).toBe("tooLarge");
  });

  test("because it never ends is refused, and the connection is closed", async () => {
    const closed = Promise.withResolvers<void>();
    const { url, options } = await startRecipeServer({
      "/": (_, response) => {
        response.writeHead(200, { "content-type": "text/html" }).on("close", closed.resolve);
        const write = () => void (response.writable && response.write(Buffer.alloc(65_536, "a"), write));
        write();
      },
    });
    expect(await codeOf(url, options)).toBe("tooLarge");
    await closed.promise;
  });
});

describe("a page that is too slow", () => {
  const start = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/html" }).write("<p>");

  test.each([
    ["sends nothing", { "/": () => {} }],
    ["stops within its body", { "/": (_, response) => start(response) }],
    [
      "sends its body in drops",
      {
        "/": (_, response) => {
          start(response);
          const timer = setInterval(() => response.write("a"), 10);
          response.on("close", () => clearInterval(timer));
        },
      },
    ],
    ["stops within robots.txt", { "/robots.txt": (_, response) => void response.writeHead(200).write("User-agent") }],
    ["stops within a compressed body", { "/": sendSlowly(gzipSync("a".repeat(1000)).subarray(0, 15)) }],
  ] as [string, Parameters<typeof startRecipeServer>[0]][])("and %s is given up", async (_, routes) => {
    const { url, options } = await startRecipeServer(routes);
    expect(await codeOf(url, { ...options, timeoutMs: 300 })).toBe("timedOut");
  });

  test("because of its name server is given up", async () => {
    const { url, options } = await startRecipeServer({});
    expect(await codeOf(url, { ...options, resolve: () => new Promise(() => {}), timeoutMs: 300 })).toBe("timedOut");
  });
});

describe("robots.txt", () => {
  const answer = (status: number, text = "") => ({
    "/robots.txt": ((_, response) => void response.writeHead(status).end(text)) as ReturnType<typeof redirect>,
    "/rezept": sendHtml("a"),
  });

  test.each([
    ["that allows the page", answer(200, "User-agent: *\nDisallow: /intern"), "fetched"],
    ["that is missing", answer(404), "fetched"],
    ["that needs a login", answer(401), "fetched"],
    ["that forbids all robots", answer(200, "User-agent: *\nDisallow: /"), "disallowedByRobots"],
    ["that forbids this one", answer(200, "User-agent: tischleinbot\nDisallow: /rezept"), "disallowedByRobots"],
    ["that cannot be read now", answer(503), "disallowedByRobots"],
    ["that is asked for too often", answer(429), "disallowedByRobots"],
    ["that is long", answer(200, `User-agent: *\nDisallow: /rezept\n${"#".repeat(3_000_000)}`), "disallowedByRobots"],
    [
      "that forbids only after half a megabyte",
      answer(200, `${"#".repeat(600_000)}\nUser-agent: *\nDisallow: /`),
      "fetched",
    ],
  ])("%s", async (_, routes, expected) => {
    const { url, options, requests } = await startRecipeServer(routes);
    expect(await codeOf(`${url}/rezept`, options)).toBe(expected);
    expect(requests.some((request) => request.url === "/rezept")).toBe(expected === "fetched");
  });
});

/** Sends the beginning of a gzip body and then nothing. */
function sendSlowly(bytes: Buffer): ReturnType<typeof redirect> {
  return (_, response) =>
    void response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).write(bytes);
}
