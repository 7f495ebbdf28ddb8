import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Pool, PoolClient } from "pg";

/** Longer statements are cut: the beginning tells which one it is. */
const maxTextLength = 500;

type Query = (...values: unknown[]) => unknown;

/**
 * Records a span for each statement of a pool. Texts have `$1` in place of values, so that they
 * tell nothing of readers.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/database/database-spans/
 */
export function recordQueries(pool: Pool): void {
  const traced = new WeakSet<PoolClient>();
  pool.query = traceQuery(pool.query.bind(pool) as Query) as Pool["query"];
  pool.on("acquire", (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    client.query = traceQuery(client.query.bind(client) as Query) as PoolClient["query"];
  });
}

function traceQuery(query: Query): Query {
  return (...values) => {
    // The pool itself calls with a function, within a span of its own.
    if (typeof values.at(-1) === "function") return query(...values);
    const text = readText(values[0]);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
    const span = trace.getTracer("tischlein").startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        "db.system.name": "postgresql",
        "db.operation.name": operation,
        "db.query.text": text.slice(0, maxTextLength),
      },
    });
    const result = query(...values);
    Promise.resolve(result)
      .catch(() => span.setStatus({ code: SpanStatusCode.ERROR }))
      .finally(() => span.end());
    return result;
  };
}

function readText(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return String((statement as { text?: string } | undefined)?.text ?? "");
}
