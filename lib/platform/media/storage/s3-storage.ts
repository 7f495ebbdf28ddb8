import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { MediaError } from "#lib/platform/media/errors.ts";
import type { MediaStorage } from "./storage.ts";
import { assertStorageKey } from "./storage-key.ts";

interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const responseTimeoutMs = 10_000;

/** Stores originals in an S3-compatible bucket (signature version 4, path-style addresses). */
export function createS3Storage({ endpoint, bucket, ...credentials }: S3Settings): MediaStorage {
  const client = new AwsClient({ ...credentials, service: "s3", retries: 2, initRetryMs: 100 });

  async function send(method: string, key: string, init: RequestInit = {}): Promise<Response | null> {
    const controller = new AbortController();
    // The timeout covers the response headers only: the body of a long video may take longer.
    const timer = setTimeout(() => controller.abort(), responseTimeoutMs);
    const address = `${endpoint}/${bucket}/${assertStorageKey(key)}`;
    const response = await client
      .fetch(address, { ...init, method, signal: controller.signal })
      .catch((error) => {
        throw new MediaError("storage_unavailable", error);
      })
      .finally(() => clearTimeout(timer));
    if (response.ok) return response;
    const errorText = await response.text().catch(() => "");
    if (response.status === 404 && !errorText.includes("NoSuchBucket")) return null;
    throw new MediaError("storage_unavailable", `${method} ${key}: ${response.status} ${errorText.slice(0, 300)}`);
  }

  return {
    async put(key, bytes, mime) {
      const digest = createHash("sha256").update(bytes).digest("hex");
      const headers = { "content-type": mime, "x-amz-content-sha256": digest };
      const response = await send("PUT", key, { body: bytes as BodyInit, headers });
      if (!response) throw new MediaError("storage_unavailable", `PUT ${key}: 404`);
      await response.body?.cancel();
    },
    async get(key, range) {
      const response = await send("GET", key, range && { headers: { range: `bytes=${range.start}-${range.end}` } });
      if (range && response && response.status !== 206)
        throw new MediaError("storage_unavailable", "ranges not honoured");
      return response?.body ?? null;
    },
    async stat(key) {
      const response = await send("HEAD", key);
      if (!response) return null;
      const etag = response.headers.get("etag")?.replace(/[^\w-]/g, "") ?? "";
      return { bytes: Number(response.headers.get("content-length")), etag };
    },
    async delete(key) {
      const response = await send("DELETE", key);
      await response?.body?.cancel();
    },
  };
}
