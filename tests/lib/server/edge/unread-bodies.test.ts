import { Agent, request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { type EdgeSite, startEdgeSite } from "./edge-site.ts";

let site: EdgeSite;
const agents: Agent[] = [];

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await site.close();
});

/** A client with one connection, as a proxy in front of the site has for many readers. */
function createClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return (method: string, body = "") =>
    new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
      const headers = { host: `localhost:${site.port}`, "content-length": body.length };
      const outgoing = sendRequest({ agent, host: "localhost", port: site.port, path: "/de", method, headers });
      outgoing.on("error", reject);
      outgoing.on("response", async (answer) => resolve([answer.statusCode, await text(answer)]));
      outgoing.end(body);
    });
}

/** Answers a body after its first bytes, and reads no more of it. */
async function startImpatientSite(): Promise<void> {
  site = await startEdgeSite((request, response) => {
    if (request.method === "GET") return response.end("read");
    return request.once("data", () => {
      request.pause();
      response.writeHead(413).end("refused");
    });
  });
}

test.each([70_000, 400_000, 1_000_000])(
  "a body of %i bytes that Next.js does not read holds up no one",
  async (size) => {
    await startImpatientSite();
    const [sender, other] = [createClient(), createClient()];
    for (let round = 0; round < 3; round++) {
      expect(await sender("POST", "x".repeat(size))).toEqual([413, "refused"]);
      expect(await other("GET")).toEqual([200, "read"]);
      expect(await sender("GET")).toEqual([200, "read"]);
    }
  },
);
