import { maxSmallBodyBytes } from "./body-pace.ts";
import type { BodyLimits } from "./limited-body.ts";

/**
 * Bytes of a body: JSON and forms have 1 MB (`maxSmallBodyBytes`), pictures 10 MB, and forms with
 * several pictures (those of comments and of the library), with a clip or with all content 30 MB;
 * the routes check exactly.
 */
const maxUploadBytes = 11_000_000;
const maxLargeFormBytes = 32_000_000;
const uploadPaths =
  /^\/api\/users\/(?:comments\/images|me\/(?:images|picture|cookbooks\/[^/]+\/cover|recipe-drafts\/[^/]+\/picture))\/?(?:\?|$)/;

/** The form of an advertisement has one picture. */
const adPaths = /^\/(?:de\/desk\/anzeigen|en\/desk\/house-ads)\/[^/?]+\/?(?:\?|$)/;

/** The library of pictures takes many at once without script, one by one with it. */
const libraryPaths = /^\/(?:de\/desk\/bilder|en\/desk\/pictures)(?:\/[^/?]+\/(?:ersetzen|replace))?\/?(?:\?|$)/;
/** A clip comes with its form. */
const clipPaths = /^\/(?:de|en)\/desk\/clips\/[^/?]+\/?(?:\?|$)/;
/** The desk takes all content as one file. */
const contentPaths = /^\/(?:de\/desk\/inhalte|en\/desk\/content)\/?(?:\?|$)/;

const commentPaths = /^\/(?:de|en)\/[^/?]+\/[^/?]+\/(?:kommentare|comments)\/?(?:\?|$)/;

/** What Next.js holds in memory: forms with files, and pictures that are uploaded by themselves. */
export type FileKind = "form" | "upload";

/** Bytes that the body of a request to this target may have. */
export function getMaxBodyBytes(url: string): number {
  if ([commentPaths, libraryPaths, clipPaths, contentPaths].some((paths) => paths.test(url))) return maxLargeFormBytes;
  return uploadPaths.test(url) || adPaths.test(url) ? maxUploadBytes : maxSmallBodyBytes;
}

/**
 * Which requests with files a request is one of, which Next.js holds in memory: forms before it
 * knows who sends them, uploads of single pictures until they are decoded. Null for all others.
 */
export function findFileKind(url: string): FileKind | null {
  if (uploadPaths.test(url)) return "upload";
  return [commentPaths, adPaths, libraryPaths, clipPaths, contentPaths].some((paths) => paths.test(url))
    ? "form"
    : null;
}

/** The limits of the body of a request to this target. */
export function getBodyLimits(url: string, enterLargeFiles: (kind: FileKind) => boolean): BodyLimits {
  const kind = findFileKind(url);
  return { maxBytes: getMaxBodyBytes(url), ...(kind ? { enterLargeBody: () => enterLargeFiles(kind) } : {}) };
}
