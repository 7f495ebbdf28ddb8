import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { MediaError } from "./errors.ts";
import type { MediaStorage } from "./storage.ts";
import { checkedKey } from "./storage-key.ts";

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const answerWithin = 10_000;

/** Originals in a bucket of any store that speaks S3 (signature version 4, the bucket in the path). */
export function createS3Storage({ endpoint, bucket, ...identity }: S3Settings): MediaStorage {
  const client = new AwsClient({ ...identity, service: "s3", retries: 2, initRetryMs: 100 });

  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response | null> {
    const waiting = new AbortController();
    // Only the wait for the answer is limited: a long video may take its time afterwards.
    const timer = setTimeout(() => waiting.abort(), answerWithin);
    const address = `${endpoint}/${bucket}/${checkedKey(key)}`;
    const answer = await client
      .fetch(address, { ...init, method, signal: waiting.signal })
      .catch((error) => {
        throw new MediaError("storage_unavailable", error);
      })
      .finally(() => clearTimeout(timer));
    if (answer.ok) return answer;
    const said = await answer.text().catch(() => "");
    if (answer.status === 404 && !said.includes("NoSuchBucket")) return null;
    throw new MediaError("storage_unavailable", `${method} ${key}: ${answer.status} ${said.slice(0, 300)}`);
  }

  return {
    async put(key, bytes, mime) {
      const digest = createHash("sha256").update(bytes).digest("hex");
      const headers = { "content-type": mime, "x-amz-content-sha256": digest };
      const answer = await ask("PUT", key, { body: bytes as BodyInit, headers });
      if (!answer) throw new MediaError("storage_unavailable", `PUT ${key}: 404`);
      await answer.body?.cancel();
    },
    async get(key, range) {
      const answer = await ask("GET", key, range && { headers: { range: `bytes=${range.start}-${range.end}` } });
      if (range && answer && answer.status !== 206) throw new MediaError("storage_unavailable", "ranges not honoured");
      return answer?.body ?? null;
    },
    async stat(key) {
      const answer = await ask("HEAD", key);
      if (!answer) return null;
      const etag = answer.headers.get("etag")?.replace(/[^\w-]/g, "") ?? "";
      return { bytes: Number(answer.headers.get("content-length")), etag };
    },
    async delete(key) {
      const answer = await ask("DELETE", key);
      await answer?.body?.cancel();
    },
  };
}
