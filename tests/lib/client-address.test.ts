import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { notePeers } from "#lib/client-address.ts";

test("whoever is connected stands at the end, whatever they claim", async () => {
  notePeers();
  const server = createServer((request, response) => response.end(request.headers["x-forwarded-for"]));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async (headers: HeadersInit) => (await fetch(`http://127.0.0.1:${port}`, { headers })).text();
  expect(await ask({})).toBe("127.0.0.1");
  expect(await ask({ "x-forwarded-for": "203.0.113.7, 198.51.100.1" })).toBe("203.0.113.7, 198.51.100.1, 127.0.0.1");
  server.close();
});
