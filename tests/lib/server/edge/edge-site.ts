import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createEdge, type Edge, type EdgeOptions } from "#lib/server/edge/edge.ts";
import { maxForwardedHeaderBytes } from "#lib/server/edge/upstream.ts";
import { findFreePort } from "#tests/support/supervised-site.ts";

/** An edge in front of a server of the test. */
export interface EdgeSite {
  edge: Edge;
  origin: string;
  port: number;
  /** Ends the server behind, as a crash does. */
  stopServer(): Promise<void>;
  /** Starts the server behind. */
  startServer(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an edge whose Next.js is `listener`. */
export async function startEdgeSite(listener: RequestListener, options: Partial<EdgeOptions> = {}): Promise<EdgeSite> {
  const port = Number(await findFreePort());
  const origin = `http://localhost:${port}`;
  const edge = createEdge({ siteUrl: origin, port, maxCacheBytes: 10_000_000, staticFiles: new Map(), ...options });
  await edge.listen();
  let server: Server;
  let url: string;
  const site: EdgeSite = {
    edge,
    origin,
    port,
    async startServer() {
      server = createServer({ maxHeaderSize: maxForwardedHeaderBytes }, listener).listen(0, "localhost");
      await once(server, "listening");
      url = `http://localhost:${(server.address() as AddressInfo).port}`;
      edge.onServerReady(url);
    },
    async stopServer() {
      edge.onServerEnd(url);
      server.closeAllConnections();
      server.close();
    },
    async close() {
      await edge.close();
      await site.stopServer();
    },
  };
  await site.startServer();
  return site;
}
