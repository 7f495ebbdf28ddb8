import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { port } from "../support/site.ts";

/** The site at another port, whose service worker a test can replace. */
export interface WorkerProxy {
  origin: string;
  /** Changes the script that readers get from now on. */
  replaceWorker(replace: (script: string) => string): void;
  close(): Promise<unknown>;
}

export async function startWorkerProxy(): Promise<WorkerProxy> {
  let replace = (script: string) => script;
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === "/service-worker.js") {
      const script = await (await fetch(`http://localhost:${port}/service-worker.js`)).text();
      outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      outgoing.end(replace(script));
      return;
    }
    const { method, url } = incoming;
    // The site answers under its own host only.
    const headers = { ...incoming.headers, host: `localhost:${port}` };
    const forwarded = request({ port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await listen(server);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    replaceWorker: (next) => {
      replace = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, () => resolve()));
}
