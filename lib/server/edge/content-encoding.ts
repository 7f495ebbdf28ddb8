import type { Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { limitList } from "#lib/platform/text/limit-list.ts";

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressibleTypes =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*(?:json|xml|javascript)\b|wasm)|image\/svg\+xml|font\/(?:ttf|otf))/i;

const negotiated = new Map<string, Encoding>();
/** Browsers send few different values, which are short. Others may send any. */
const maxKeptValues = 200;
const maxKeptLength = 100;

/** The encoding to answer with, by `Accept-Encoding`. */
export function negotiateEncoding(accepted: string | string[] | undefined): Encoding {
  const header = limitList(String(accepted ?? ""));
  const known = negotiated.get(header);
  if (known) return known;
  const accepting = new Negotiator({ headers: { "accept-encoding": header } }).encodings(["br", "gzip"]);
  const encoding = header !== "" && accepting.includes("br") ? "br" : accepting.includes("gzip") ? "gzip" : "identity";
  if (negotiated.size < maxKeptValues && header.length <= maxKeptLength) negotiated.set(header, encoding);
  return encoding;
}

/** Whether bytes of this media type become smaller. Events are sent one by one. */
export function isCompressible(type: string): boolean {
  return compressibleTypes.test(type);
}

/** The compressed forms of a content. */
export interface CompressedBodies {
  br: Buffer;
  gzip: Buffer;
}

/**
 * Compresses a content, in threads of Node.
 *
 * @param quality "quick" takes about 10 ms for 300 KB, "best" half a second
 */
export async function compress(content: Buffer, quality: "quick" | "best"): Promise<CompressedBodies> {
  const isQuick = quality === "quick";
  const [br, gzipped] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: isQuick ? 5 : 9 }),
  ]);
  return { br: copyExactly(br), gzip: copyExactly(gzipped) };
}

/** Results of zlib keep the whole block of memory that they were written to, 64 KB. */
function copyExactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Compresses a stream; what has been written is sent at once. */
export function createCompressor(encoding: "br" | "gzip"): Transform {
  return encoding === "br"
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      })
    : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
}
