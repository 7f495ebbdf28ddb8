import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { compress, isCompressible, negotiateEncoding } from "#lib/server/edge/content-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0, br;q=0", "identity"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["*", "br"],
] as const)("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

test("only short values of Accept-Encoding are kept in memory", () => {
  const keep = vi.spyOn(Map.prototype, "set");
  const [short, long] = ["gzip, x-short", `gzip, ${"x".repeat(160_000)}`];
  expect([negotiateEncoding(short), negotiateEncoding(long)]).toEqual(["gzip", "gzip"]);
  const kept = keep.mock.calls.map(([key]) => key);
  keep.mockRestore();
  expect(kept).toContain(short);
  expect(kept).not.toContain(long);
});

test("text is compressed; pictures, videos, fonts and events are not", () => {
  const texts = [
    "text/html; charset=utf-8",
    "text/x-component",
    "application/json",
    "application/rss+xml",
    "image/svg+xml",
  ];
  for (const type of texts) expect(isCompressible(type), type).toBe(true);
  for (const type of ["image/avif", "video/mp4", "font/woff2", "application/zip", "text/event-stream", ""]) {
    expect(isCompressible(type), type).toBe(false);
  }
});

test("both qualities keep the content, and the best one is smaller", async () => {
  const content = Buffer.from(Array.from({ length: 3000 }, (_, index) => `Zeile ${index * 7919}\n`).join(""));
  const [quick, best] = await Promise.all([compress(content, "quick"), compress(content, "best")]);
  for (const { br, gzip } of [quick, best]) {
    expect(brotliDecompressSync(br).equals(content)).toBe(true);
    expect(gunzipSync(gzip).equals(content)).toBe(true);
  }
  expect(best.br.length).toBeLessThan(quick.br.length);
});

test("compressed contents take no more memory than their bytes", async () => {
  for (const size of [0, 300, 20_000]) {
    const { br, gzip } = await compress(randomBytes(size), "quick");
    for (const bytes of [br, gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
