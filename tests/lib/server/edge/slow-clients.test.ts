import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type EdgeSite, startEdgeSite } from "./edge-site.ts";

let site: EdgeSite;
const sockets: Socket[] = [];
let isOver = false;

afterEach(async () => {
  isOver = true;
  for (const socket of sockets) socket.destroy();
  await site.close();
});

const large = Buffer.alloc(4_000_000, "a");
const attacker = "X-Forwarded-For: 203.0.113.9\r\n";

/** Opens a connection that sends `start` at once and then a byte of `rest` now and then. */
async function openSlowly(start: string, rest: string, isRead: boolean): Promise<void> {
  const socket = connect(site.port, "localhost");
  sockets.push(socket);
  socket.on("error", () => {});
  if (!isRead) socket.pause();
  else socket.resume();
  await once(socket, "connect");
  socket.write(start);
  void (async () => {
    for (let sent = 0; sent < rest.length && !isOver && socket.writable; sent++) {
      await sleep(200);
      socket.write(rest.charAt(sent));
    }
  })();
}

const slowClients: [string, number, () => Promise<void>][] = [
  ["headers", 200, () => openSlowly("GET /de HTTP/1.1\r\nHo", "st: localhost and so on", true)],
  [
    "bodies",
    150,
    () =>
      openSlowly(
        `POST /api/forms HTTP/1.1\r\nHost: localhost:${site.port}\r\n${attacker}Content-Length: 1000\r\n\r\n`,
        "a".repeat(1000),
        true,
      ),
  ],
  [
    "reads",
    150,
    () => openSlowly(`GET /api/large HTTP/1.1\r\nHost: localhost:${site.port}\r\n${attacker}\r\n`, "", false),
  ],
];

test("five hundred slow clients leave the others unaffected", { timeout: 60_000 }, async () => {
  site = await startEdgeSite(
    (request, response) => {
      if (request.url === "/api/large") return void response.end(large);
      request.resume().on("end", () => {
        const caching = request.url === "/de" ? "s-maxage=600" : "no-store";
        response.writeHead(200, { "content-type": "text/html", "cache-control": caching }).end("page");
      });
    },
    { maxInFlight: 128 },
  );
  for (const [, count, open] of slowClients) await Promise.all(Array.from({ length: count }, open));
  expect(sockets).toHaveLength(500);
  const paths = Array.from(
    { length: 300 },
    (_, index) => ["/de", `/de/suche?search=${index}`, "/api/search"][index % 3],
  );
  const statuses: number[] = [];
  // All readers at once would be more than Next.js takes.
  for (let first = 0; first < paths.length; first += 20) {
    const some = paths.slice(first, first + 20).map(async (path) => {
      const response = await fetch(site.origin + path);
      await response.text();
      return response.status;
    });
    statuses.push(...(await Promise.all(some)));
  }
  expect(statuses).toEqual(paths.map(() => 200));
  const open = sockets.filter((socket) => !socket.destroyed && socket.writable);
  expect(open.length, "slow clients that are still there").toBeGreaterThan(200);
});
