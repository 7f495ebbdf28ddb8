import { trace } from "@opentelemetry/api";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { startTracing } from "#lib/platform/tracing/start-tracing.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { type ReceivedSpan, startTraceCollector, type TraceCollector } from "#tests/support/servers/trace-collector.ts";

setUpDatabase();

let collector: TraceCollector;
const attributesOf = (span: ReceivedSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue]));

beforeAll(async () => {
  collector = await startTraceCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  startTracing();
});
afterAll(() => collector.close());

test("a collector gets spans of statements, with their texts but not their values", async () => {
  await db.execute(sql`select 1`);
  await vi.waitFor(async () => {
    await db.execute(sql`select ${"anna@example.org"}::text as secret`);
    await db.transaction((tx) => tx.execute(sql`select ${"anna@example.org"}::text as inner_secret`));
    const texts = collector.spans().map((span) => attributesOf(span)["db.query.text"]);
    expect(texts).toEqual(
      expect.arrayContaining(["select $1::text as secret", "begin", "select $1::text as inner_secret", "commit"]),
    );
  }, 20_000);
  await db.execute(sql`select * from missing_table where name = ${"anna@example.org"}`).catch(() => {});
  await vi.waitFor(() => expect(collector.spans().find(({ status }) => status.code === 2)).toBeDefined(), 20_000);
  expect([...collector.paths]).toEqual(["/v1/traces"]);
  expect(collector.text()).not.toContain("anna");
}, 60_000);

test("spans of requests tell the route, not the address, and no message of an error", async () => {
  const span = trace.getTracer("next.js").startSpan("GET /[locale]/search", {
    attributes: { "http.target": "/de/suche?search=anna", "http.route": "/[locale]/search", "http.method": "GET" },
  });
  span.recordException(new Error("anna"));
  span.setStatus({ code: 2, message: "anna" });
  span.end();
  trace.getTracer("next.js").startSpan("fetch GET https://accounts.example/anna?token=anna").end();
  const find = (name: string) => collector.spans().find((one) => one.name === name);
  await vi.waitFor(() => expect(find("fetch GET")).toBeDefined(), 20_000);
  expect(attributesOf(find("GET /[locale]/search"))).toEqual({
    "http.route": "/[locale]/search",
    "http.method": "GET",
  });
  expect(collector.text()).not.toContain("anna");
}, 60_000);
