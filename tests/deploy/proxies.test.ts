import { EventEmitter, once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request as sendPlain,
} from "node:http";
import { request as sendSecure } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createEdge, type Edge } from "#lib/server/edge/edge.ts";
import { isAvailable, type ProxyName, startProxy } from "#tests/support/servers/proxy.ts";
import { findFreePort } from "#tests/support/supervised-site.ts";

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

interface Sent extends RequestOptions {
  body?: Buffer;
}

/** Sends a request to a proxy on this machine. */
function send(port: number, path: string, { body, ...options }: Sent = {}, isSecure = true): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const secure = { rejectUnauthorized: false, servername: "localhost" };
    const all = { host: "localhost", port, path, agent: false, ...(isSecure ? secure : {}), ...options };
    const read = async (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() };
    };
    // The connection may also be cut while the answer arrives.
    const outgoing = (isSecure ? sendSecure : sendPlain)(all, (answer) => read(answer).then(resolve, reject));
    outgoing.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: "" });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** What reached the application, and how often. */
const seen: IncomingMessage[] = [];
/** Says when the rest of a streamed page is ready. */
const rest = new EventEmitter();
const shared = "s-maxage=600, stale-while-revalidate=300";

/** Stands for Next.js: a page for all, and answers that are for one reader. */
const application: RequestListener = (request, response) => {
  seen.push(request);
  const { url = "" } = request;
  const type = { "content-type": "text/html; charset=utf-8" };
  const count = String(seen.filter((one) => one.url === url).length);
  if (url.startsWith("/de/stream")) {
    const policy = { "content-security-policy": "script-src 'nonce-a'" };
    response.writeHead(200, { ...type, ...policy, "cache-control": "private, no-store" }).write("<p>at once</p>");
    return void rest.once("released", () => response.end("<p>later</p>"));
  }
  if (url.startsWith("/de/moved")) return void response.writeHead(308, { location: "/de/here" }).end();
  if (url.startsWith("/de/account")) response.writeHead(200, { ...type, "cache-control": "private, no-store" });
  else if (url.startsWith("/de/cookie"))
    response.writeHead(200, { ...type, "cache-control": shared, "set-cookie": "reader=one; Path=/" });
  else response.writeHead(200, { ...type, "cache-control": shared, vary: "rsc, Accept-Encoding" });
  response.end(`<p>${request.headers.rsc ? "data " : ""}${count}</p>`);
};

/** A proxy, two instances behind it, and what they show. */
interface Site {
  port: number;
  plainPort: number;
  edges: Edge[];
  stop(): Promise<void>;
}

async function startSite(name: ProxyName): Promise<Site> {
  const edges: Edge[] = [];
  const next = createServer(application);
  next.listen(0, "localhost");
  await once(next, "listening");
  const nextUrl = `http://localhost:${(next.address() as AddressInfo).port}`;
  const httpsPort = Number(await findFreePort());
  const ports = [Number(await findFreePort()), Number(await findFreePort())];
  const siteUrl = `https://localhost:${httpsPort}`;
  for (const port of ports) {
    const edge = createEdge({ siteUrl, port, maxCacheBytes: 1_000_000, staticFiles: new Map() });
    await edge.listen();
    edge.onServerReady(nextUrl);
    edges.push(edge);
  }
  const proxy = await startProxy(name, ports, httpsPort, "1r/m");
  await vi.waitFor(async () => expect((await send(proxy.port, "/de")).status).toBe(200), { timeout: 10_000 });
  const stop = async () => {
    await proxy.stop();
    await Promise.all(edges.map((edge) => edge.close()));
    next.closeAllConnections();
    next.close();
  };
  return { port: proxy.port, plainPort: proxy.plainPort, edges, stop };
}

/** A site that the test may damage. */
async function startOwnSite(name: ProxyName): Promise<Site> {
  const site = await startSite(name);
  onTestFinished(site.stop);
  return site;
}

beforeEach(() => {
  seen.length = 0;
});

