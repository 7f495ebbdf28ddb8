import "server-only";
import { join } from "node:path";
import { env } from "#lib/platform/config/env.ts";
import type { ConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";
import { MediaError } from "#lib/platform/media/errors.ts";
import { createFileCache, type FileCache } from "#lib/platform/media/storage/file-cache.ts";
import { getMediaStorage, type MediaStorage } from "#lib/platform/media/storage/storage.ts";
import { pictureKey } from "#lib/platform/media/storage/storage-key.ts";
import { limitDecoding } from "./decoder.ts";
import type { ServedFormat } from "./formats.ts";
import type { PictureRequest } from "./picture-address.ts";
import { resizePicture, resizeVersion } from "./resize.ts";

export interface VariantRequest extends PictureRequest {
  format: ServedFormat;
}

/**
 * @returns null without such a picture
 * @throws {MediaError} "storage_unavailable" or "damaged"
 * @throws {OverloadedError} when too many variants are waiting
 */
export type GetVariant = (request: VariantRequest) => Promise<Uint8Array | null>;

/**
 * Reads variants from `cache` and creates missing ones from `storage`. Simultaneous requests for
 * one variant share the work.
 */
export function createVariantSource(storage: MediaStorage, cache: FileCache, limit: ConcurrencyLimit): GetVariant {
  const pending = new Map<string, Promise<Uint8Array | null>>();

  async function createVariant(request: VariantRequest): Promise<Uint8Array | null> {
    const original = await storage.get(pictureKey(request.id));
    if (!original) return null;
    const bytes = new Uint8Array(await new Response(original).arrayBuffer());
    const variant = await resizePicture(bytes, request).catch((error) => {
      throw new MediaError("damaged", error);
    });
    // With a full disk the variant is still served.
    await cache.write(variantName(request), variant).catch((error) => console.warn("Variant not cached:", error));
    if (await storage.stat(pictureKey(request.id))) return variant;
    // The picture was deleted meanwhile: remove the variant just written.
    await cache.deleteFolder(request.id);
    return null;
  }

  return (request) => {
    const name = variantName(request);
    const inProgress = pending.get(name);
    if (inProgress) return inProgress;
    // The cache lookup is part of the shared work, so that a request between lookup and creation
    // joins it.
    const work = cache
      .read(name)
      .then((cached) => cached ?? limit(() => createVariant(request)))
      .finally(() => pending.delete(name));
    pending.set(name, work);
    return work;
  };
}

function variantName({ id, format, ...request }: VariantRequest): string {
  return join(id, `${describeVariant(request)}.${format}`);
}

/** Tells the variants of a picture in one format apart: "1200-80-1", and for a part its place. */
export function describeVariant({ width, quality, crop }: Omit<VariantRequest, "id" | "format">): string {
  const part = crop ? `-${crop.x}x${crop.y}-${crop.width}x${crop.height}` : "";
  return `${width}-${quality}-${resizeVersion}${part}`;
}

let service: { cache: FileCache; getVariant: GetVariant } | undefined;

function getService() {
  if (!service) {
    const cache = createFileCache(join(env.DATA_DIR, "variants"), env.MEDIA_QUOTA_MB * 1024 * 1024);
    service = { cache, getVariant: createVariantSource(getMediaStorage(), cache, limitDecoding) };
  }
  return service;
}

/** A resized picture of this site. */
export const getPictureVariant: GetVariant = (request) => getService().getVariant(request);

/** Removes the variants of a picture from the disk of this machine. */
export function deleteVariants(pictureId: string): Promise<void> {
  return getService().cache.deleteFolder(pictureId);
}
