import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";

/**
 * What is told of a span. Everything else may be of a reader: addresses with searches and tokens,
 * messages of errors with the parameters of a query.
 */
const attributeNames = [
  "next.route",
  "next.span_type",
  "http.method",
  "http.route",
  "http.status_code",
  "error.type",
  "db.system.name",
  "db.operation.name",
  "db.query.text",
];

/**
 * Sends the spans of Next.js and of the database to the collector of
 * `OTEL_EXPORTER_OTLP_ENDPOINT`, which the exporter reads itself, as it does the other variables
 * of its kind.
 *
 * @see https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 * @see https://nextjs.org/docs/app/guides/open-telemetry
 */
export function startTracing(): void {
  const exporter = anonymize(new OTLPTraceExporter());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME ?? "tischlein" }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  // What the last seconds recorded is sent before the process ends.
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void provider.forceFlush().catch(() => {}));
}

function anonymize(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutReader), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** A span without what may be of a reader. */
function withoutReader(span: ReadableSpan): ReadableSpan {
  const kept = Object.entries(span.attributes).filter(([name]) => attributeNames.includes(name));
  const replaced: Partial<ReadableSpan> = {
    // Requests to other servers are named by their address.
    name: span.name.replace(/\s?https?:\S*/g, "").replace(/\?\S*/g, ""),
    attributes: Object.fromEntries(kept),
    status: { code: span.status.code },
    events: span.events.map(({ name, time }) => ({ name, time, attributes: {}, droppedAttributesCount: 0 })),
    links: [],
  };
  return Object.create(
    span,
    Object.fromEntries(Object.entries(replaced).map(([name, value]) => [name, { value, enumerable: true }])),
  ) as ReadableSpan;
}
