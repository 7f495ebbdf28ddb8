import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as OTLP over HTTP carries it. */
export interface ReceivedSpan {
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code?: number; message?: string };
}

/** A collector of OpenTelemetry that keeps what it gets. */
export interface TraceCollector {
  url: string;
  spans(): ReceivedSpan[];
  /** Everything received, as text. */
  text(): string;
  paths: Set<string | undefined>;
  close(): void;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const paths = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    bodies.push(Buffer.concat(chunks).toString());
    paths.add(request.url);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    paths,
    text: () => bodies.join("\n"),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body).resourceSpans as { scopeSpans: { spans: ReceivedSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
