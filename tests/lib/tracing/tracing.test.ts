import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { startTracing } from "#lib/tracing/start-tracing.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

interface ReceivedSpan {
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code?: number; message?: string };
}

let collector: Server;
const bodies: string[] = [];
const paths = new Set<string | undefined>();
const spans = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body).resourceSpans as { scopeSpans: { spans: ReceivedSpan[] }[] }[]).flatMap((resource) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const attributesOf = (span: ReceivedSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue]));

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    bodies.push(Buffer.concat(chunks).toString());
    paths.add(request.url);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "localhost");
  await once(collector, "listening");
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://localhost:${(collector.address() as AddressInfo).port}`;
  startTracing();
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

test("a collector gets spans of statements, with their texts but not their values", async () => {
  await db.execute(sql`select 1`);
  await vi.waitFor(async () => {
    await db.execute(sql`select ${"anna@example.org"}::text as secret`);
    await db.transaction((tx) => tx.execute(sql`select ${"anna@example.org"}::text as inner_secret`));
    const texts = spans().map((span) => attributesOf(span)["db.query.text"]);
    expect(texts).toEqual(
      expect.arrayContaining(["select $1::text as secret", "begin", "select $1::text as inner_secret", "commit"]),
    );
  }, 20_000);
  await db.execute(sql`select * from missing_table where name = ${"anna@example.org"}`).catch(() => {});
  await vi.waitFor(() => expect(spans().find(({ status }) => status.code === 2)).toBeDefined(), 20_000);
  expect([...paths]).toEqual(["/v1/traces"]);
  expect(bodies.join()).not.toContain("anna");
}, 60_000);

test("spans of requests tell the route, not the address, and no message of an error", async () => {
  const span = trace.getTracer("next.js").startSpan("GET /[locale]/search", {
    attributes: { "http.target": "/de/suche?search=anna", "http.route": "/[locale]/search", "http.method": "GET" },
  });
  span.recordException(new Error("anna"));
  span.setStatus({ code: 2, message: "anna" });
  span.end();
  trace.getTracer("next.js").startSpan("fetch GET https://accounts.example/anna?token=anna").end();
  const find = (name: string) => spans().find((one) => one.name === name);
  await vi.waitFor(() => expect(find("fetch GET")).toBeDefined(), 20_000);
  expect(attributesOf(find("GET /[locale]/search"))).toEqual({
    "http.route": "/[locale]/search",
    "http.method": "GET",
  });
  expect(bodies.join()).not.toContain("anna");
}, 60_000);
