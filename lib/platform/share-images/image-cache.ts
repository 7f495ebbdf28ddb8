import "server-only";
import { join } from "node:path";
import { env } from "#lib/platform/config/env.ts";
import { createFileCache, type FileCache } from "#lib/platform/media/storage/file-cache.ts";

const maxBytes = 256 * 1024 * 1024;

let cache: FileCache | undefined;

/** Rendered share images below DATA_DIR, in a folder per id of what they show. */
export function getShareImageCache(): FileCache {
  cache ??= createFileCache(join(env.DATA_DIR, "share"), maxBytes);
  return cache;
}

/** Deletes the share images of a deleted recipe, story or cookbook. */
export function deleteShareImages(id: string): Promise<void> {
  return getShareImageCache().deleteFolder(id);
}
