import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What the metrics read of the edge whenever they are asked for. */
interface EdgeState {
  countRunning(): number;
  countPages(): number;
  isServerReady(): boolean;
}

export interface Metrics {
  /** Counts an answer when it ends. */
  observe(response: ServerResponse, method: string | undefined, startedAt: number): void;
  render(): Promise<string>;
  contentType: string;
}

/** Seconds; a stored page takes less than the first, a search the middle. */
const durationBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Creates the metrics of the edge and of its process.
 *
 * @see https://prometheus.io/docs/practices/naming/
 */
export function createMetrics(state: EdgeState): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: "edge_http_responses_total",
    help: "Answers by method and status.",
    labelNames: ["method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "edge_http_response_duration_seconds",
    help: "Time until an answer was sent.",
    buckets: durationBuckets,
    registers,
  });
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  addGauge("edge_requests_in_flight", "Requests that wait for Next.js.", state.countRunning);
  addGauge("edge_stored_pages", "Pages in memory.", state.countPages);
  addGauge("edge_next_ready", "1 while Next.js runs.", () => Number(state.isServerReady()));
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    observe(response, method = "", startedAt) {
      response.once("close", () => {
        // Any other word would become a label of its own.
        answers.inc({ method: methods.has(method) ? method : "other", status: response.statusCode });
        durations.observe((performance.now() - startedAt) / 1000);
      });
    },
  };
}

/** Serves the metrics at `/metrics` of a port that only the network of the machines reaches. */
export async function serveMetrics(metrics: Metrics, port: number, host: string | undefined): Promise<Server> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.render().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      // An unhandled rejection would end the process, and the site with it.
      (error: unknown) => {
        console.error("The metrics were not read:", error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen({ port, host });
  await once(server, "listening");
  return server;
}
