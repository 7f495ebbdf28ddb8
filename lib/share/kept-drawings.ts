import "server-only";
import { join } from "node:path";
import { env } from "#lib/env.ts";
import { createVariantCache, type VariantCache } from "#lib/media/variant-cache.ts";

const quota = 256 * 1024 * 1024;

let kept: VariantCache | undefined;

/** The share images drawn so far, below DATA_DIR; those of one thing are in the folder of its id. */
export function keptDrawings(): VariantCache {
  kept ??= createVariantCache(join(env.DATA_DIR, "share"), quota);
  return kept;
}

/** Forgets what was drawn of something that is no more. */
export function forgetDrawings(id: string): Promise<void> {
  return keptDrawings().forget(id);
}
