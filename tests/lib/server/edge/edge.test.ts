import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { request as sendRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { initScript } from "#lib/platform/browser/first-paint/init-scripts.ts";
import { hashScript } from "#lib/platform/security-headers/script-hashes.ts";
import { type EdgeSite, startEdgeSite } from "./edge-site.ts";

let site: EdgeSite;
let requests: IncomingMessage[];

afterEach(() => site?.close());

const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=600, stale-while-revalidate=300",
  vary: "rsc, next-router-prefetch",
};
const html = `<!doctype html><title>Suppe</title><script>self.a=1</script>${"<p>Linsen</p>".repeat(200)}`;

/** Starts an edge; Next.js answers with a page unless the listener does. */
async function start(
  listener?: (request: IncomingMessage, response: ServerResponse) => unknown,
  options: Parameters<typeof startEdgeSite>[1] = {},
): Promise<void> {
  requests = [];
  const answer: RequestListener = (request, response) => {
    requests.push(request);
    if (listener?.(request, response)) return;
    if (request.headers["if-none-match"] === '"1"') return void response.writeHead(304).end();
    response.writeHead(200, { ...pageHeaders, etag: '"1"' }).end(html);
  };
  site = await startEdgeSite(answer, options);
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Sends a request as it is; `fetch` would change some. */
function send(path: string, { method = "GET", headers = {}, body = "" } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest({ port: site.port, host: "localhost", path, method, headers, agent: false });
    outgoing.on("error", reject);
    outgoing.on("response", async (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("error", reject);
      try {
        for await (const chunk of incoming) chunks.push(chunk);
      } catch (error) {
        return reject(error);
      }
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
    });
    outgoing.end(body);
  });
}

const getRequest = () => `GET /de HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`;

/** A connection on which one request was answered, and that waits for the next. */
async function openConnection(): Promise<Socket> {
  const socket = connect(site.port, "127.0.0.1");
  socket.write(getRequest());
  await once(socket, "data");
  return socket;
}

