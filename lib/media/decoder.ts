import "server-only";
import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";
import { createLimiter } from "#lib/limiter.ts";

export const maximumPixels = 50_000_000;

// Loaders that nobody needs are the ones with the holes: SVG, HEIF, AVIF, PDF, TIFF and the rest are switched off for the process.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
// One thread per picture: the limiter below decides how many cores pictures may take.
sharp.concurrency(1);
sharp.cache(false);

/** All decoding goes through here: one core stays free for pages, and beyond a long queue callers are told to come back. */
export const limitDecoding = createLimiter(Math.max(2, availableParallelism() - 1), 200);

/** Opens a JPEG, PNG or WebP; every operation on it fails on damaged data, above 50 megapixels, and after 20 seconds. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error" }).timeout({ seconds: 20 });
}
