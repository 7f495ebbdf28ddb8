// Loaded into Next.js: its server waits for a body for as long as the edge does, which ends slow
// ones. Next.js has no setting for that, and Node would end each request after five minutes.
import { subscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import { maxBodyMs } from "#lib/server/edge/guard/body-pace.ts";

subscribe("http.server.request.start", (message) => {
  const { server } = message as { server: Server };
  server.requestTimeout = maxBodyMs;
});