/** Sends bytes and returns everything that comes back. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(site.port, "localhost", () => socket.write(bytes));
    socket.on("data", (data) => (text += data)).on("close", () => resolve(text));
  });
}

describe("pages", () => {
  test("are stored with their styles, other answers as they are", async () => {
    const link = `<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>`;
    const css = { type: "text/css", identity: Buffer.from("p{color:red}"), compressed: null };
    await start(
      ({ headers }, response) =>
        response
          .writeHead(200, { ...pageHeaders, ...(headers.rsc ? { "content-type": "text/x-component" } : {}) })
          .end(`<html><head>${link}</head>`),
      { staticFiles: new Map([["/_next/static/a.css", css]]) },
    );
    for (const _ of ["first", "stored"]) {
      const document = String((await send("/de")).body);
      expect(document).toContain("<style>p{color:red}</style>");
      expect(document).toContain("disabled");
      expect(String((await send("/de", { headers: { rsc: "1" } })).body)).toContain(`<head>${link}</head>`);
    }
  });

  test("are asked for once and served compressed", async () => {
    await start();
    const answers = await Promise.all(
      ["br", "gzip", "", "br"].map((encoding) => send("/de", { headers: { "accept-encoding": encoding } })),
    );
    expect(requests).toHaveLength(1);
    expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined, "br"]);
    const [br, gzip, identity] = answers.map(({ body }) => body) as [Buffer, Buffer, Buffer];
    expect([brotliDecompressSync(br), gunzipSync(gzip), identity].map(String)).toEqual([html, html, html]);
  });

  test("allow their own inline scripts only", async () => {
    await start();
    const { headers } = await send("/de");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain("unsafe-inline");
  });

  test("that are small are served as they are, also when they are read often", async () => {
    await start((_, response) => response.writeHead(200, pageHeaders).end("small"));
    for (let read = 0; read < 12; read++) {
      const { headers, body } = await send("/de", { headers: { "accept-encoding": "br, gzip" } });
      expect([String(body), headers["content-encoding"]]).toEqual(["small", undefined]);
    }
    expect(site.edge.store.peek("/de")?.bodies.br).toHaveLength(0);
  });

  test("are answered with 304 when the reader has them, and without body to HEAD", async () => {
    await start();
    const { headers } = await send("/de");
    const known = await send("/de", { headers: { "if-none-match": headers.etag } });
    expect([known.status, known.body.length, known.headers["cache-control"]]).toEqual([
      304,
      0,
      headers["cache-control"],
    ]);
    const head = await send("/de", { method: "HEAD" });
    expect([head.status, head.body.length, Number(head.headers["content-length"])]).toEqual([200, 0, html.length]);
  });

  test("have a form for each kind of request", async () => {
    await start(({ headers }, response) => {
      const form = [headers.rsc, headers["next-router-segment-prefetch"]].join();
      return response.writeHead(200, { ...pageHeaders, "content-type": "text/x-component" }).end(form);
    });
    const forms = [{}, { rsc: "1" }, { rsc: "1", "next-router-segment-prefetch": "/_tree" }];
    for (let round = 0; round < 2; round++) {
      const bodies = await Promise.all(forms.map(async (headers) => String((await send("/de", { headers })).body)));
      expect(bodies).toEqual([",", "1,", "1,/_tree"]);
    }
    expect(requests).toHaveLength(3);
  });

  test("are served while Next.js is down, unknown ones when it is back", async () => {
    await start();
    await send("/de");
    await site.stopServer();
    expect((await send("/de")).status).toBe(200);
    expect((await send("/api/health")).status).toBe(503);
    const other = send("/en");
    await site.startServer();
    expect((await other).status).toBe(200);
  });

  test("are served as they are when Next.js fails, and no longer when they are gone", async () => {
    let status = 200;
    await start((_, response) => response.writeHead(status, status === 500 ? {} : pageHeaders).end(String(status)));
    const read = async () => {
      const page = site.edge.store.peek("/de");
      if (page) page.checkedAt = Number.NEGATIVE_INFINITY;
      return String((await send("/de")).body);
    };
    expect(await read()).toBe("200");
    status = 500;
    expect(await read()).toBe("200");
    status = 404;
    expect(await read()).toBe("404");
    status = 200;
    expect(await read()).toBe("200");
  });

  test("are never served again once they are for one reader", async () => {
    let caching = pageHeaders["cache-control"];
    await start(({ headers }, response) =>
      response.writeHead(200, { ...pageHeaders, "cache-control": caching }).end(headers.cookie ?? "all"),
    );
    expect(String((await send("/de", { headers: { cookie: "a" } })).body)).toBe("all");
    const page = site.edge.store.peek("/de");
    if (page) page.checkedAt = Number.NEGATIVE_INFINITY;
    caching = "private, no-store";
    for (const cookie of ["b", "c"]) expect(String((await send("/de", { headers: { cookie } })).body)).toBe(cookie);
    expect(site.edge.store.peek("/de")).toBeUndefined();
  });

  test("for one reader are first asked for without a reader, once for all forms", async () => {
    await start((_, response) =>
      response.writeHead(200, { "content-type": "text/html", "cache-control": "private, no-store" }).end(),
    );
    for (const state of ["", "b", "c"]) {
      const form = state ? { rsc: "1", "next-url": state } : {};
      await send("/de/profile", { headers: { cookie: "a", ...form } });
    }
    await send("/de/likes", { headers: { cookie: "a" } });
    expect(requests.map(({ url, headers }) => [url, headers.cookie])).toEqual([
      ["/de/profile", undefined],
      ...Array(3).fill(["/de/profile", "a"]),
      ["/de/likes", undefined],
      ["/de/likes", "a"],
    ]);
  });

  test("for one reader go to that reader", async () => {
    await start(({ headers }, response) => {
      const user = headers.cookie ?? "";
      return response.writeHead(200, { "content-type": "text/html", "cache-control": "private, no-store" }).end(user);
    });
    const users = ["a", "b", "c", "a"];
    const answers = await Promise.all(users.map((cookie) => send("/de/users/likes", { headers: { cookie } })));
    expect(answers.map(({ body }) => String(body))).toEqual(users);
  });

  test("have a policy of their own, or one that names their scripts", async () => {
    const inline = "<script>self.a=1</script>";
    await start(({ url = "" }, response) => {
      const policy = url.endsWith("own") ? { "content-security-policy": "script-src 'nonce-a'" } : {};
      response.writeHead(200, { "content-type": "text/html", "cache-control": "private, no-store", ...policy });
      return response.end(inline);
    });
    const [own, other] = [await send("/de/profile?own"), await send("/de/profile")];
    expect(own.headers["content-security-policy"]).toBe("script-src 'nonce-a'");
    expect(other.headers["content-security-policy"]).toContain(`script-src 'self' ${hashScript("self.a=1")}`);
    expect([own, other].map(({ body }) => String(body))).toEqual([inline, inline]);
  });

  test("demand trusted types where the layout's first script has their rules", async () => {
    const policy = `script-src ${hashScript(initScript)}`;
    await start(({ url = "" }, response) => {
      const headers = { "content-type": "text/html", "content-security-policy": policy };
      return response.writeHead(url.endsWith("lost") ? 404 : 200, headers).end();
    });
    expect((await send("/de/profile?a=1")).headers["content-security-policy"]).toContain(`${policy}; require-trusted`);
    // Next.js may answer a page that failed with a document without the layout.
    expect((await send("/de/profile?lost")).headers["content-security-policy"]).toBe(policy);
  });

  test("that are read to their end are not sent cut off", async () => {
    await start((_, response) => {
      response.writeHead(200, { "content-type": "text/html", "cache-control": "private, no-store" }).write("<p>");
      return setImmediate(() => response.destroy());
    });
    expect((await send("/de/profile")).status).toBe(503);
  });

  test("leave the reader the policy of the page that has not changed", async () => {
    await start((_, response) => response.writeHead(304).end());
    const { status, headers } = await send("/de/rezepte?a=1", { headers: { "if-none-match": '"1"' } });
    expect([status, headers["content-security-policy"]]).toEqual([304, undefined]);
  });
});

describe("a write", () => {
  test("is visible to the next read", async () => {
    let content = "old";
    await start((request, response) => {
      if (request.method === "POST") content = "new";
      return response.writeHead(200, pageHeaders).end(content);
    });
    expect(String((await send("/de")).body)).toBe("old");
    await send("/de", { method: "POST", body: "a=1" });
    expect(String((await send("/de")).body)).toBe("new");
  });

  test("is carried out when its sender leaves at once", async () => {
    const left = vi.fn();
    let answerNow = () => {};
    await start((request, response) => {
      if (request.method !== "POST") return false;
      response.on("close", () => !response.writableFinished && left());
      answerNow = () => void response.end("done");
      return request.resume();
    });
    const socket = connect(site.port, "localhost");
    socket.write(`POST /de HTTP/1.1\r\nHost: localhost:${site.port}\r\nContent-Length: 3\r\n\r\na=1`);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    socket.destroy();
    // By the time of this answer the edge would have left, too.
    await send("/de");
    expect(left).not.toHaveBeenCalled();
    answerNow();
    await vi.waitFor(() => expect(site.edge.countRunning()).toBe(0));
  });

  test("that is refused changes nothing", async () => {
    await start((request, response) => request.method === "POST" && response.writeHead(422).end());
    await send("/de");
    await send("/de", { method: "POST", body: "a=1" });
    await send("/de");
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST"]);
  });

  test("that only counts events leaves stored pages as they are", async () => {
    await start((request, response) => request.method === "POST" && response.writeHead(204).end());
    await send("/de");
    await send("/api/statistics/", { method: "POST", body: "{}" });
    await send("/de");
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST"]);
    await send("/api/likes/", { method: "POST", body: "{}" });
    await send("/de");
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "POST", "GET"]);
  });

  test("passes its body on, up to the limit", async () => {
    await start((request, response) => {
      let size = 0;
      request.on("data", (chunk) => (size += chunk.length));
      return request.on("end", () => response.end(String(size)));
    });
    expect(String((await send("/de", { method: "POST", body: "x".repeat(900_000) })).body)).toBe("900000");
    expect((await send("/de", { method: "POST", body: "x".repeat(1_300_000) })).status).toBe(413);
    const chunked = { "transfer-encoding": "chunked" };
    expect((await send("/de", { method: "POST", headers: chunked, body: "x".repeat(1_300_000) })).status).toBe(413);
  });

  test("that is refused is read to its end, so that its sender sees why", async () => {
    await start();
    const body = Buffer.alloc(20_000_000);
    for (const connection of ["close", "keep-alive"]) {
      const answer = await fetch(`${site.origin}/de`, { method: "POST", headers: { connection }, body });
      expect([answer.status, await answer.text()]).toEqual([413, "The body is too large.\n"]);
    }
  });

  test("from a page of another site never reaches Next.js", async () => {
    await start();
    const answer = await send("/api/likes/", { method: "POST", headers: { origin: "https://other.example" } });
    expect([answer.status, JSON.parse(String(answer.body)).error.code, requests.length]).toEqual([403, "forbidden", 0]);
  });
});

describe("Next.js is told", () => {
  test("the site's host, and nothing that only proxies may say", async () => {
    await start();
    await send("/de?a=1", {
      headers: {
        "x-forwarded-host": "other.example",
        "x-forwarded-proto": "gopher",
        "x-middleware-prefetch": "1",
        "x-nextjs-data": "1",
        "content-security-policy": "script-src 'nonce-a'",
        connection: "close, x-secret",
        "x-secret": "1",
        "user-agent": "test",
      },
    });
    expect(requests[0]?.headers).toMatchObject({
      host: new URL(site.origin).host,
      "x-forwarded-host": new URL(site.origin).host,
      "x-forwarded-proto": "http",
      "user-agent": "test",
    });
    const names = Object.keys(requests[0]?.headers ?? {});
    const stripped = ["x-middleware-prefetch", "x-nextjs-data", "content-security-policy", "x-secret"];
    expect(names.filter((name) => stripped.includes(name))).toEqual([]);
  });

  test("nothing of the reader who asks for a page that all get", async () => {
    await start();
    const ofReader = {
      cookie: "a=1",
      accept: "a",
      "accept-language": "en",
      referer: "a",
      "user-agent": "a",
      "x-a": "a",
    };
    await send("/de", { headers: { ...ofReader, range: "bytes=0-1", rsc: "1", "next-url": "/de" } });
    expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual([
      "connection",
      "host",
      "next-url",
      "rsc",
      "user-agent",
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
    ]);
  });

  test("the addresses before a proxy in a private range", async () => {
    await start();
    await send("/de?a=1", { headers: { "x-forwarded-for": "203.0.113.7" } });
    expect(requests[0]?.headers["x-forwarded-for"]).toMatch(
      /^203\.0\.113\.7, (?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/,
    );
  });
});

describe("answers of Next.js", () => {
  test("are sent on piece by piece, compressed", async () => {
    let finish = () => {};
    await start((_, response) => {
      const policy = { "content-security-policy": "script-src 'nonce-a'" };
      response.writeHead(200, { "content-type": "text/html", "cache-control": "no-store", ...policy }).write("first");
      finish = () => void response.end("last");
      return true;
    });
    const response = await fetch(`${site.origin}/de?a=1`, { headers: { "accept-encoding": "br" } });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("first");
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("last");
  });

  test("may name the address of the longest request, encoded once more", async () => {
    const path = `/en/desk/stories?search=${"%C3%A4".repeat(20_000)}`;
    await start((request, response) => {
      const location = `/en/login?next=${encodeURIComponent(request.url ?? "")}`;
      return response.writeHead(307, { location }).end();
    });
    // Clients of this runtime take no head as long as this one.
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost:${site.port}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 307 /);
    expect(answer).toContain(`next=${encodeURIComponent(path)}\r\n`);
    expect(requests).toHaveLength(1);
  });

  test("whose head cannot be read fail at once", async () => {
    await start((request) => request.socket.end("HTTP/1.1 200 OK\r\nno header\r\n\r\n"));
    expect((await send("/de/suche")).status).toBe(503);
    expect(requests).toHaveLength(1);
  });

  test("to reads say how long Next.js took, those to writes do not", async () => {
    await start((_, response) => response.end("done"));
    expect((await send("/api/search/")).headers["server-timing"]).toMatch(/^next;dur=\d+$/);
    expect((await send("/api/register/", { method: "POST" })).headers["server-timing"]).toBeUndefined();
  });

  test("that are events are never compressed", async () => {
    await start((_, response) => response.writeHead(200, { "content-type": "text/event-stream" }).write(": open\n\n"));
    const response = await fetch(`${site.origin}/api/users/me/events`, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(new TextDecoder().decode((await response.body?.getReader().read())?.value)).toBe(": open\n\n");
  });

  test("that break off are cut off", async () => {
    await start((_, response) => {
      return response.writeHead(200, { "content-length": "100" }).write("half", () => response.destroy());
    });
    await expect(send("/api/half")).rejects.toThrow();
  });

  test("end when their reader leaves", async () => {
    const closed = vi.fn();
    await start((_, response) => {
      response.on("close", closed);
      return response.writeHead(200, { "content-type": "text/event-stream" }).write(": open\n\n");
    });
    const aborted = new AbortController();
    await fetch(`${site.origin}/api/users/me/events`, { signal: aborted.signal });
    aborted.abort();
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });
});

describe("the end", () => {
  test("lets running requests finish, and takes no more", async () => {
    let finish = () => {};
    await start(({ url }, response) => {
      if (url !== "/api/slow") return false;
      finish = () => void response.end("done");
      return true;
    });
    const running = send("/api/slow");
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const closed = site.edge.close();
    await vi.waitFor(() => expect(send("/de")).rejects.toThrow("ECONNREFUSED"));
    finish();
    expect(String((await running).body)).toBe("done");
    await closed;
  });

  test("answers everything that was sent before, on new and on open connections", async () => {
    const perRound = 20;
    const isReset: unknown[] = [];
    for (let round = 0; round < 10; round++) {
      await start();
      const answers = { opening: 0, last: 0 };
      const open = await Promise.all(Array.from({ length: perRound }, () => openConnection()));
      const count = (key: keyof typeof answers, from: Socket) =>
        new Promise<void>((resolve) => {
          from.on("data", (data) => (answers[key] += String(data).split("HTTP/1.1 200").length - 1));
          from.on("error", (error) => isReset.push(error));
          from.on("close", () => resolve());
        });
      const ended = open.map((socket) => count("last", socket));
      const fresh = Array.from({ length: perRound }, () => connect(site.port, "127.0.0.1"));
      ended.push(...fresh.map((socket) => count("opening", socket)));
      for (const socket of [...open, ...fresh]) socket.write(getRequest());
      await Promise.all([site.edge.close(), ...ended]);
      expect(answers).toEqual({ opening: perRound, last: perRound });
      await site.stopServer();
    }
    expect(isReset).toEqual([]);
  });

  test("does not wait for streams of events", async () => {
    await start((_, response) => response.writeHead(200, { "content-type": "text/event-stream" }).write(": open\n\n"));
    await fetch(`${site.origin}/api/users/me/events`);
    await site.edge.close();
  });
});

test("a server that ends while it answers fails that request alone", async () => {
  await start((request, response) => request.url === "/api/half" && response.writeHead(200).write("half"));
  const half = await fetch(`${site.origin}/api/half`);
  await site.stopServer();
  await expect(half.text()).rejects.toThrow();
  const waiting = send("/de");
  await site.startServer();
  expect((await waiting).status).toBe(200);
});

test("more requests than Next.js can answer are refused, except health checks", async () => {
  const held: ServerResponse[] = [];
  await start((request, response) => request.url !== "/api/health" && held.push(response), { maxInFlight: 4 });
  const running = Array.from({ length: 4 }, (_, index) => send(`/api/${index}`));
  await vi.waitFor(() => expect(held).toHaveLength(4));
  const refused = await send("/api/more");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "2"]);
  expect((await send("/api/health")).status).toBe(200);
  for (const response of held) response.end();
  expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true);
});

test("a request keeps its place until Next.js has answered, also when its reader leaves", async () => {
  const held: ServerResponse[] = [];
  await start((request, response) => request.url !== "/api/health" && held.push(response), { maxInFlight: 4 });
  for (let index = 0; index < 4; index++) {
    const socket = connect(site.port, "localhost");
    socket.write(`GET /api/${index} HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`);
    await vi.waitFor(() => expect(held).toHaveLength(index + 1));
    socket.destroy();
  }
  // By the time of this answer the edge has seen that they are gone.
  expect((await send("/api/health")).status).toBe(200);
  expect((await send("/api/more")).status).toBe(503);
  expect(site.edge.countRunning()).toBe(4);
  for (const response of held) response.end();
  await vi.waitFor(() => expect(site.edge.countRunning()).toBe(0));
});

test("a stored page is served as it is when Next.js can take no more requests", async () => {
  const held: ServerResponse[] = [];
  await start((request, response) => request.url !== "/de" && held.push(response), { maxInFlight: 4 });
  await send("/de");
  const page = site.edge.store.peek("/de");
  if (page) page.checkedAt = Number.NEGATIVE_INFINITY;
  const running = Array.from({ length: 4 }, (_, index) => send(`/api/${index}`));
  await vi.waitFor(() => expect(held).toHaveLength(4));
  expect([(await send("/de")).status, (await send("/en")).status]).toEqual([200, 503]);
  expect(requests.filter(({ url }) => url === "/de")).toHaveLength(1);
  for (const response of held) response.end();
  await Promise.all(running);
});

describe("files of the build", () => {
  test("are served compressed without Next.js, and nothing beside them", async () => {
    const content = Buffer.from("self.a = 1;".repeat(200));
    const compressed = { br: brotliCompressSync(content), gzip: gzipSync(content) };
    const file = { type: "application/javascript", identity: content, compressed };
    await start(undefined, { staticFiles: new Map([["/_next/static/a.js", file]]) });
    const answer = await send("/_next/static/a.js?dpl=1", { headers: { "accept-encoding": "br" } });
    expect(String(brotliDecompressSync(answer.body))).toBe(String(content));
    expect(answer.headers).toMatchObject({
      "cache-control": expect.stringContaining("immutable"),
      vary: "Accept-Encoding",
    });
    expect((await send("/_next/static/a.js")).body.equals(content)).toBe(true);
    expect(requests).toHaveLength(0);
    await send("/_next/static/b.js");
    expect(requests).toHaveLength(1);
  });
});

test("the API answers a malformed address as everything else that is invalid", async () => {
  await start();
  const answer = await send("/api/%00", { headers: { "accept-language": "en" } });
  expect([answer.status, answer.headers["content-type"]]).toEqual([400, "application/json"]);
  expect(JSON.parse(String(answer.body)).error).toMatchObject({ code: "invalid", fields: { path: "malformed" } });
});

describe("malformed requests", () => {
  test.each([
    ["an absolute target", "GET http://other.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400],
    ["no HTTP", "hello\r\n\r\n", 400],
    ["TRACE", "TRACE /de HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405],
    ["an unknown host", "GET /de HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n", 421],
    [
      "two lengths",
      "POST /de HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["no host", "GET /de HTTP/1.1\r\nConnection: close\r\n\r\n", 421],
    ["CONNECT", "CONNECT other.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
    ["an expectation", "GET /de HTTP/1.1\r\nHost: localhost\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n", 417],
    ["large headers", `GET /de HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(200_000)}\r\n\r\n`, 431],
  ])("%s never reach Next.js", async (_, bytes, status) => {
    await start();
    const text = await sendRaw(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of ["x-content-type-options", "content-security-policy", "cross-origin-resource-policy"])
      expect(text.toLowerCase()).toContain(`\r\n${name}: `);
    expect(text).not.toContain("other.example");
    expect(requests).toHaveLength(0);
  });
});
