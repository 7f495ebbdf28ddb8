import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { RecipeImportError } from "../errors.ts";
import { toImportError } from "./http-get.ts";

/**
 * Reads the body of a response up to a number of bytes after decompression, and closes the
 * connection. `Content-Length` is not trusted.
 *
 * @returns the bytes, and whether there were more
 * @throws {RecipeImportError} `timedOut`, `unreachable` for a broken body, `notHtml` for an unknown
 *   compression
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; isTruncated: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decompress(response) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) break;
    }
  } catch (error) {
    throw toImportError(error, signal);
  } finally {
    response.destroy();
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isTruncated: size > maxBytes };
}

function decompress(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity" || encoding === "") return response;
  // Errors of the response destroy the stream that is read, which reports them.
  if (encoding === "gzip" || encoding === "x-gzip") return pipeline(response, createGunzip(), () => {});
  if (encoding === "br") return pipeline(response, createBrotliDecompress(), () => {});
  throw new RecipeImportError("notHtml");
}
