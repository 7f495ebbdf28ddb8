import "server-only";
import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";

export const maxPixels = 50_000_000;

// libvips has loaders for SVG, HEIF, AVIF, PDF, TIFF and more, with a history of vulnerabilities.
// Only three are allowed in this process.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
// One thread per picture: the limit below decides how many cores decoding uses.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Limits all decoding: one core stays free for pages, and above 200 waiting pictures callers get an
 * OverloadedError.
 */
export const limitDecoding = createConcurrencyLimit(Math.max(2, availableParallelism() - 1), 200);

/**
 * Opens a JPEG, PNG or WebP. Operations on it fail for damaged data, above 50 megapixels and after
 * 20 seconds.
 */
export function decodePicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).timeout({ seconds: 20 });
}
