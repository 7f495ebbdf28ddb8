import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { maxBodyMs } from "#lib/server/edge/guard/body-pace.ts";
import { buildServerArguments } from "#lib/server/supervisor/next.ts";

/** A server made like that of Next.js, which answers a request with its time-out. */
const script = `
  import { createServer } from "node:http";
  const server = createServer((_, response) => response.end(String(server.requestTimeout)));
  server.listen(0, async () => {
    console.log(await (await fetch("http://localhost:" + server.address().port)).text());
    process.exit();
  });`;

test("Next.js waits for a body for as long as the edge", async () => {
  const serverArguments = buildServerArguments("start", { HOST: undefined, PORT: 1 });
  const nodeOptions = serverArguments.slice(0, serverArguments.indexOf("start") - 1);
  const args = [...nodeOptions, "--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe(String(maxBodyMs));
});
