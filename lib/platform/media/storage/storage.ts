import "server-only";
import { join } from "node:path";
import { env } from "#lib/platform/config/env.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

/** First and last byte, both inclusive, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores originals. Keys are paths of plain names ("pictures/<id>"). An object appears completely
 * or not at all. Failures are a MediaError "storage_unavailable"; null means that the object does
 * not exist.
 */
export interface MediaStorage {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** `etag` changes with the content. */
  stat(key: string): Promise<{ bytes: number; etag: string } | null>;
  /** Deleting a missing object succeeds. */
  delete(key: string): Promise<void>;
}

let storage: MediaStorage | undefined;

/** The configured storage: an S3 bucket, or a folder below DATA_DIR. */
export function getMediaStorage(): MediaStorage {
  storage ??= createConfiguredStorage();
  return storage;
}

function createConfiguredStorage(): MediaStorage {
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
