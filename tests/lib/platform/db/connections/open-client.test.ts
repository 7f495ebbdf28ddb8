import { readFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createClient, openClient } from "#lib/platform/db/connections/open-client.ts";
import { productFiles } from "#tests/support/source-tree.ts";

const sockets: Socket[] = [];
const silent = createServer((socket) => void sockets.push(socket));
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test("a server that accepts a connection and says nothing ends the wait", async () => {
  await new Promise<void>((done) => silent.listen(0, "localhost", done));
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const url = `postgres://anna@localhost:${port}/site`;
  await expect(openClient(url, { connectionTimeoutMillis: 50 })).rejects.toThrow(/timeout/);
});

test("every connection beside the pool is opened in this way", () => {
  const files = productFiles.filter((file) => /new Client\(/.test(readFileSync(file, "utf8")));
  expect(files).toEqual(["lib/platform/db/connections/open-client.ts"]);
});

test("the wait has a limit where none is named", () => {
  expect(createClient("postgres://localhost/site")).toHaveProperty("_connectionTimeoutMillis", 10_000);
});