describe.each<ProxyName>(["nginx", "caddy"])("%s", (name) => {
  const canRun = isAvailable(name);
  let proxy: Site;

  beforeAll(async () => {
    if (!canRun) return console.warn(`Skipped: ${name} is not installed, and apt-get cannot install it here.`);
    proxy = await startSite(name);
  }, 120_000);

  afterAll(() => proxy?.stop());

  test.skipIf(!canRun)("passes on pages with the headers of the site, once each", async () => {
    const { status, headers, text } = await send(proxy.port, "/de/page");
    expect({ status, text }).toEqual({ status: 200, text: "<p>1</p>" });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000",
    });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers.server ?? "").not.toMatch(/\d/);
    // Neither proxy gives one form of a page for the other.
    expect((await send(proxy.port, "/de/page", { headers: { rsc: "1" } })).text).toContain("data");
    expect((await send(proxy.port, "/de/page")).text).not.toContain("data");
  });

  test.skipIf(!canRun)("sends plain requests to https, and keeps the public host in redirects", async () => {
    const plain = await send(proxy.plainPort, "/de/page?page=2", { headers: { host: "localhost" } }, false);
    expect(plain.status).toBe(308);
    expect(plain.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/de\/page\?page=2$/);
    const moved = await send(proxy.port, "/de/moved");
    expect(moved.status).toBe(308);
    expect(new URL(moved.headers.location ?? "", `https://localhost:${proxy.port}`).href).toBe(
      `https://localhost:${proxy.port}/de/here`,
    );
  });

  test.skipIf(!canRun)("does not keep what is for one reader or sets a cookie", async () => {
    for (const path of ["/de/account", "/de/cookie"]) {
      const texts = [(await send(proxy.port, path)).text, (await send(proxy.port, path)).text];
      // The edge asks for a page that all might read before it asks for that of one reader.
      expect(new Set(texts).size).toBe(2);
    }
    const { headers } = await send(proxy.port, "/de/account");
    expect(headers["cache-control"]).toContain("no-store");
  });

  test.skipIf(!canRun)("tells the site the address of the connection, not what a reader says", async () => {
    const headers = {
      "x-forwarded-for": "203.0.113.7",
      "x-real-ip": "203.0.113.7",
      forwarded: "for=203.0.113.7",
      "x-forwarded-host": "evil.example",
      "x-middleware-prefetch": "1",
    };
    const { status } = await send(proxy.port, "/de/account/address", { headers });
    const request = seen.findLast((one) => one.url === "/de/account/address");
    expect(status).toBe(200);
    expect(JSON.stringify(request?.headers)).not.toMatch(/203\.0\.113\.7|evil|middleware-prefetch/);
    expect(request?.headers["x-forwarded-for"]).toMatch(/^(?:127\.0\.0\.1|::1), (?:::ffff:)?127\.0\.0\.1$/);
    expect(request?.headers.host).toBe(`localhost:${proxy.port}`);
  });

  test.skipIf(!canRun)("passes on a streamed page while it arrives", async () => {
    const outgoing = sendSecure({ host: "localhost", port: proxy.port, path: "/de/stream", rejectUnauthorized: false });
    outgoing.end();
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    const [first] = await once(answer, "data");
    expect(String(first)).toBe("<p>at once</p>");
    rest.emit("released");
    expect(String((await once(answer, "data"))[0])).toBe("<p>later</p>");
  });

  test.skipIf(!canRun)("upgrades no connection", async () => {
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    expect((await send(proxy.port, "/de/account/socket", { headers })).status).toBe(200);
    expect(seen.findLast((one) => one.url === "/de/account/socket")?.headers.upgrade).toBeUndefined();
  });

  test.skipIf(!canRun)("refuses large bodies, other hosts and malformed targets", async () => {
    const body = Buffer.alloc(12_000_000);
    const large = await send(proxy.port, "/api/users/me/picture/", { method: "POST", body }).catch(() => null);
    // A proxy may cut the connection before the body has arrived.
    expect(large?.status ?? 413).toBe(413);
    expect(seen.filter(({ url }) => url?.startsWith("/api/users/me/picture"))).toEqual([]);
    const foreign = await send(proxy.port, "/de/page", { headers: { host: "evil.example" } });
    expect([400, 421]).toContain(foreign.status);
    for (const target of ["/%00", "/%ff"]) expect((await send(proxy.port, target)).status).toBe(400);
  });

  test.skipIf(!canRun)(
    "answers every read while an instance is stopped",
    async () => {
      const { port, edges } = await startOwnSite(name);
      await edges[0]?.close();
      const statuses: number[] = [];
      for (let read = 0; read < 20; read++) statuses.push((await send(port, `/de/read?page=${read}`)).status);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    },
    60_000,
  );

  test.skipIf(!canRun || name !== "nginx")(
    "answers pages it has while no instance does",
    async () => {
      const { port, edges } = await startOwnSite(name);
      expect((await send(port, "/de/kept")).status).toBe(200);
      await Promise.all(edges.map((edge) => edge.close()));
      await vi.waitFor(async () => expect((await send(port, "/de/not-kept")).status).toBe(502), {
        timeout: 10_000,
      });
      expect((await send(port, "/de/kept")).status).toBe(200);
      expect((await send(port, "/de/account")).status).toBe(502);
    },
    60_000,
  );

  test.skipIf(!canRun || name !== "nginx")(
    "limits the requests of one address",
    async () => {
      const { port } = await startOwnSite(name);
      const reads = Array.from({ length: 450 }, () => send(port, "/de/kept"));
      const limited = (await Promise.all(reads)).filter(({ status }) => status === 429);
      expect(limited.length).toBeGreaterThan(0);
      expect(limited[0]?.headers["x-content-type-options"]).toBe("nosniff");
    },
    60_000,
  );
});
