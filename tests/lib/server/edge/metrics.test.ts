import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { createMetrics, serveMetrics } from "#lib/server/edge/metrics.ts";

test("figures are served at /metrics only, without words of requests", async () => {
  const metrics = createMetrics({ countRunning: () => 3, countPages: () => 7, isServerReady: () => true });
  for (const method of ["GET", "GET", "x".repeat(50)]) {
    const response = Object.assign(new EventEmitter(), { statusCode: 200 });
    metrics.observe(response as unknown as ServerResponse, method, performance.now());
    response.emit("close");
  }
  const server = await serveMetrics(metrics, 0, "localhost");
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://localhost:${port}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(text).toContain('edge_http_responses_total{method="GET",status="200"} 2');
    expect(text).toContain('edge_http_responses_total{method="other",status="200"} 1');
    expect(text).toContain("edge_http_response_duration_seconds_count 3");
    expect(text).toMatch(/edge_requests_in_flight 3[\s\S]*edge_stored_pages 7[\s\S]*edge_next_ready 1/);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
  } finally {
    server.close().closeAllConnections();
  }
});

test("figures that cannot be read are answered with 500, and the site goes on", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failure = new Error("too many open files");
  const metrics = { contentType: "text/plain", observe() {}, render: () => Promise.reject(failure) };
  const server = await serveMetrics(metrics, 0, "localhost");
  const { port } = server.address() as AddressInfo;
  try {
    expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(500);
    expect(log).toHaveBeenCalledWith("The metrics were not read:", failure);
  } finally {
    server.close().closeAllConnections();
    log.mockRestore();
  }
});
