import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { type CompressedBodies, compress, isCompressible, negotiateEncoding } from "./content-encoding.ts";
import { sendBody } from "./send-body.ts";

/** Address of the files of a build; their names change with their contents. */
const prefix = "/_next/static/";

/** Folders in that of a build: the files, and their compressed forms. */
export const staticDir = "static";
export const compressedDir = "static-compressed";

const types: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=UTF-8",
  ".map": "application/json; charset=UTF-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=UTF-8",
};

/** A file of a build; `compressed` is null where compression gains nothing. */
export interface StaticFile {
  type: string;
  identity: Buffer;
  compressed: CompressedBodies | null;
}

/** The files of a build, in memory. */
export type StaticFiles = Map<string, StaticFile>;

/** Lists all files below a folder. */
async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/**
 * Reads the files of a build with the compressed forms of `compressStaticFiles`, about 5 MB.
 *
 * @param buildDir folder of the build
 */
export async function readStaticFiles(buildDir: string): Promise<StaticFiles> {
  const [dir, compressed] = [join(buildDir, staticDir), join(buildDir, compressedDir)];
  const files: StaticFiles = new Map();
  for (const file of await listFiles(dir)) {
    const identity = await readFile(join(dir, file));
    const [br, gzip] = await Promise.all(
      ["br", "gz"].map((extension) => readFile(join(compressed, `${file}.${extension}`)).catch(() => null)),
    );
    const type = types[extname(file)] ?? "application/octet-stream";
    files.set(prefix + file, { type, identity, compressed: br && gzip ? { br, gzip } : null });
  }
  return files;
}

/**
 * Compresses the files of a build as well as possible, once.
 *
 * @param write called with the path of each compressed form, relative to the folder
 */
export async function compressStaticFiles(
  dir: string,
  write: (path: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  for (const file of await listFiles(dir)) {
    if (!isCompressible(types[extname(file)] ?? "")) continue;
    const { br, gzip } = await compress(await readFile(join(dir, file)), "best");
    await write(`${file}.br`, br);
    await write(`${file}.gz`, gzip);
  }
}

/** Answers with a file of the build; false when there is none at this address. */
export function sendStaticFile(
  files: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
  securityHeaders: Record<string, string>,
): boolean {
  const { method, url = "" } = request;
  if (!url.startsWith(prefix) || (method !== "GET" && method !== "HEAD")) return false;
  const query = url.indexOf("?");
  const file = files.get(query < 0 ? url : url.slice(0, query));
  if (!file) return false;
  const encoding = file.compressed ? negotiateEncoding(request.headers["accept-encoding"]) : "identity";
  const body = encoding === "identity" || !file.compressed ? file.identity : file.compressed[encoding];
  response.writeHead(200, {
    ...securityHeaders,
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "same-origin",
    "content-type": file.type,
    "content-length": body.length,
    ...(file.compressed ? { vary: "Accept-Encoding" } : {}),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  if (method === "HEAD") response.end();
  else sendBody(response, body);
  return true;
}
