import "server-only";
import { join } from "node:path";
import { env } from "#lib/env.ts";
import type { Limiter } from "#lib/limiter.ts";
import type { PictureRequest } from "./address.ts";
import { limitDecoding } from "./decoder.ts";
import { MediaError } from "./errors.ts";
import type { ServedFormat } from "./formats.ts";
import { renderVariant, renderVersion } from "./render.ts";
import { type MediaStorage, mediaStorage } from "./storage.ts";
import { pictureKey } from "./storage-key.ts";
import { createVariantCache, type VariantCache } from "./variant-cache.ts";

export interface VariantRequest extends PictureRequest {
  format: ServedFormat;
}

/** The bytes of a variant, or null when there is no such picture. Throws a MediaError "storage_unavailable" or "damaged", or an OverloadedError. */
export type Variants = (wanted: VariantRequest) => Promise<Uint8Array | null>;

/** Variants kept in `cache`, made from `storage` when missing: once, however many ask for the same one meanwhile. */
export function createVariants(storage: MediaStorage, cache: VariantCache, limit: Limiter): Variants {
  const pending = new Map<string, Promise<Uint8Array | null>>();

  async function make(wanted: VariantRequest): Promise<Uint8Array | null> {
    const original = await storage.get(pictureKey(wanted.id));
    if (!original) return null;
    const bytes = new Uint8Array(await new Response(original).arrayBuffer());
    const variant = await renderVariant(bytes, wanted).catch((error) => {
      throw new MediaError("damaged", error);
    });
    // A full disk costs time, not pictures.
    await cache.write(variantName(wanted), variant).catch((error) => console.warn("variant not kept:", error));
    if (await storage.stat(pictureKey(wanted.id))) return variant;
    // Deleted meanwhile: what was kept a moment ago must go as well.
    await cache.forget(wanted.id);
    return null;
  }

  return (wanted) => {
    const name = variantName(wanted);
    const begun = pending.get(name);
    if (begun) return begun;
    // The look into the cache belongs to the shared work: whoever asks between a look and the end of the making joins it.
    const work = cache
      .read(name)
      .then((kept) => kept ?? limit(() => make(wanted)))
      .finally(() => pending.delete(name));
    pending.set(name, work);
    return work;
  };
}

function variantName({ id, width, quality, format }: VariantRequest): string {
  return join(id, `${width}-${quality}-${renderVersion}.${format}`);
}

let kept: { cache: VariantCache; variants: Variants } | undefined;

function service() {
  if (!kept) {
    const cache = createVariantCache(join(env.DATA_DIR, "variants"), env.MEDIA_QUOTA_MB * 1024 * 1024);
    kept = { cache, variants: createVariants(mediaStorage(), cache, limitDecoding) };
  }
  return kept;
}

/** The variants of this site. */
export const pictureVariants: Variants = (wanted) => service().variants(wanted);

/** Removes what this machine keeps of a deleted picture. */
export function forgetVariants(pictureId: string): Promise<void> {
  return service().cache.forget(pictureId);
}
