import "server-only";
import { join } from "node:path";
import { env } from "#lib/env.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

/** First and last byte, both included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where originals live. Keys are paths of plain names ("pictures/<id>"). An object appears as a whole or not at all. Failures are a
 * MediaError "storage_unavailable"; only what is really not there is null.
 */
export interface MediaStorage {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Size in bytes, and a token that changes with the content. */
  stat(key: string): Promise<{ bytes: number; etag: string } | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

let storage: MediaStorage | undefined;

/** The storage this site is configured for: a bucket, or a folder below DATA_DIR. */
export function mediaStorage(): MediaStorage {
  storage ??= chooseStorage();
  return storage;
}

function chooseStorage(): MediaStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return createFolderStorage(join(env.DATA_DIR, "media"));
  }
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
