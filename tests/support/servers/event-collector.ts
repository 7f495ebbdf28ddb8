import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  method: string | undefined;
  /** Path with query. */
  target: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * A server that stands for the outside tools and keeps what it gets. Like the Conversions API of
 * Meta it answers an event with `{events_received: 1}`, like its pixel with a picture.
 */
export interface EventCollector {
  url: string;
  requests: ReceivedRequest[];
  /** Status of the next answers. */
  status: number;
  close(): void;
}

/** The parts of Braze and Adjust that pages call; `calls` lists what with. */
const toolScript = `(() => {
  window.calls ??= [];
  const record = (name) => (...values) => { window.calls.push([name, ...values]); return true; };
  window.braze ??= { initialize: record("initialize"), openSession: record("openSession") };
  window.Adjust ??= { initSdk: record("initSdk") };
})();`;

const transparentPixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

export async function startEventCollector(): Promise<EventCollector> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url = "", headers } = request;
    if (method !== "OPTIONS") {
      collector.requests.push({ method, target: url, headers, body: Buffer.concat(chunks).toString() });
    }
    const [type, body] = findAnswer(url);
    response
      .writeHead(collector.status, {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
        "content-type": type,
      })
      .end(body);
  }).listen(0, "localhost");
  await once(server, "listening");
  const collector: EventCollector = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    status: 200,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return collector;
}

function findAnswer(target: string): [type: string, body: string | Buffer] {
  if (/\.js(?:\?|$)/.test(target)) return ["text/javascript", toolScript];
  if (target.startsWith("/tr/")) return ["image/gif", transparentPixel];
  return ["application/json", '{"events_received":1}'];
}
